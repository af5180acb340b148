-- Points rules (product 13): what stores or members get and lose points for. The row is the version in force.
CREATE TABLE points_rule (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  name_pinyin text NOT NULL DEFAULT '',
  target text NOT NULL CHECK (target IN ('shop', 'member')),
  type text NOT NULL CHECK (type IN ('comprehensive', 'inspection', 'rectification', 'task', 'manual')),
  scope text NOT NULL CHECK (scope IN ('all', 'groups', 'shops')),
  group_ids uuid[] NOT NULL DEFAULT '{}',
  shop_ids uuid[] NOT NULL DEFAULT '{}',
  valid_from date,
  valid_until date CHECK (valid_until >= valid_from),
  cycle text NOT NULL CHECK (cycle IN ('day', 'week', 'month', 'quarter', 'year')),
  initial numeric(7, 1) NOT NULL,
  lower numeric(7, 1) NOT NULL,
  upper numeric(7, 1) NOT NULL,
  reset text NOT NULL CHECK (reset IN ('initial', 'carry', 'carry_percent')),
  carry_percent smallint NOT NULL CHECK (carry_percent BETWEEN 0 AND 100),
  is_visible boolean NOT NULL,
  appeal_days smallint NOT NULL CHECK (appeal_days BETWEEN 0 AND 90),
  details jsonb NOT NULL,
  state text NOT NULL DEFAULT 'disabled' CHECK (state IN ('disabled', 'enabled')),
  version_no integer NOT NULL DEFAULT 1,
  -- who made it
  member_id uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CONSTRAINT points_rule_limits CHECK (lower < initial AND initial < upper)
);
CREATE UNIQUE INDEX points_rule_name ON points_rule (company_id, lower(name));
-- the list by the last change
CREATE INDEX points_rule_updated ON points_rule (company_id, updated_at DESC, id DESC);
CALL protect_tenant('points_rule');

-- Every version of a points rule as it was; one is added by each edit and stays.
CREATE TABLE points_rule_version (
  company_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  no integer NOT NULL,
  content jsonb NOT NULL,
  at timestamptz NOT NULL,
  member_id uuid NOT NULL,
  PRIMARY KEY (company_id, rule_id, no),
  FOREIGN KEY (company_id, rule_id) REFERENCES points_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CALL protect_tenant('points_rule_version');

-- The points of one store, or of one member, by one rule.
CREATE TABLE points_account (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  shop_id uuid,
  member_id uuid,
  -- what it was opened with: the sum of all its postings is balance - initial
  initial numeric(9, 2) NOT NULL,
  balance numeric(9, 2) NOT NULL,
  -- number of the last posting
  postings integer NOT NULL DEFAULT 0,
  -- first day of the cycle that it is in
  cycle_from date NOT NULL,
  opened_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, rule_id) REFERENCES points_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((shop_id IS NULL) <> (member_id IS NULL))
);
CREATE UNIQUE INDEX points_account_shop ON points_account (company_id, rule_id, shop_id) WHERE shop_id IS NOT NULL;
CREATE UNIQUE INDEX points_account_member ON points_account (company_id, rule_id, member_id) WHERE member_id IS NOT NULL;
-- the accounts of a store, of a member
CREATE INDEX points_account_of_shop ON points_account (company_id, shop_id);
CREATE INDEX points_account_of_member ON points_account (company_id, member_id);
CALL protect_tenant('points_account');

-- What happened that rules may have points for: written once, whichever rules there are, and never changed but when it is void.
CREATE TABLE points_fact (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- names what happened for good: the same event again adds nothing
  key text NOT NULL,
  event text NOT NULL CHECK (event IN ('inspection_level', 'inspection_rate', 'red_line', 'item_failed', 'self_inspection',
    'rectification_on_time', 'rectification_overdue', 'rectification_rejected', 'rectification_repeat',
    'task_on_time', 'task_overdue', 'task_closed')),
  -- null: of no store
  shop_id uuid,
  -- whose work it was
  member_id uuid,
  level_rank smallint,
  rate_percent numeric,
  severity text CHECK (severity IN ('normal', 'major', 'red_line')),
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  day_no integer,
  source_kind text NOT NULL CHECK (source_kind IN ('record', 'rectification', 'task')),
  source_id uuid NOT NULL,
  -- its number, as people know it
  source_name text NOT NULL,
  at timestamptz NOT NULL,
  -- civil day of the company
  day date NOT NULL,
  voided_at timestamptz,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, key),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- what is void with its source; what a rule is tried on
CREATE INDEX points_fact_source ON points_fact (company_id, source_id);
CREATE INDEX points_fact_day ON points_fact (company_id, day, id);
CALL protect_tenant('points_fact');

-- The ledger: rows are added and never changed or deleted.
CREATE TABLE points_posting (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  -- place in its account, from 1
  no integer NOT NULL,
  rule_id uuid NOT NULL,
  version_no integer NOT NULL,
  shop_id uuid,
  member_id uuid,
  kind text NOT NULL CHECK (kind IN ('event', 'manual', 'reset', 'reversal')),
  -- an event of a rule; null: the end of a cycle
  event text,
  event_key text NOT NULL,
  detail_key text,
  requested numeric(9, 2) NOT NULL,
  applied numeric(9, 2) NOT NULL,
  -- after it
  balance numeric(9, 2) NOT NULL,
  limited_by text CHECK (limited_by IN ('upper', 'lower', 'cap', 'reset')),
  -- of a reset: percent of the balance that went on; null: it began at the initial value again
  carried_percent smallint,
  -- of a reversal: what it takes back
  reverses_id uuid,
  fact_id uuid,
  source_kind text,
  source_id uuid,
  source_name text,
  -- who did it by hand; null: the product
  operator_id uuid,
  operator_name text,
  reason text NOT NULL DEFAULT '',
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  at timestamptz NOT NULL,
  day date NOT NULL,
  cycle_from date NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, account_id, event_key),
  UNIQUE (company_id, account_id, no),
  FOREIGN KEY (company_id, account_id) REFERENCES points_account (company_id, id),
  FOREIGN KEY (company_id, rule_id) REFERENCES points_rule (company_id, id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, fact_id) REFERENCES points_fact (company_id, id),
  CHECK ((kind = 'reversal') = (reverses_id IS NOT NULL))
);
-- a posting is taken back once
CREATE UNIQUE INDEX points_posting_reverses ON points_posting (company_id, reverses_id) WHERE reverses_id IS NOT NULL;
-- the ledger, newest first; of one rule; of a store; of a member; of a source
CREATE INDEX points_posting_at ON points_posting (company_id, at DESC, id DESC);
CREATE INDEX points_posting_rule ON points_posting (company_id, rule_id, day);
CREATE INDEX points_posting_shop ON points_posting (company_id, shop_id, at DESC);
CREATE INDEX points_posting_member ON points_posting (company_id, member_id, at DESC);
CREATE INDEX points_posting_source ON points_posting (company_id, source_id);
CALL protect_tenant('points_posting');
