-- Work that outlives the call that asked for it: what its author sees of it, now and for seven days.
CREATE TABLE job_run (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  -- noun and verb, such as `shop.import`
  kind text NOT NULL CHECK (kind ~ '^[a-z]+\.[a-z]+$'),
  member_id uuid NOT NULL,
  -- what the reader knows it by: the name of a file
  name text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'undone')),
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  -- json, not jsonb: each is written once and read whole. What it works with goes when it is over.
  input json,
  result json,
  errors json,
  -- why it failed: a reason of the table of refusals
  reason text,
  params json,
  undone json,
  created_at timestamptz NOT NULL,
  -- the last sign of life while it runs
  touched_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((finished_at IS NULL) = (state IN ('waiting', 'running')))
);
CREATE INDEX job_run_own ON job_run (company_id, member_id, created_at DESC);
CREATE INDEX job_run_open ON job_run (touched_at) WHERE finished_at IS NULL;
CALL protect_tenant('job_run');

-- What an import wrote, for as long as it can be taken back.
CREATE TABLE import_row (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  job_id uuid NOT NULL,
  object_kind text NOT NULL,
  object_id uuid NOT NULL,
  name text NOT NULL,
  -- the version it left: another one was changed since
  rev integer NOT NULL,
  -- what was there before; null: the import made it
  before json,
  PRIMARY KEY (company_id, job_id, object_kind, object_id),
  FOREIGN KEY (company_id, job_id) REFERENCES job_run (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('import_row');

-- What was wrong in a file, to be mended in a file of its own. Plans of check items are kept like all others.
ALTER TABLE import_plan ADD COLUMN errors json;
ALTER TABLE import_plan DROP CONSTRAINT import_plan_kind_check;
ALTER TABLE import_plan ADD CHECK (kind IN ('shop', 'member', 'department', 'item'));
ALTER TABLE import_plan ALTER COLUMN kind DROP DEFAULT;
