"""The table server: people and bots play at shared tables over the network.

The packages are layers. Each one imports only the ones below it, and import-linter checks that:

    app              the application: all routes, error handling, start and stop
    routes           HTTP requests, the socket of a table, and the checks before them
    process          one server process: its scheduler, its news from other workers, all its parts
    rooms            one table in memory: a cache of the stored table and the only code that changes it
    store            SQLite or PostgreSQL: reading, writing in groups, migrations, backups
    wire_types       the JSON messages of the socket and of HTTP, typed once and published as JSON Schema
    transport        uvicorn's connections, with limits
    base             settings, logs, metrics, errors, rate limits, cookies
"""
