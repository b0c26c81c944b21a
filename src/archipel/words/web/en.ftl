# The table in the browser, in English.

## Every page

web-home = Home
web-skip = Skip to the content
web-language = Language
web-theme = Colours
web-theme-auto = auto
web-theme-light = light
web-theme-dark = dark
web-about = About
web-unofficial = unofficial, own art and wording
web-connecting = Connecting …

## Home

web-lead = { $games ->
    [4] Four sea games
   *[other] { $games } games
} at one table. Play with friends or against bots, now, in the browser.
web-games = Games
web-players-count = { $least }–{ $most } players
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-play-now = Play now against bots
web-play-friends = Play with friends
web-play-alone = Play alone
web-rules = Rules
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players just now.
web-finished = Finished games
web-older = Older ones
web-nobody-yet = nobody yet
web-free-seats = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
web-guest = Guest
web-me = You
web-your-name = Your name
web-save = Save
web-saved = Saved.
web-me-help = No account is needed: this browser remembers you. A link makes another device yours as well.
web-recovery = Use another device
web-link-warning = Whoever opens this link is you. Keep it to yourself; a new link makes it void.
web-sign-out = Sign out everywhere else
web-signed-out = All other devices are signed out.
web-recover-help = This device becomes yours, with your name and your tables.
web-recover = That is me

## Setting a table

web-new-table = { $game }: a new table
web-seats = Seats
web-clock = Clock
web-no-clock = no clock
web-per-answer = { $time } for each answer
web-clock-help = When the time has run out, a bot keeps the seat until its player comes back.
web-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
web-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-stand-in = Bot that keeps an empty seat
web-level = Bots
web-level-random = Drifter
web-level-rollout = Skipper
web-visibility = Who may come
web-make-public = Show this table in the list, for everybody
web-allow-watchers = Others may look on
web-open-after = After the game everybody may see everything
web-allow-chat = Chat
web-open-table = Open the table

## Before the game

web-you = you
web-free = free
web-expected = is expected
web-sit = Sit on seat { $seat }
web-stand-up = Get up
web-add-bot = Bot on seat { $seat }
web-free-seat = Free the seat of { $name }
web-fill = Bots on all free seats
web-start = Start the game
web-sit-to-play = Sit down to play, or stay and look on.
web-share = Invite friends
web-share-help = Whoever opens this link can sit down. No account is needed.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a phone's camera
web-settings = This table
web-public = in the public list
web-by-link = by link only
web-watchers = Looking on
web-watchers-yes = allowed
web-watchers-no = players only
web-box = Box
web-commitment-help = The server has drawn its secret and shows this seal of it. Your browser adds a share of its own when you sit down. At the end the secret is shown, and anybody can check every die.

## Playing

web-your-turn = Your turn
web-waiting-for = { $count ->
    [one] { $names } is thinking …
   *[other] Thinking: { $names }
}
web-board = The board of { $game }
web-board-in-words = The board in words
web-broken = The connection is broken; trying again …
web-away = a bot keeps the seat
web-away-you = A bot is keeping your seat.
web-back = I am back
web-choices = Your choices
web-why-not = Why not?
web-undo = Take back
web-undo-turn = Take back my whole turn
web-odds = Show what may happen
web-type = Type an answer
web-players = Players
web-asked = is asked
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-more = Log, chat and rules
web-log = Log
web-chat = Chat
web-table = Table
web-sound = Sound
web-notify = Notification on my turn
web-still = No animation
web-leave = Leave; a bot keeps my seat
web-skip-to-now = Skip to now
web-show-again = Show again
web-showing-again = What happened since your last turn
web-see-what-happens = See what happens
web-missed = { $count ->
    [one] While you were away, one thing happened
   *[other] While you were away, { $count } things happened
}
web-all-choices = All choices ({ $count })
web-no-choice = There is no such choice.
web-close = Close
web-to-board = Board
web-speed = Speed of the others
web-speed-calm = calm
web-speed-normal = normal
web-speed-brisk = brisk
web-speed-instant = instant
web-keys = Single keys give answers
web-key-list = Keys
web-explain = What is this? Explain what I touch
web-glossary = What is what
web-log-undo = { $who } takes an answer back.
web-log-away = A bot keeps the seat of { $who }.
web-log-back = { $who } is back.
web-log-start = The game begins.
web-by-bot = answered by a bot
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-muted = muted
web-unmute = Read { $name } again
web-no-chat-yet = Nobody has said anything yet.
web-search-rules = Search the rules
web-prints = To print
web-prints-all = all pages as PDF

