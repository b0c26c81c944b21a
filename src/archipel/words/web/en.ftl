# The table in the browser, in English.

## Every page

web-home = Home
web-skip = Skip to content
web-language = Language
web-theme = Theme
web-theme-auto = auto
web-theme-light = light
web-theme-dark = dark
web-about = About
web-unofficial = unofficial fan project with original art and text
web-connecting = Connecting…

## Home

web-lead = { $games ->
    [4] Four sea-themed board games
   *[other] { $games } board games
} in your browser. Play right now with friends or against bots, no account needed.
web-games = Games
web-players-count = { $least }–{ $most } players
web-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-play-now = Play against bots
web-play-friends = Play with friends
web-play-alone = Play solo
web-rules = Rules
web-ready-in = { $game } will be ready in { $time }.
web-wait-here = You’ll be taken there as soon as it’s ready.
web-announcement = News from the operator:
web-draining = The server will be restarted soon. Running games go on; no new ones can begin right now.
web-my-tables = My tables
web-open-tables = Open tables
web-no-open-tables = No table is waiting for players right now.
web-finished = Finished games
web-older = Show older games
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
web-me-help = No account needed: this browser remembers you. Use a link to play as yourself on another device.
web-recovery = Play on another device
web-link-warning = { $days ->
    [one] Anyone who opens this link plays as you. It works once, within a day; keep it private.
   *[other] Anyone who opens this link plays as you. It works once, within { $days } days; keep it private.
}
web-sign-out = Sign out other devices
web-signed-out = All other devices have been signed out.
web-recover-help = On this device you’ll play under your name, with your tables.
web-recover = Yes, that’s me

## Setting a table

web-new-table = { $game }: new table
web-seats = Seats
web-clock = Time per move
web-no-clock = no time limit
web-per-answer = { $time } per move
web-clock-help = When time runs out, a bot plays for you until you come back.
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
web-stand-in = Substitute bot
web-stand-in-help = Plays for anyone who is away, at about their own level. Your choice counts until that level is known.
web-level = Bots
web-level-deckhand = Deckhand (beginner)
web-level-sailor = Sailor (easy)
web-level-mate = First mate (good)
web-level-captain = Captain (strong)
web-level-random = Drifter (random moves)
web-level-rollout = Skipper (baseline)
web-visibility = Who can join
web-make-public = Show this table in the public list
web-allow-watchers = Allow spectators
web-open-after = Reveal everything after the game
web-allow-chat = Chat
web-open-table = Open the table

## Before the game

web-you = you
web-free = free
web-expected = not here yet
web-sit = Take seat { $seat }
web-stand-up = Leave the seat
web-add-bot = Add a bot to seat { $seat }
web-free-seat = Remove { $name }
web-close-table = Close the table
web-host-starts = Only the host can add bots and start the game.
web-fill = Fill free seats with bots
web-start = Start the game
web-sit-to-play = Take a seat to play, or stay and watch.
web-share = Invite friends
web-share-help = Anyone with this link can join. No account needed.
web-link = Link
web-copy = Copy
web-copied = Copied
web-qr = QR code of this link
web-settings = Table settings
web-public = in the public list
web-by-link = by link only
web-watchers = Spectators
web-watchers-yes = allowed
web-watchers-no = players only
web-box = Components
web-box-as-printed = as printed
web-box-partly = partly reconstructed
web-commitment-help = This proves that the dice are fair. The server has picked a secret number and shows its fingerprint here. When you sit down, your browser adds a random number of its own. After the game the secret is published, and anyone can check every roll.

## Playing

