"""Settings, logs, metrics, errors, rate limits and cookies: used by all other packages of the server."""
