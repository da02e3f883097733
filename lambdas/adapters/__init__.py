"""One file per outside thing: tables, the skills bucket, secrets, embeddings, Claude."""