web-your-turn = Your turn
web-waiting-for = { $count ->
    [one] { $names } is thinking…
   *[other] Waiting for { $names }
}
web-board = The board of { $game }
web-board-in-words = The board in words
web-broken = Connection lost. Reconnecting…
web-away = a bot is playing
web-away-you = A bot is playing for you.
web-back = I’m back
web-choices = Your choices
web-why-not = Why not?
web-undo = Undo
web-undo-turn = Undo my whole turn
web-odds = Show the odds
web-type = Type a move
web-players = Players
web-asked = to move
web-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-more = Log, chat and rules
web-log = Log
web-chat = Chat
web-table = Table
web-sound = Sound
web-notify = Notify me when it’s my turn
web-still = Turn off animations
web-leave = Leave (a bot takes over)
web-skip-to-now = Skip to now
web-show-again = Show again
web-showing-again = What happened since your last turn
web-see-what-happens = See what happens
web-missed = { $count ->
    [one] One thing happened while you were away
   *[other] { $count } things happened while you were away
}
web-all-choices = All choices ({ $count })
web-no-choice = There is no such choice.
web-close = Close
web-to-board = Board
web-speed = Speed of other players
web-speed-calm = calm
web-speed-normal = normal
web-speed-brisk = brisk
web-speed-instant = instant
web-keys = Single-key shortcuts
web-key-list = Keys
web-explain = What’s this? Explain what I touch
web-glossary = What’s what
web-log-undo = { $who } undoes a move.
web-log-away = A bot takes over for { $who }.
web-log-back = { $who } is back.
web-log-start = The game begins.
web-by-bot = played by a bot
web-say = Say something
web-send = Send
web-mute = Mute { $name }
web-muted = muted
web-unmute = Unmute { $name }
web-remove = Remove { $name } from the table
web-report = Report what { $name } wrote
web-report-why = What is wrong with this message?
web-report-insult = Insult or threat
web-report-spam = Spam
web-report-other = Something else
web-reported = Thank you. The operator of this server can see it now.
web-no-chat-yet = No messages yet.
web-search-rules = Search the rules
web-prints = Print and play
web-prints-all = All pages (PDF)

## People at the table

web-is-here = here
web-is-away = away
web-is-just-gone = offline
web-is-gone = offline for { $time }
web-is-thinking = thinking
web-is-typing = typing…
web-typing = { $count ->
    [one] { $names } is typing…
   *[other] { $names } are typing…
}
web-watching = Watching
web-watching-count = { $count ->
    [one] One person is watching.
   *[other] { $count } people are watching.
}
web-named = { $name }: { $text }
web-waiting = Waiting
web-waits-away = { $name } isn’t looking at this page.
web-waits-gone = { $name } has been offline for { $time }.
web-waits-long = { $name } has been thinking for { $time }.
web-remind = Remind { $name }
web-has-been-reminded = Reminder sent to { $name }.
web-reminded = { $name } reminds you: it’s your turn.
web-let-bot = Let a bot play for { $name }
web-let-bot-soon = A bot can play for { $name } in { $time }.
web-end = End the game by agreement
web-end-agree = I agree
web-end-not = No, let’s play on
web-end-who = { $count ->
    [one] { $names } wants to end the game.
   *[other] { $names } want to end the game.
}
web-end-help = If everybody here agrees, the game ends without a winner.
web-ended = The game was ended by agreement. Nobody wins.
web-log-agree = { $who } wants to end the game.
web-log-disagree = { $who } wants to play on.
web-log-end = The game ends by agreement.
web-clock-then = then a bot plays
web-no-clock-help = With no time limit, others can remind a player who is away, or let a bot play.
web-suggested = { $text } (suggested)
web-unread = { $count ->
    [0] nothing new
    [one] one new message
   *[other] { $count } new messages
}
web-name-to-chat = Your name, to join the chat
web-open-chat = Open the chat
web-reactions = Reactions
web-sign-bravo = Bravo!
web-sign-thanks = Thank you!
web-sign-laugh = Ha ha!
web-sign-wow = Wow!
web-sign-think = Let me think…
web-sign-hurry = Hurry up, please!
web-sign-oops = Oops!
web-sign-ouch = Ouch!
web-notify-ask = Get a notification when it’s your turn and this page is hidden?
web-notify-yes = Yes, please
web-notify-no = No, thanks
web-next-table = Waiting for you: { $game }
web-next-table-with = Waiting for you: { $game } with { $names }
web-others = The other players
web-who-plays = Who plays in seat { $seat }?
web-friend = a friend, by link
web-beside = someone else on this device
web-bot = bot: { $level }
web-name-of = Name of the player in seat { $seat }
web-friends-help = You’ll get the link for your friends in the next step.
web-seat = seat { $seat }
web-sit-down = Sit down
web-full = All seats are taken. You can stay and watch.
web-add-beside = Someone else plays here too
web-plays-here = on this device
web-sat-down = { $name } has sat down.
web-agreed = will play again
web-rematch-help = The game starts by itself once everybody has agreed to play again.
web-rematch-who = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
web-join = Sit down
web-watch = Watch
web-sealed = Fair dice: anyone can check them after the game.
web-pass-to = Pass the device to { $name }
web-pass-help = The others mustn’t see what { $name } sees.
web-pass-me = I’m { $name }: show what I see
web-pass-back = Back to { $name }
web-show-view = Show what { $name } sees

