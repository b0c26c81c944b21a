"""A toy to try the core on: secret bids for pearls, and one pearl that only its owner has seen."""
