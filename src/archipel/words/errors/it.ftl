# Gli errori, come li mostrano il terminale, il server e i programmi, dopo «archipel:».

## Giochi, posti e opzioni

error-unknown-game = il gioco «{ $name }» non esiste; scegli tra: { $known }
error-unknown-language = la lingua «{ $name }» non è disponibile; scegli tra: { $known }
error-unknown-answer = «{ $text }» non è una mossa di questo gioco; le mosse si scrivono così: { $shapes }
error-unknown-bot = il bot «{ $name }» non esiste; scegli tra: { $known }
error-wrong-seats = { $title } si gioca da { $least } a { $most }, non in { $seats }
error-unknown-option = { $title } non ha l’opzione «{ $name }»; ha: { $known }
error-no-options = { $title } non ha l’opzione «{ $name }» e nessun’altra
error-wrong-value = l’opzione { $name } dev’essere una tra { $known }, non «{ $value }»
error-printed-box = il materiale stampato di { $title } è noto e non si può sostituire
error-seed = un seme è un numero intero da 0 a 2**63 - 1, non { $seed }
error-names-count = ci sono { $names } nomi per { $seats } posti
error-bad-name = «{ $name }» non può essere un nome: servono da 1 a { $most } caratteri stampabili
error-no-seat = il posto { $number } non esiste; in questa partita si gioca in { $seats }
error-not-a-seat = { $number } qui non è un posto; in questa partita si gioca in { $seats }
error-seat-number = un posto è un numero intero, non { $value }
error-batch-seat = posizione { $position }: non c’è un posto con il numero { $number }
error-missing-extra = { $what ->
    [arena] L’arena
    [ray] L’arena su un cluster
    [print] La stampa in PDF
   *[server] Il server
} ha bisogno di altri pacchetti: { $command }

## La riga di comando

error-see-help = { $why } (vedi { $command } --help)
error-arguments-missing = manca qualcosa: { $names }
error-arguments-unknown = non capisco: { $names }
error-argument-choice = { $name }: «{ $value }» non è possibile; scegli tra: { $choices }
error-argument-empty = { $name }: manca un valore
error-argument-unneeded = { $name } non vuole un valore, ma c’è «{ $value }»
error-argument-number = { $name }: «{ $value }» non è un numero intero minore di un miliardo
error-argument-least = { $name }: almeno 1
error-argument-seconds = { $name }: «{ $value }» non è un numero di secondi da 0 a 3600
error-argument-two-numbers = { $name }: «{ $value }» non è una coppia di numeri, il minore per primo, come 0.5,0.55
error-argument-excluded = { $name } e { $other } non si possono usare insieme
error-argument-other = { $text }
error-option-form = «{ $text }» non è un’opzione: scrivi NOME=VALORE
error-bot-budget = «{ $text }» non è un bot con un limite; scrivete BOT@0.1 per i secondi a mossa o BOT@5000n per i nodi a mossa
error-one-bot = una sfida richiede almeno due bot diversi, tranne quando si gioca da soli
error-unknown-rule = la regola «{ $number }» non esiste
error-nothing-found = in queste regole non c’è nulla per «{ $text }»
error-no-lessons = per { $title } non ci sono ancora lezioni
error-unknown-chapter = non c’è nessun capitolo «{ $chapter }»; i capitoli sono: { $chapters }
error-too-many-names = troppi nomi: { $names } per { $seats } dei tuoi posti
error-other-game = { $file } è una partita di { $other }, non di { $title }
error-game-over = la partita in { $file } è finita; per rivederla: archipel replay { $file }
error-resume-keeps = { $settings } non va insieme a --resume: la partita salvata ha le proprie impostazioni. Toglilo, oppure comincia una nuova partita senza --resume.
error-nothing-to-resume = non c’è una partita di { $title } da riprendere
error-nothing-to-print = { $title } non ha niente da stampare; questi giochi sì: { $known }
error-few-moves = la partita registrata ha solo { $moves } mosse, non { $wanted }
error-whose-move = «{ $text }» non dice di chi è la mossa, e tocca a { $seats } posti: scrivi prima il numero del posto
error-seats-from-one = il posto 0 non esiste: i posti vanno da 1 a { $seats }

## File e rete

