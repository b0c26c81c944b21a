# `archipel doctor`: der Zustand dieses Rechners und was zu tun ist.

doctor-right = gut
doctor-warning = Achtung
doctor-wrong = Problem
doctor-well = Alles Nötige funktioniert.
doctor-ill = { $count ->
    [one] Ein Problem ist
   *[other] { $count } Probleme sind
} zu lösen.
doctor-check-failed = Die Prüfung „{ $check }“ ist misslungen: { $why }
doctor-check-failed-fix = Bitte melde das.
doctor-python = Python { $version } ist neu genug.
doctor-python-32-bit = Python { $version } ist eine 32-Bit-Version; dafür lassen sich die Regeln nicht kompilieren.
doctor-python-32-bit-fix = Installiere ein 64-Bit-Python.
doctor-compiler = Der Compiler funktioniert (Numba { $version }).
doctor-compiler-off = Der Compiler ist abgeschaltet; Bots spielen langsam.
doctor-compiler-off-fix = Entferne NUMBA_DISABLE_JIT aus der Umgebung.
doctor-compiler-broken = Der Compiler funktioniert nicht: { $why }
doctor-compiler-broken-fix = Installiere ihn neu: pip install --force-reinstall numba
doctor-cache = Kompilierte Regeln liegen in { $folder } ({ $size } MB). Spielbereit: { $games }.
doctor-cache-empty = Noch ist kein Spiel kompiliert. Der erste Start dauert bei jedem eine Weile.
doctor-cache-unwritable = Kompilierte Regeln lassen sich nicht in { $folder } aufheben und werden jedes Mal neu kompiliert.
doctor-cache-unwritable-fix = Nenne einen anderen Ordner in ARCHIPEL_CACHE_DIR.
doctor-saves = Partien werden in { $folder } gespeichert.
doctor-saves-unwritable = Partien lassen sich nicht in { $folder } speichern.
doctor-saves-unwritable-fix = Mach den Ordner beschreibbar, oder nenne einen anderen in XDG_DATA_HOME.
doctor-space = Es ist genug Platz frei ({ $megabytes } MB in { $folder }).
doctor-space-little = In { $folder } sind nur noch { $megabytes } MB frei.
doctor-space-little-fix = Schaff bald Platz.
doctor-space-none = Es ist kaum noch Platz frei: { $megabytes } MB in { $folder }.
doctor-space-none-fix = Schaff Platz auf dieser Festplatte.
doctor-clock = Die Uhr zeigt { $time }.
doctor-clock-wrong = Die Uhr zeigt { $time }, was nicht stimmen kann.
doctor-clock-wrong-fix = Stell Datum und Uhrzeit dieses Rechners ein.
doctor-terminal = Das Terminal zeigt alle Zeichen ({ $encoding }).
doctor-terminal-poor = Das Terminal zeigt nur die Zeichen von { $encoding }; andere werden durch ähnliche ersetzt.
doctor-terminal-poor-fix = Setze LANG=C.UTF-8, um alle zu sehen.
doctor-extra = { $what ->
    [print] Der Druck als PDF
   *[server] Der Server
} ist installiert.
doctor-extra-missing = { $why }
doctor-settings = Die Einstellungen des Servers sind gültig.
doctor-settings-wrong = Eine Einstellung des Servers ist falsch: { $why }
doctor-settings-wrong-fix = Alle Einstellungen: archipel serve --help
doctor-settings-unknown = Das sind keine Einstellungen des Servers: { $names }.
doctor-settings-unknown-fix = Alle Einstellungen: archipel serve --help
doctor-port = Port { $port } ist frei.
doctor-port-ours = Archipel läuft unter { $address }
doctor-port-wrong = Der Server kann nicht starten: { $why }.
doctor-database = Die Datenbank funktioniert: { $database }
doctor-database-old = Die Datenbank funktioniert; ihr Schema wird beim nächsten Start erneuert: { $database }
doctor-database-new = Die Datenbank wird beim ersten Start angelegt: { $file }
doctor-database-wrong = Der Server kann nicht starten: { $why }.
doctor-page = Die Seite für Browser ist da.
doctor-page-missing = Die Seite für Browser fehlt.
doctor-page-missing-fix = Baue sie in einem Klon des Repositorys mit: make page
doctor-browser = Die Seite öffnet sich in deinem Browser mit: archipel serve --open
doctor-browser-none = Hier gibt es keinen Browser mit Fenstern.
doctor-browser-none-fix = Öffne die Seite auf einem anderen Gerät mit: archipel serve --lan
doctor-files = Bis zu { $limit } Dateien und Verbindungen dürfen gleichzeitig offen sein.
doctor-files-unlimited = Beliebig viele Dateien und Verbindungen dürfen gleichzeitig offen sein.
doctor-files-few = Nur { $limit } Dateien und Verbindungen dürfen gleichzeitig offen sein; das reicht für eine kleine Gruppe.
doctor-files-few-fix = Für mehr tippe vor dem Start des Servers: ulimit -n 4096
