-- External links to reports (product 11): whoever has the address and the password reads one report, without an account.
CREATE TABLE report_link (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  record_id uuid NOT NULL,
  -- who made it: it shows no more than this member may see
  created_by uuid NOT NULL,
  -- SHA-256 of what its address holds
  token_hash bytea NOT NULL CHECK (octet_length(token_hash) = 32),
  password_hash text NOT NULL,
  -- what a first visit is answered in
  language text NOT NULL CHECK (language IN ('zh-CN', 'en-US')),
  view text NOT NULL CHECK (view IN ('full', 'customer')),
  hide_passed boolean NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  -- when somebody ended it before that
  ended_at timestamptz,
  opened integer NOT NULL DEFAULT 0,
  opened_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id)
);
-- the link that an address names
CREATE UNIQUE INDEX report_link_token ON report_link (company_id, token_hash);
-- the links of a record, newest first
CREATE INDEX report_link_record ON report_link (company_id, record_id, created_at DESC, id DESC);
CALL protect_tenant('report_link');

-- Whether members may make such links: photos can show people, so a company says so itself.
ALTER TABLE report_layout ADD COLUMN allows_links boolean NOT NULL DEFAULT false;
