-- What an installation keeps to itself, made by itself at first use: keys that sign addresses. Never leaves the server.
CREATE TABLE secret (
  name text PRIMARY KEY,
  value bytea NOT NULL CHECK (octet_length(value) >= 32),
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT ON secret TO rondo_app;
