"""The server: rooms over HTTP and a socket. It needs the extra [web]; nothing else in the package imports it but the commands that serve."""