## After the game

web-score = Score
web-score-line = Item
web-nobody-wins = Nobody wins this time.
web-best-alone = Your best solo games
web-this-game = this game
web-lost = lost
web-see-board = See the board
web-won-by = { $points }, { $lead } more than { $second }.
web-won-tie = { $points }, tied with { $second }: the tie-break decides.
web-highlights = Highlights
web-share-game = Share this game
web-rematch = Play again
web-go-rematch = Go to the new table
web-replay = Replay
web-download = Download the game record
web-check-dice = Check the dice
web-dice-fair = { $draws ->
    [one] Verified: the fingerprint matches and the only draw is correct.
   *[other] Verified: the fingerprint matches and all { $draws } draws are correct.
}
web-dice-wrong = Check failed: the dice don’t match the fingerprint.
web-dice-unsealed = This game began before the check covered names, options and bots.
web-start-altered = This is not how the game began: “{ $field }” has changed.
web-replay-of = { $game }: replay
web-play = Play
web-pause = Pause
web-moment = Move { $now } of { $last }
web-moves = Moves
web-beginning = The beginning
web-has-chosen = { $who } has chosen.
web-answer-back = Previous move
web-answer-on = Next move
web-turn-back = Previous turn
web-turn-on = Next turn
web-round-back = Previous round
web-round-on = Next round
web-replay-speed = Speed
web-replay-more = More
web-seen-by = As seen by
web-seen-open = everything revealed
web-seen-spectators = spectators
web-copy-moment = Copy the link to this moment
web-to-ends = To the beginning, to the end
web-space = Space
web-result = Result

## About

web-about-what = Archipel brings four sea-themed board games to your browser. It is free software; anyone can host it.
web-about-unofficial = This is an unofficial fan project with original art and text. If you like a game, please buy it.
web-designer = Designed by { $name }
web-artist = Illustrated by { $name }
web-publisher = Published by { $name }{ $year ->
        [none] {""}
       *[other] {", "}{ $year }
    }
web-box-printed = Uses the printed values.
web-box-reconstructed = We couldn’t see some components, so we reconstructed them. If you own the game, you can supply the real values.
web-about-private = This server contacts no third parties. It stores your player name, your games and your chat messages, nothing else.
web-about-free = The art, text and code of Archipel are under the MIT licence.

## By ear and by keyboard

web-command = Type a move or a question
web-completions = Suggestions
web-cmd-commands = commands
    .help = commands, or ?: everything you can ask
web-cmd-last = last, again
    .help = last: what happened in the last turn
web-cmd-turn = turn
    .help = turn: whose turn it is, and what they have to decide
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
web-cmd-no-clock = There is no time limit.
web-time-left = { $time } left
web-cmd-gone = offline
web-cmd-watching = Spectators: { $names }.
web-cmd-no-log = Nothing has happened yet.
web-cmd-unforeseen = the outcome can’t be predicted.
web-more-choices = And { $count } more.
web-cmd-several = “{ $text }” matches { $count } moves: { $choices }.
web-cmd-unclear = I don’t quite understand that. Type it like this: { $help }.
web-cmd-unknown = “{ $text }” is neither a move you can make now nor a question. Type “choices” for your moves or “?” for all questions.
web-cmd-not-now = “{ $text }” is not a question, and it isn’t your turn. Type “?” for all questions.
web-walk = { $board }. Explore it with the arrow keys
web-walk-may = Possible here: { $choices }.
web-walk-several = Several moves are possible here: { $choices }. Type one of them.
web-walk-none = No move is possible here.
web-heard-free = Seat { $seat } is free.
web-heard-came = { $name } is here.
web-heard-left = { $name } has left.
web-help-title = Keys and typed questions
web-help-commands = Questions you can type
web-help-walking = Exploring the board
web-help-walk = Press Tab on the board to enter its grid of places. The arrow keys move from place to place, Home and End to the ends of a row, Page Up and Page Down to the ends of a column, Ctrl with Home or End to the first or last place. Ctrl with an arrow key jumps to the next place where you can move, Backspace to your own pieces. Enter plays the move of the place.
web-help-keys = Keys that work while the board has the focus
web-manner = Screen reader announcements
web-manner-brief = brief
web-manner-full = in full
