-- Store gateways: small computers in stores that keep one connection to the server and carry those to the store's devices.
CREATE TABLE edge (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'online', 'offline', 'revoked')),
  state_at timestamptz NOT NULL,
  -- SHA-256 of the key that it connects with; null: none was given yet, or it was revoked
  key_hash bytea CHECK (octet_length(key_hash) = 32),
  -- what it told when it connected last
  version text NOT NULL DEFAULT '' CHECK (char_length(version) <= 30),
  protocol integer,
  address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 100),
  -- where it came from: the address of the store's line
  remote_address text NOT NULL DEFAULT '' CHECK (char_length(remote_address) <= 60),
  -- the connection that counts, and the web node that holds it (NODE_URL; empty: the only one)
  connection_id uuid,
  node_url text NOT NULL DEFAULT '' CHECK (char_length(node_url) <= 300),
  -- when it was there last
  seen_at timestamptz,
  -- since when its people know that it is away; null: they have no reason to
  alerted_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  edited_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  -- a deleted store leaves the bin with its gateway
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id)
);
-- the list by name and by creation; those of a store
CREATE INDEX edge_name ON edge (company_id, name, id);
CREATE INDEX edge_created ON edge (company_id, created_at DESC, id DESC);
CREATE INDEX edge_shop ON edge (company_id, shop_id);
CALL protect_tenant('edge');

-- Pairing codes: found by the hash of a secret, and only then is a company known (decision 0003). One a gateway.
CREATE TABLE edge_code (
  company_id uuid NOT NULL,
  edge_id uuid NOT NULL,
  hash bytea NOT NULL CHECK (octet_length(hash) = 32),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, edge_id),
  FOREIGN KEY (company_id, edge_id) REFERENCES edge (company_id, id) ON DELETE CASCADE
);
-- the code that a gateway brings
CREATE INDEX edge_code_hash ON edge_code (hash);
GRANT SELECT, INSERT, UPDATE, DELETE ON edge_code TO rondo_app;

-- The gateway that a device is reached through; null: the server reaches it itself.
ALTER TABLE device ADD COLUMN edge_id uuid;
ALTER TABLE device ADD CONSTRAINT device_edge FOREIGN KEY (company_id, edge_id) REFERENCES edge (company_id, id);
-- the devices behind a gateway
CREATE INDEX device_edge ON device (company_id, edge_id) WHERE edge_id IS NOT NULL;
