# Quando qualcosa non va, in italiano. La pagina porta con sé queste parole e non ha bisogno del server per averle.

trouble-title = Non ha funzionato
trouble-away = Il server non è raggiungibile. Forse si sta riavviando, o il tuo dispositivo è offline.
trouble-retrying = Questa pagina riprova da sola.
trouble-unreadable = Il server ha inviato qualcosa che questa pagina non sa leggere.
trouble-crash = Qualcosa è andato storto in questa pagina. Le tue partite sono al sicuro sul server.
trouble-part = Una parte di questa pagina non è stata caricata.
trouble-nothing = A questo indirizzo non c’è niente. Forse il link è vecchio o incompleto.
trouble-gone = Questo tavolo non esiste più, o il link è incompleto.
trouble-closed = Solo chi gioca a questo tavolo può vederlo.
trouble-again = Riprova
trouble-reload = Ricarica la pagina
trouble-home = Home
trouble-close = Chiudi
trouble-upgrade = Tra poco verrà caricata una nuova versione di questa pagina.
trouble-upgrade-now = Caricala ora