## People at the table

web-is-here = here
web-is-away = elsewhere
web-is-just-gone = gone
web-is-gone = gone for { $time }
web-is-thinking = thinking
web-is-typing = typing …
web-typing = { $count ->
    [one] { $names } is typing …
   *[other] { $names } are typing …
}
web-watching = Watching
web-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-named = { $name }: { $text }
web-waiting = Waiting
web-waits-away = { $name } is looking elsewhere.
web-waits-gone = { $name } has been gone for { $time }.
web-waits-long = { $name } has been thinking for { $time }.
web-remind = Remind { $name }
web-has-been-reminded = Reminder sent to { $name }.
web-reminded = { $name } reminds you: it’s your turn.
web-let-bot = Let a bot play for { $name }
web-let-bot-soon = In { $time }, a bot can play for { $name }.
web-end = End the game by agreement
web-end-agree = I agree
web-end-not = No, let’s play on
web-end-who = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
}
web-end-help = The game ends without a winner when everybody here agrees.
web-ended = The game was ended by agreement. Nobody wins.
web-log-agree = { $who } wants to end the game.
web-log-disagree = { $who } wants to play on.
web-log-end = The game ends by agreement.
web-clock-then = then a bot plays
web-no-clock-help = Without a clock, others can remind a player who is away, or let a bot play.
web-suggested = { $text } (suggested)
web-unread = { $count ->
    [0] nothing new
    [one] one new message
   *[other] { $count } new messages
}
web-name-to-chat = Your name, to write something
web-open-chat = Open the chat
web-reactions = Reactions
web-sign-bravo = Bravo!
web-sign-thanks = Thank you!
web-sign-laugh = Ha ha!
web-sign-wow = Wow!
web-sign-think = Let me think …
web-sign-hurry = Hurry up, please!
web-sign-oops = Oops!
web-sign-ouch = Ouch!
web-notify-ask = Get a notification when it’s your turn and this page is hidden?
web-notify-yes = Yes, please
web-notify-no = No, thanks
web-next-table = Waiting for you: { $game }
web-next-table-with = Waiting for you: { $game } with { $names }
web-others = The other players
web-who-plays = Who plays on seat { $seat }?
web-friend = a friend, by link
web-beside = somebody else on this device
web-bot = { $level } (bot)
web-name-of = Name of the player on seat { $seat }
web-friends-help = You get the link for your friends in the next step.
web-seat = seat { $seat }
web-sit-down = Sit down
web-full = All seats are taken. You can stay and watch.
web-add-beside = Somebody else plays here too
web-plays-here = on this device
web-sat-down = { $name } has sat down.
web-agreed = plays again
web-rematch-help = The game starts by itself when everybody has agreed to play again.
web-rematch-who = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-join = Sit down
web-watch = Watch
web-sealed = The dice are sealed; anybody can check them at the end.
web-pass-to = Pass the device to { $name }
web-pass-help = The others must not see what { $name } sees.
web-pass-me = I am { $name }: show my view
web-pass-back = Back to { $name }
web-show-view = Show the view of { $name }

## After the game

