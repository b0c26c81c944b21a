# When something does not work, in English. The page carries these words with it, so that it needs no server for them.

trouble-title = That did not work
trouble-away = The server cannot be reached. Perhaps it is being restarted, or your device is offline.
trouble-retrying = This page tries again by itself.
trouble-unreadable = The server sent something that this page cannot read.
trouble-crash = Something went wrong on this page. Your games are safe: the server keeps them.
trouble-part = A part of this page could not be loaded.
trouble-nothing = There is nothing at this address. Perhaps the link is old or incomplete.
trouble-gone = This table does not exist any more, or the link is incomplete.
trouble-closed = Only the people who play here can see this.
trouble-again = Try again
trouble-reload = Load the page again
trouble-home = Home
trouble-close = Close
trouble-upgrade = A new version of this page will be loaded soon.
trouble-upgrade-now = Load it now
