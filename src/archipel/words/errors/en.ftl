# Errors, as the terminal, the server and programs show them. Each is part of a line such as “archipel: …”.

## Games, seats and options

error-unknown-game = unknown game “{ $name }”; choose from: { $known }
error-unknown-language = the language “{ $name }” is not available; choose from: { $known }
error-unknown-answer = “{ $text }” is not a move in this game; moves look like: { $shapes }
error-unknown-bot = unknown bot “{ $name }”; choose from: { $known }
error-wrong-seats = { $title } is for { $least } to { $most } players, not { $seats }
error-unknown-option = { $title } has no option “{ $name }”; its options are: { $known }
error-no-options = { $title } has no option “{ $name }”; it has no options at all
error-wrong-value = the option { $name } must be one of { $known }, not “{ $value }”
error-printed-box = { $title } uses its printed values and takes no box file
error-seed = a seed must be a whole number from 0 to 2**63 - 1, not { $seed }
error-names-count = there are { $names } names for { $seats } seats
error-bad-name = “{ $name }” cannot be a name: it must have 1 to { $most } printable characters
error-no-seat = there is no seat { $number }; this game has { $seats } players
error-not-a-seat = { $number } is not a seat for this; the game has { $seats } players
error-seat-number = a seat is a whole number, not { $value }
error-batch-seat = position { $position }: there is no seat with the number { $number }
error-missing-extra = { $what ->
    [arena] The arena
    [ray] The arena on a cluster
    [print] Printing to PDF
   *[server] The server
} needs more packages: { $command }

## The command line

error-see-help = { $why } (see { $command } --help)
error-arguments-missing = something is missing: { $names }
error-arguments-unknown = not understood: { $names }
error-argument-choice = { $name }: “{ $value }” is not possible; choose from: { $choices }
error-argument-empty = { $name }: a value is missing
error-argument-unneeded = { $name }: it takes no value, but “{ $value }” was given
error-argument-number = { $name }: “{ $value }” is not a whole number below a billion
error-argument-least = { $name }: must be at least 1
error-argument-seconds = { $name }: “{ $value }” is not a number of seconds from 0 to 3600
error-argument-two-numbers = { $name }: “{ $value }” is not two numbers, the smaller one first, such as 0.5,0.55
error-argument-excluded = { $name } and { $other } cannot be used together
error-argument-other = { $text }
error-option-form = “{ $text }” is not an option: write NAME=VALUE
error-bot-budget = “{ $text }” is not a bot with a budget; write BOT@0.1 for seconds per move or BOT@5000n for nodes per move
error-one-bot = a contest needs at least two different bots, unless one player plays alone
error-unknown-rule = there is no rule “{ $number }”
error-nothing-found = nothing in these rules matches “{ $text }”
error-no-lessons = there are no lessons for { $title } yet
error-unknown-chapter = there is no chapter “{ $chapter }”; the chapters are: { $chapters }
error-too-many-names = too many names: you gave { $names } and play { $seats } of the seats
error-other-game = { $file } is a game of { $other }, not of { $title }
error-game-over = the game in { $file } is over; to see it: archipel replay { $file }
error-resume-keeps = { $settings } can’t be used with --resume: the saved game keeps its own settings. Leave that out, or start a new game without --resume.
error-nothing-to-resume = no unfinished game of { $title } to resume
error-nothing-to-print = { $title } has no printable pages; these games do: { $known }
error-few-moves = the record has only { $moves } moves, not { $wanted }
error-whose-move = “{ $text }” does not say whose move it is, and { $seats } seats can move: write the number of the seat first
error-seats-from-one = there is no seat 0; seats are numbered from 1 to { $seats }

## Files and the network

error-file-missing = { $file }: there is no such file
error-file-denied = { $file }: you may not read or write it
error-file-folder = { $file }: this is a folder; give the name of a file
error-file-no-folder = { $file }: a folder on the way to it is a file
error-file-full = { $file }: there is no space left
error-file-read-only = { $file }: it cannot be changed; the folder is read-only
error-file-other = { $file }: { $why }
error-file-text = not a text file: { $why }
error-file-box = { $file }, { $why }
error-save-taken = { $file } already exists and is not a save of this game. Choose another name, such as { $name }.
error-save-no-folder = The folder { $folder } doesn’t exist. Create it first, or choose another one.
error-save-is-folder = { $file } is a folder. Add a file name, such as { $file }/game.archipel.
error-save-failed = { $file } can’t be written. Choose another file, for example in your home folder.
error-no-home = { $file }: no such home folder
error-listen = cannot listen on { $address }: { $why }
error-listen-taken = port { $port } is already in use; stop the program that uses it, or choose another port, such as --port { $other }
error-listen-address = this machine has no network address { $host }; leave out --host, or use --lan for your local network
error-listen-denied = you may not use port { $port }; choose one from 1024 up, such as --port { $other }
error-no-space = there is no space left on the disk; free some and try again
error-cache-folder = compiled rules cannot be kept in { $folder }, so they are compiled anew each time; name another folder in ARCHIPEL_CACHE_DIR
error-old-python = Archipel needs Python { $needed } or newer, and this is Python { $found }; install a newer one and start Archipel with it (make play PYTHON=python{ $needed })
error-database-url = ARCHIPEL_DATABASE_URL is not a valid database URL
error-database-file = SQLite needs a file: sqlite:///path/to/archipel.db
error-database-folder = the folder { $folder } for the database cannot be written; choose another file with --database-url sqlite:///path/to/archipel.db
error-database-full = there is no space left for the database { $database }; free some space on the disk and start again
error-database-away = the database { $database } cannot be reached; start it, or check ARCHIPEL_DATABASE_URL ({ $why })
error-database-down = the database { $database } cannot be used: { $why }
error-database-missing = the database { $database } does not exist
error-database-used = the database { $database } is not empty; --replace overwrites it
error-database-schema = the database { $database } has { $schema ->
    [none] no schema
   *[other] schema { $schema }
}, not schema { $newest }; run `archipel serve` to upgrade it
error-database-foreign = this database belongs to another program: it has the tables { $tables }
error-database-newer = this database was written by a newer Archipel (schema { $schema }; this version knows up to { $newest }): install that version, or restore a backup into an empty database
error-database-in-use = another server is already using the database { $file } (process { $process }); stop it first, or choose another file with --database-url
error-database-damaged = the database { $file } cannot be used: { $why }; move this file away, with those beside it that begin with the same name, and load the last backup with “archipel restore”

