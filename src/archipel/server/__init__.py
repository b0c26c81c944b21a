"""The table server: people and bots at one table, over the network, nothing lost and nothing leaked.

Read it from the inside out:

    protocol, api    what is said on the wire: typed once, published as JSON schema
    store            SQLite or PostgreSQL; what is written together is committed together
    rooms            one table in memory: a cache of what is stored, and the only place that changes it
    keeper           what happens by itself: bots answer, clocks run out, old tables go
    routes, app      HTTP and the socket
"""