error-file-missing = { $file }: questo file non esiste
error-file-denied = { $file }: non hai il permesso di leggerlo o di scriverlo
error-file-folder = { $file }: è una cartella; dai il nome di un file
error-file-no-folder = { $file }: una cartella del percorso è un file
error-file-full = { $file }: non c’è più spazio
error-file-read-only = { $file }: non si può modificare, la cartella è in sola lettura
error-file-other = { $file }: { $why }
error-file-text = non è un file di testo: { $why }
error-file-box = { $file }, { $why }
error-save-taken = { $file } esiste già e non è un salvataggio di questa partita. Scegli un altro nome, per esempio { $name }.
error-save-no-folder = La cartella { $folder } non esiste. Creala prima, oppure scegline un’altra.
error-save-is-folder = { $file } è una cartella. Aggiungi un nome di file, per esempio { $file }/game.archipel.
error-save-failed = Non è possibile scrivere { $file }. Scegli un altro file, per esempio nella tua cartella personale.
error-no-home = { $file }: questa cartella personale non esiste
error-listen = impossibile ascoltare su { $address }: { $why }
error-listen-taken = la porta { $port } è già in uso; chiudi il programma che la usa, oppure scegline un’altra, per esempio --port { $other }
error-listen-address = questo computer non ha l’indirizzo di rete { $host }; togli --host, oppure usa --lan per la tua rete locale
error-listen-denied = non hai il permesso di usare la porta { $port }; scegline una da 1024 in su, per esempio --port { $other }
error-no-space = non c’è più spazio sul disco; liberane un po’ e riprova
error-cache-folder = le regole compilate non si possono conservare in { $folder } e vengono ricompilate ogni volta; indica un’altra cartella in ARCHIPEL_CACHE_DIR
error-old-python = Archipel richiede Python { $needed } o più recente, e questo è Python { $found }; installane uno più recente e avvia Archipel con quello (make play PYTHON=python{ $needed })
error-database-url = ARCHIPEL_DATABASE_URL non è l’indirizzo di una base di dati
error-database-file = SQLite richiede un file: sqlite:///percorso/archipel.db
error-database-folder = non è possibile scrivere nella cartella { $folder } della base di dati; scegli un altro file con --database-url sqlite:///percorso/archipel.db
error-database-full = non c’è più spazio per la base di dati { $database }; libera spazio sul disco e riavvia
error-database-away = la base di dati { $database } non è raggiungibile; avviala, oppure controlla ARCHIPEL_DATABASE_URL ({ $why })
error-database-down = non è possibile usare la base di dati { $database }: { $why }
error-database-missing = la base di dati { $database } non esiste
error-database-used = la base di dati { $database } non è vuota; --replace la sovrascrive
error-database-schema = la base di dati { $database } ha { $schema ->
    [none] nessuno schema
   *[other] lo schema { $schema }
}, non lo schema { $newest }; `archipel serve` la aggiorna
error-database-foreign = questa base di dati appartiene a un altro programma: ha le tabelle { $tables }
error-database-newer = questa base di dati viene da un Archipel più recente (schema { $schema }; questa versione conosce fino a { $newest }): installa quella versione, oppure ripristina una copia in una base di dati vuota
error-database-in-use = un altro server usa già il database { $file } (processo { $process }); fermalo prima, oppure scegli un altro file con --database-url
error-database-damaged = il database { $file } non è utilizzabile: { $why }; sposta altrove questo file e quelli accanto che iniziano con lo stesso nome, poi carica l’ultimo backup con «archipel restore»

## Il gestore

