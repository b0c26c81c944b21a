# `archipel doctor`: facts about this machine, and ways out.

doctor-right = ok
doctor-warning = warning
doctor-wrong = problem
doctor-well = Everything that is needed works.
doctor-ill = { $count ->
    [one] One problem has
   *[other] { $count } problems have
} to be solved.
doctor-check-failed = The check “{ $check }” failed: { $why }
doctor-check-failed-fix = Please report this.
doctor-python = Python { $version } is new enough.
doctor-python-32-bit = Python { $version } is a 32-bit version, for which the rules cannot be compiled.
doctor-python-32-bit-fix = Install a 64-bit Python.
doctor-compiler = The compiler works (Numba { $version }).
doctor-compiler-off = The compiler is switched off, so bots play slowly.
doctor-compiler-off-fix = Remove NUMBA_DISABLE_JIT from the environment.
doctor-compiler-broken = The compiler does not work: { $why }
doctor-compiler-broken-fix = Install it again: pip install --force-reinstall numba
doctor-cache = Compiled rules are in { $folder } ({ $size } MB). Ready to play: { $games }.
doctor-cache-empty = No game is compiled yet. The first start of each takes a while.
doctor-cache-unwritable = Compiled rules cannot be kept in { $folder }, so they are compiled anew each time.
doctor-cache-unwritable-fix = Name another folder in ARCHIPEL_CACHE_DIR.
doctor-saves = Games are saved in { $folder }.
doctor-saves-unwritable = Games cannot be saved in { $folder }.
doctor-saves-unwritable-fix = Make the folder writable, or name another one in XDG_DATA_HOME.
doctor-space = There is enough free space ({ $megabytes } MB in { $folder }).
doctor-space-little = Only { $megabytes } MB are free in { $folder }.
doctor-space-little-fix = Free some space soon.
doctor-space-none = There is hardly any space left: { $megabytes } MB in { $folder }.
doctor-space-none-fix = Free some space on this disk.
doctor-clock = The clock says { $time }.
doctor-clock-wrong = The clock says { $time }, which cannot be right.
doctor-clock-wrong-fix = Set the date and time of this machine.
doctor-terminal = The terminal shows all characters ({ $encoding }).
doctor-terminal-poor = The terminal shows only the characters of { $encoding }; others are replaced by similar ones.
doctor-terminal-poor-fix = Set LANG=C.UTF-8 to see all of them.
doctor-extra = { $what ->
    [print] Printing to PDF
   *[server] The server
} is installed.
doctor-extra-missing = { $why }
doctor-settings = The settings of the server are valid.
doctor-settings-wrong = A setting of the server is wrong: { $why }
doctor-settings-wrong-fix = All settings are listed by: archipel serve --help
doctor-settings-unknown = These are not settings of the server: { $names }.
doctor-settings-unknown-fix = All settings are listed by: archipel serve --help
doctor-port = Port { $port } is free.
doctor-port-ours = Archipel is running at { $address }
doctor-port-wrong = The server cannot start: { $why }.
doctor-database = The database works: { $database }
doctor-database-old = The database works; its schema is upgraded at the next start: { $database }
doctor-database-new = The database will be created at the first start: { $file }
doctor-database-wrong = The server cannot start: { $why }.
doctor-page = The page for browsers is there.
doctor-page-missing = The page for browsers is missing.
doctor-page-missing-fix = Build it in a clone of the repository with: make page
doctor-browser = The page opens in your browser with: archipel serve --open
doctor-browser-none = There is no browser with windows here.
doctor-browser-none-fix = Open the page on another device with: archipel serve --lan
doctor-files = Up to { $limit } files and connections may be open at once.
doctor-files-unlimited = Any number of files and connections may be open at once.
doctor-files-few = Only { $limit } files and connections may be open at once; that is enough for a small group.
doctor-files-few-fix = For more, type this before you start the server: ulimit -n 4096