web-score = Score
web-score-line = Line
web-nobody-wins = Nobody wins this time.
web-best-alone = Your best games alone
web-this-game = this game
web-lost = lost
web-see-board = See the board
web-won-by = { $points }, { $lead } more than { $second }.
web-won-tie = { $points }, as many as { $second }: the tie-break decides.
web-highlights = Moments to remember
web-share-game = Share this game
web-rematch = Play again
web-go-rematch = To the new table
web-replay = Replay
web-download = Download the record
web-check-dice = Check the dice
web-dice-fair = { $draws ->
    [one] The seal fits, and the one draw is what it had to be.
   *[other] The seal fits, and all { $draws } draws are what they had to be.
}
web-dice-wrong = The dice are not what they had to be.
web-dice-unsealed = This game began before the check covered names, options and bots.
web-start-altered = This is not how the game began: “{ $field }” has changed.
web-replay-of = { $game }: replay
web-play = Play
web-pause = Pause
web-moment = Answer { $now } of { $last }
web-moves = Moves
web-beginning = The beginning
web-has-chosen = { $who } has chosen.
web-answer-back = One answer back
web-answer-on = One answer on
web-turn-back = One turn back
web-turn-on = One turn on
web-round-back = One round back
web-round-on = One round on
web-replay-speed = Speed
web-replay-more = More
web-seen-by = As seen by
web-seen-open = everything open
web-seen-spectators = spectators
web-copy-moment = Copy the link to this moment
web-to-ends = To the beginning, to the end
web-space = Space
web-result = Result

## About

web-about-what = Archipel brings four sea games to one table. It is free software; anybody may host it.
web-about-unofficial = This is an unofficial work by admirers, with art and wording of our own. If you like a game, please buy the box.
web-designer = Designed by { $name }
web-artist = Illustrated by { $name }
web-publisher = Published by { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Played as printed.
web-box-reconstructed = Parts of the box could not be seen by us and are reconstructed; an owner can supply the real ones.
web-about-private = This server asks nobody else for anything. It knows your name at the table and your games, and nothing more.
web-about-free = Art, words and code of Archipel are under the MIT licence.

## By ear and by keyboard

web-command = Type a move or a question
web-completions = Completions
web-cmd-commands = commands
    .help = commands, or ?: everything you can ask
web-cmd-last = last, again
    .help = last: what happened in the last turn
web-cmd-turn = turn
    .help = turn: whose turn it is, and what is asked
web-cmd-score = score, points
    .help = score: the points so far
web-cmd-clock = clock, time
    .help = clock: how much time is left
web-cmd-who = who
    .help = who: the people and bots at the table
web-cmd-choices = choices, moves
    .help = choices: your moves, numbered; with a word, those that contain it
web-cmd-log = log
    .help = log 5: the last five lines of the log
web-cmd-if = if
    .help = if 2: what your second choice would do
web-cmd-list = You can ask: { $words }. F1 on the board lists all keys.
web-cmd-hidden = The points stay hidden until the end.
web-cmd-no-clock = There is no clock.
web-time-left = { $time } left
web-cmd-gone = not connected
web-cmd-watching = Watching: { $names }.
web-cmd-no-log = Nothing has happened yet.
web-cmd-unforeseen = nothing can be foreseen.
web-more-choices = And { $count } more.
web-cmd-several = “{ $text }” fits { $count } moves: { $choices }.
web-cmd-unclear = That is not quite clear. Type it like this: { $help }.
web-cmd-unknown = “{ $text }” is neither a move that you can make now nor a question. Type “choices” for your moves, “?” for all questions.
web-cmd-not-now = “{ $text }” is not a question, and you have no move to make now. Type “?” for all questions.
web-walk = { $board }. Walk with the arrow keys
web-walk-may = You may: { $choices }.
web-walk-several = Several moves are possible here: { $choices }. Type one of them.
web-walk-none = No move is possible here.
web-heard-free = Seat { $seat } is free.
web-heard-came = { $name } is here.
web-heard-left = { $name } has left.
web-help-title = Keys and typed questions
web-help-commands = Questions that you can type
web-help-walking = Walking over the board
web-help-walk = Tab leads from the board into its grid of places. The arrow keys walk, Home and End go to the ends of a row, Page Up and Page Down to the ends of a column, with Ctrl Home and End to the first and last place. Ctrl with an arrow goes to the next place with a move, Backspace to what is yours. Enter plays the move of the place.
web-help-keys = Keys while the board has the focus
web-manner = Spoken by screen readers
web-manner-brief = brief
web-manner-full = in full