error-admin-unknown-table = non c’è nessun tavolo «{ $text }»; intendevi { $near }?
error-admin-no-table = non c’è nessun tavolo «{ $text }»; per vederli tutti: archipel admin tables
error-admin-unknown-person = non c’è nessuna persona «{ $text }»; intendevi { $near }?
error-admin-no-person = non c’è nessuna persona «{ $text }»; per vederle tutte: archipel admin people
error-admin-many-people = più persone si chiamano «{ $text }»; scegli per identificativo: { $those }
error-admin-not-there = { $person } non è al tavolo { $table }; ci sono: { $those }
error-admin-removed-before = { $person } è già stato rimosso dal tavolo { $table }
error-admin-not-banned = «{ $text }» non è escluso; per vedere tutte le esclusioni: archipel admin bans
error-admin-own-network = la rete { $network } contiene { $address }, cioè questa macchina o il proxy; nessuno potrebbe più raggiungere il server
error-admin-moment = «{ $text }» non è un tempo; scrivi per esempio «3 giorni», «45 min», «2026-12-01» o «2026-12-01 14:00»
error-admin-past = «{ $text }» non è nei prossimi cento anni
error-admin-no-end = manca fino a quando: --for «3 giorni» o --until 2026-12-01
error-admin-needs-yes = nessuno risponde alla domanda; con --yes non viene posta
error-admin-announcement = un annuncio ha da 1 a { $most } caratteri

## Partite registrate

error-in-line = riga { $line }: { $why }
error-record-empty = non è una partita registrata: il file è vuoto
error-record-open = la registrazione si interrompe qui: manca «end after N answers» o «pause after N answers»
error-record-title = non è una partita registrata: dovrebbe cominciare con «archipel { $form } - game - n seats - rules N»
error-record-form = questa registrazione è nel formato { $form }; si leggono solo i formati fino a { $newest }
error-record-rules = questa partita segue le regole { $played }; queste sono le regole { $ours }
error-record-seats = { $seats } posti vogliono altrettante righe «seat NAME» diverse
error-record-box = questa partita è stata giocata con il materiale «{ $played }»; questo è «{ $ours }»
error-record-label = la sigla di { $name } è «{ $meant }», non «{ $label }»
error-record-bot = «{ $kind }» non può essere un tipo di bot
error-record-nobody = nessuno si chiama «{ $label }»
error-record-commitment = un impegno ha 64 cifre esadecimali, non «{ $value }»
error-record-shares = le parti sono scritte nell’ordine dei posti, una per ciascuno
error-record-seed = un seme è un numero intero minore di 2**63, non «{ $value }»
error-record-field = «{ $text }» non è né un campo di una registrazione né una mossa
error-record-move = «{ $text }» non è una mossa: una riga indica un posto e la sua mossa
error-record-count = sono annunciate { $said } mosse, ma ce ne sono { $found }
error-record-closing = la registrazione si interrompe qui: manca «{ $meant }»
error-record-unfinished = la registrazione si interrompe qui: una partita finita ha tutti i punteggi e un vincitore
error-record-after-end = «{ $text }» non può stare dopo la fine della partita
error-record-no-result = una partita non finita non ha né punteggi né vincitori
error-record-scores = i punteggi sono scritti nell’ordine dei posti, uno per ciascuno
error-record-score = un punteggio è un numero intero, non «{ $value }»
error-record-moves = «{ $text }» non è un numero di mosse
error-record-seal-form = un sigillo è fatto di due numeri di 64 cifre esadecimali
error-record-hex = «{ $value }» non è scritto in cifre esadecimali
error-record-no-seal = manca il sigillo
error-record-line = «{ $text }» sta dove una registrazione sigillata ha «{ $meant }»
error-record-no-commitment = manca l’impegno, e senza di esso il segreto non prova nulla
error-record-both = i dadi o sono equi, con un impegno, o hanno un seme; non tutti e due
error-record-no-secret = c’è un impegno sui dadi, ma manca il segreto che lo mostra
error-record-old-seal = una registrazione nel formato { $form } non ha sigillo
error-record-seal-alone = c’è un sigillo, ma né impegno né seme
error-record-seal-altered = il sigillo non corrisponde: è stato cambiato il sigillo o più di una riga
error-record-altered = il sigillo non corrisponde: «{ $name }» è stato cambiato
error-record-missing = il sigillo non corrisponde: manca «{ $name }»
error-record-secret = il segreto non è quello dell’impegno: il suo SHA-256 è diverso
error-record-draw = è annotato «{ $found }», ma l’estrazione dà «{ $due }»
error-record-stand-in = un bot non può aver fatto { $count } delle { $moves } mosse di { $player }
error-record-over = la partita qui è finita
error-record-not-over = la partita qui non è finita
error-record-wrong-scores = i punteggi sono { $due }, non { $found }
error-record-winner = ha vinto { $winners }
