"""Maldivia by Roberto Fraga: plan your course in secret, and fish before the fog folds the sea away."""
