# When something does not work, in English. The page carries these words with it, so that it needs no server for them.

trouble-title = That didn’t work
trouble-away = The server can’t be reached. It may be restarting, or your device may be offline.
trouble-retrying = This page will try again by itself.
trouble-unreadable = The server sent something that this page can’t read.
trouble-crash = Something went wrong on this page. Your games are safe on the server.
trouble-part = Part of this page couldn’t be loaded.
trouble-nothing = There is nothing at this address. The link may be old or incomplete.
trouble-gone = This table no longer exists, or the link is incomplete.
trouble-closed = Only the players of this table can see this.
trouble-again = Try again
trouble-reload = Reload the page
trouble-home = Home
trouble-close = Close
trouble-upgrade = A new version of this page will load soon.
trouble-upgrade-now = Load it now
