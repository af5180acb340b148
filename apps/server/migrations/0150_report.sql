-- Reports on paper (product 11): how a company's look, and which seals were given out.
CREATE TABLE report_layout (
  company_id uuid NOT NULL,
  has_cover boolean NOT NULL,
  photos_a_row smallint NOT NULL CHECK (photos_a_row IN (2, 3, 4)),
  shows_standard boolean NOT NULL,
  shows_process boolean NOT NULL,
  shows_signature_lines boolean NOT NULL,
  footer text NOT NULL CHECK (char_length(footer) <= 100),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('report_layout');

-- The hashes of a record under which reports of it went out: a report made before a correction is known again.
CREATE TABLE report_seal (
  company_id uuid NOT NULL,
  record_id uuid NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, record_id, sha256),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('report_seal');
