"""The whole service on one machine: the real handlers behind a loopback gateway, on moto or DynamoDB Local."""
