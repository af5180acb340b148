-- Coverage policies (应巡未巡): how many inspections each open store of a group, or with a tag, must have in a week or a month.
CREATE TABLE coverage_policy (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  name_pinyin text NOT NULL DEFAULT '',
  -- null: every store; one that was deleted holds no store any more
  group_id uuid,
  -- empty: whatever tags they have
  tag text NOT NULL DEFAULT '' CHECK (char_length(tag) <= 20),
  -- null: any
  purpose text CHECK (purpose IN ('regular', 'special', 'unannounced', 'mystery', 're_inspection', 'opening')),
  mode text CHECK (mode IN ('on_site', 'remote', 'self')),
  template_id uuid,
  at_least smallint NOT NULL CHECK (at_least BETWEEN 1 AND 31),
  per text NOT NULL CHECK (per IN ('week', 'month')),
  -- who made it
  member_id uuid NOT NULL,
  -- stores owe nothing for a period that had begun before
  since_on date NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'stopped')),
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- the list by creation
CREATE INDEX coverage_policy_created ON coverage_policy (company_id, created_at DESC, id DESC);
CALL protect_tenant('coverage_policy');
