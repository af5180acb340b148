-- What a dry run would write, kept for an hour until its author runs it.
CREATE TABLE import_plan (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  file_name text NOT NULL,
  -- json, not jsonb: it is written once and read whole.
  rows json NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- what is too old to run
CREATE INDEX import_plan_age ON import_plan (company_id, created_at);
CALL protect_tenant('import_plan');
