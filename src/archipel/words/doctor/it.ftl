# `archipel doctor`: lo stato di questo computer e che cosa fare.

doctor-right = ok
doctor-warning = attenzione
doctor-wrong = problema
doctor-well = Tutto il necessario funziona.
doctor-ill = { $count ->
    [one] C’è un problema
   *[other] Ci sono { $count } problemi
} da risolvere.
doctor-check-failed = Il controllo «{ $check }» non è riuscito: { $why }
doctor-check-failed-fix = Segnalalo per favore.
doctor-python = Python { $version } è abbastanza recente.
doctor-python-32-bit = Python { $version } è una versione a 32 bit, per la quale le regole non si possono compilare.
doctor-python-32-bit-fix = Installa un Python a 64 bit.
doctor-compiler = Il compilatore funziona (Numba { $version }).
doctor-compiler-off = Il compilatore è disattivato: i bot giocano lentamente.
doctor-compiler-off-fix = Togli NUMBA_DISABLE_JIT dall’ambiente.
doctor-compiler-broken = Il compilatore non funziona: { $why }
doctor-compiler-broken-fix = Reinstallalo: pip install --force-reinstall numba
doctor-cache = Le regole compilate sono in { $folder } ({ $size } MB). Pronti da giocare: { $games }.
doctor-cache-empty = Nessun gioco è ancora compilato. Il primo avvio di ognuno richiede un po’ di tempo.
doctor-cache-unwritable = Le regole compilate non si possono conservare in { $folder } e vengono ricompilate ogni volta.
doctor-cache-unwritable-fix = Indica un’altra cartella in ARCHIPEL_CACHE_DIR.
doctor-saves = Le partite vengono salvate in { $folder }.
doctor-saves-unwritable = Le partite non si possono salvare in { $folder }.
doctor-saves-unwritable-fix = Rendi scrivibile la cartella, oppure indicane un’altra in XDG_DATA_HOME.
doctor-space = C’è abbastanza spazio libero ({ $megabytes } MB in { $folder }).
doctor-space-little = Restano solo { $megabytes } MB in { $folder }.
doctor-space-little-fix = Libera presto un po’ di spazio.
doctor-space-none = Non c’è quasi più spazio: { $megabytes } MB in { $folder }.
doctor-space-none-fix = Libera spazio su questo disco.
doctor-clock = L’orologio segna { $time }.
doctor-clock-wrong = L’orologio segna { $time }, e non può essere giusto.
doctor-clock-wrong-fix = Imposta la data e l’ora di questo computer.
doctor-terminal = Il terminale mostra tutti i caratteri ({ $encoding }).
doctor-terminal-poor = Il terminale mostra solo i caratteri di { $encoding }; gli altri sono sostituiti da caratteri simili.
doctor-terminal-poor-fix = Imposta LANG=C.UTF-8 per vederli tutti.
doctor-extra = { $what ->
    [print] La stampa in PDF è installata
   *[server] Il server è installato
}.
doctor-extra-missing = { $why }
doctor-settings = Le impostazioni del server sono valide.
doctor-settings-wrong = Un’impostazione del server è sbagliata: { $why }
doctor-settings-wrong-fix = Tutte le impostazioni: archipel serve --help
doctor-settings-unknown = Queste non sono impostazioni del server: { $names }.
doctor-settings-unknown-fix = Tutte le impostazioni: archipel serve --help
doctor-port = La porta { $port } è libera.
doctor-port-ours = Archipel è in funzione su { $address }
doctor-port-wrong = Il server non può partire: { $why }.
doctor-database = La base di dati funziona: { $database }
doctor-database-old = La base di dati funziona; il suo schema viene aggiornato al prossimo avvio: { $database }
doctor-database-new = La base di dati viene creata al primo avvio: { $file }
doctor-database-wrong = Il server non può partire: { $why }.
doctor-page = La pagina per i browser c’è.
doctor-page-missing = Manca la pagina per i browser.
doctor-page-missing-fix = Costruiscila in un clone del repository con: make page
doctor-browser = La pagina si apre nel tuo browser con: archipel serve --open
doctor-browser-none = Qui non c’è un browser con finestre.
doctor-browser-none-fix = Apri la pagina su un altro dispositivo con: archipel serve --lan
doctor-files = Possono restare aperti insieme fino a { $limit } file e connessioni.
doctor-files-unlimited = Il numero di file e connessioni aperti non ha limiti.
doctor-files-few = Possono restare aperti insieme solo { $limit } file e connessioni; basta per un piccolo gruppo.
doctor-files-few-fix = Per averne di più scrivi prima di avviare il server: ulimit -n 4096
