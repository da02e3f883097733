"""What a terminal agent calls at each prompt: finds a correction, writes it down, and lets the prompt go on.

Everything here imports the standard library alone, and only what it needs: the person waits for it.
"""