## The operator

error-admin-unknown-table = there is no table “{ $text }”; did you mean { $near }?
error-admin-no-table = there is no table “{ $text }”; all are listed by: archipel admin tables
error-admin-unknown-person = there is no person “{ $text }”; did you mean { $near }?
error-admin-no-person = there is no person “{ $text }”; all are listed by: archipel admin people
error-admin-many-people = several people are called “{ $text }”; choose by id: { $those }
error-admin-not-there = { $person } is not at table { $table }; these people are: { $those }
error-admin-removed-before = { $person } has already been removed from table { $table }
error-admin-not-banned = “{ $text }” is not banned; all bans are listed by: archipel admin bans
error-admin-own-network = the network { $network } contains { $address }, which is this machine or your proxy; nobody could reach the server any more
error-admin-moment = “{ $text }” is not a time; write it like “3 days”, “45 min”, “2026-12-01” or “2026-12-01 14:00”
error-admin-past = “{ $text }” is not in the next hundred years
error-admin-no-end = say until when: --for “3 days” or --until 2026-12-01
error-admin-needs-yes = nobody answers the question; with --yes it is not asked
error-admin-announcement = an announcement has 1 to { $most } characters

## Records

error-in-line = line { $line }: { $why }
error-record-empty = not a game record: the file is empty
error-record-open = the record ends unexpectedly here: “end after N answers” or “pause after N answers” should follow
error-record-title = not a game record: it should begin “archipel { $form } - game - n seats - rules N”
error-record-form = this record has format { $form }; only formats up to { $newest } can be read
error-record-rules = this game was played by rules { $played }; these are rules { $ours }
error-record-seats = { $seats } seats need as many different “seat NAME” lines
error-record-box = this game was played with the box “{ $played }”; this is “{ $ours }”
error-record-label = the label of { $name } is “{ $meant }”, not “{ $label }”
error-record-bot = “{ $kind }” cannot be a kind of bot
error-record-nobody = no player named “{ $label }”
error-record-commitment = a commitment is 64 hexadecimal digits, not “{ $value }”
error-record-shares = shares are written in the order of the seats, one for each
error-record-seed = a seed is a whole number below 2**63, not “{ $value }”
error-record-field = “{ $text }” is neither a field of a record nor a move
error-record-move = “{ $text }” is not a move: a line names a seat and its move
error-record-count = it says { $said } moves, but there are { $found }
error-record-closing = the record ends unexpectedly here: “{ $meant }” is expected
error-record-unfinished = the record ends unexpectedly here: a game that is over has all scores and a winner
error-record-after-end = “{ $text }” has no place after the end of the game
error-record-no-result = a game that is not over has neither scores nor a winner
error-record-scores = scores are written in the order of the seats, one for each
error-record-score = a score is a whole number, not “{ $value }”
error-record-moves = “{ $text }” is not a number of moves
error-record-seal-form = a seal is two numbers of 64 hexadecimal digits
error-record-hex = “{ $value }” is not written in hexadecimal digits
error-record-no-seal = the seal is missing
error-record-line = “{ $text }” stands where a sealed record has “{ $meant }”
error-record-no-commitment = the commitment is missing, and without it the secret proves nothing
error-record-both = dice are either fair, with a commitment, or seeded; not both
error-record-no-secret = the dice were committed to, but the secret that shows it is missing
error-record-old-seal = a record of format { $form } has no seal
error-record-seal-alone = there is a seal, but neither a commitment nor a seed
error-record-seal-altered = the seal does not match: it, or more than one line, was altered
error-record-altered = the seal does not match: “{ $name }” was altered
error-record-missing = the seal does not match: “{ $name }” is missing
error-record-secret = the secret is not the one that was committed to: its SHA-256 differs
error-record-draw = “{ $found }” was recorded, but the draw gives “{ $due }”
error-record-stand-in = a bot cannot have made { $count } of the { $moves } moves of { $player }
error-record-over = the game is over here
error-record-not-over = the game is not over here
error-record-wrong-scores = the scores are { $due }, not { $found }
error-record-winner = the winner is { $winners }
