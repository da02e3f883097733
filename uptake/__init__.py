"""What an agent pod installs: the client, the wire models, the CLI, and the pure code that both sides share."""
