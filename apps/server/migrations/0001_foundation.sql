-- The application works as rondo_app: neither superuser nor owner of a table, so row-level security binds it.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'rondo_app') THEN CREATE ROLE rondo_app NOLOGIN; END IF;
  EXECUTE format('GRANT rondo_app TO %I', current_user);
END $$;
GRANT USAGE ON SCHEMA public TO rondo_app;

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The company of the running transaction or connection; NULL when none is set, so that nothing matches.
CREATE FUNCTION current_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.company_id', true), '')::uuid;

-- The second wall behind visible(): a tenant table shows and takes rows of the current company only.
CREATE PROCEDURE protect_tenant(tenant_table regclass) LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', tenant_table);
  EXECUTE format('CREATE POLICY company_wall ON %s TO rondo_app USING (company_id = current_company()) WITH CHECK (company_id = current_company())', tenant_table);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO rondo_app', tenant_table);
END $$;

-- Global tables: who people are and which companies there are. Reference tables when the database is distributed.
CREATE TABLE company (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  industry text NOT NULL DEFAULT '',
  time_zone text NOT NULL DEFAULT 'Asia/Shanghai',
  -- HH:mm from 00:00 to 06:00: when a business day begins.
  cut_off text NOT NULL DEFAULT '00:00' CHECK (cut_off ~ '^0[0-5]:[0-5][0-9]$|^06:00$'),
  is_demo boolean NOT NULL DEFAULT false,
  watermark smallint NOT NULL DEFAULT 0 CHECK (watermark IN (0, 1)),
  watermark_date smallint NOT NULL DEFAULT 1 CHECK (watermark_date IN (0, 1)),
  watermark_name smallint NOT NULL DEFAULT 1 CHECK (watermark_name IN (0, 1)),
  watermark_account smallint NOT NULL DEFAULT 1 CHECK (watermark_account IN (0, 1)),
  -- Rectification and process settings (product 26), defaults in domain; only what differs is stored.
  settings jsonb NOT NULL DEFAULT '{}',
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE person (
  id uuid PRIMARY KEY,
  mobile text UNIQUE,
  mail text UNIQUE CHECK (mail = lower(mail)),
  -- 1: registered by phone, 2: by e-mail (section 3).
  register_type smallint NOT NULL CHECK (register_type IN (1, 2)),
  password_hash text,
  password_changed_at timestamptz,
  language text NOT NULL DEFAULT 'zh-CN' CHECK (language IN ('zh-CN', 'en-US')),
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (mobile IS NOT NULL OR mail IS NOT NULL)
);

-- Opaque tokens, kept as SHA-256. Found by token before any company is known, so without row-level security.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  member_id uuid NOT NULL,
  keep boolean NOT NULL DEFAULT false,
  device text NOT NULL DEFAULT '',
  ip text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('signed_out', 'signed_out_elsewhere', 'password_changed', 'disabled', 'resigned', 'dissolved', 'company_switched'))
);
-- session list of a person; ending every session of a member
CREATE INDEX session_person ON session (person_id, created_at DESC);
CREATE INDEX session_member ON session (company_id, member_id) WHERE ended_at IS NULL;
CREATE INDEX session_expiry ON session (expires_at);

-- Failed sign-ins by account and by address; the pair keeps one user from locking out another for long.
CREATE TABLE login_guard (
  key text PRIMARY KEY,
  failures integer NOT NULL DEFAULT 0,
  last_failed_at timestamptz NOT NULL DEFAULT now(),
  locked_until timestamptz
);

-- One-use tickets of streams and pictures, bound to a session (wire.md).
CREATE TABLE ticket (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES session (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('stream')),
  expires_at timestamptz NOT NULL
);

GRANT SELECT, INSERT, UPDATE, DELETE ON company, person, session, login_guard, ticket TO rondo_app;
