"""Connections as uvicorn holds them, with limits where uvicorn has none."""
