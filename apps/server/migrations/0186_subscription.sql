-- Report subscriptions (product 20): a list or page that is sent again and again, to each recipient over their own stores.
CREATE TABLE subscription (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  name_pinyin text NOT NULL,
  report text NOT NULL CHECK (report IN ('statistics', 'taskStatistics', 'records', 'rectifications')),
  -- the filters, in the query of the list's endpoint, without a period
  query text NOT NULL DEFAULT '' CHECK (char_length(query) <= 2000),
  period text NOT NULL CHECK (period IN ('yesterday', 'days7', 'days30', 'lastWeek', 'monthToDate', 'lastMonth', 'lastQuarter', 'all')),
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly')),
  weekday smallint NOT NULL CHECK (weekday BETWEEN 0 AND 6),
  month_day smallint NOT NULL CHECK (month_day BETWEEN 1 AND 31),
  -- 'HH:mm' on the clock of the company
  send_time text NOT NULL CHECK (send_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  start_on date NOT NULL,
  end_on date,
  channels text[] NOT NULL CHECK (cardinality(channels) > 0 AND channels <@ ARRAY['in_app', 'mail']),
  with_file boolean NOT NULL,
  skip_empty boolean NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'paused', 'ended')),
  paused_for text CHECK (paused_for IN ('person', 'failures', 'owner')),
  -- runs that failed one after another
  failures smallint NOT NULL DEFAULT 0,
  next_at timestamptz,
  -- where people reach Rondo, as whoever saved it did; for links where the operator says nothing
  origin text NOT NULL,
  owner_id uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK (end_on IS NULL OR start_on <= end_on),
  CHECK ((state = 'paused') = (paused_for IS NOT NULL)),
  CHECK (state = 'active' OR next_at IS NULL),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id)
);
-- the list; what the clock sends next; what somebody owns, and has in hand
CREATE INDEX subscription_created ON subscription (company_id, created_at DESC, id DESC);
CREATE INDEX subscription_due ON subscription (company_id, next_at) WHERE state = 'active';
CREATE INDEX subscription_owner ON subscription (company_id, owner_id);
CALL protect_tenant('subscription');

-- To whom: members, and everybody who has a role when it is sent.
CREATE TABLE subscription_recipient (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  member_id uuid,
  role_id uuid,
  PRIMARY KEY (company_id, id),
  CHECK (num_nonnulls(member_id, role_id) = 1),
  UNIQUE (company_id, subscription_id, member_id),
  UNIQUE (company_id, subscription_id, role_id),
  FOREIGN KEY (company_id, subscription_id) REFERENCES subscription (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, role_id) REFERENCES role (company_id, id) ON DELETE CASCADE
);
-- what is sent to a member, and to a role
CREATE INDEX subscription_recipient_member ON subscription_recipient (company_id, member_id) WHERE member_id IS NOT NULL;
CREATE INDEX subscription_recipient_role ON subscription_recipient (company_id, role_id) WHERE role_id IS NOT NULL;
CALL protect_tenant('subscription_recipient');

-- Members who said no to a subscription that is sent to them.
CREATE TABLE subscription_refusal (
  company_id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  member_id uuid NOT NULL,
  refused_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, subscription_id, member_id),
  FOREIGN KEY (company_id, subscription_id) REFERENCES subscription (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX subscription_refusal_member ON subscription_refusal (company_id, member_id);
CALL protect_tenant('subscription_refusal');

-- One sending of a report.
CREATE TABLE subscription_run (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('due', 'manual', 'test')),
  due_at timestamptz NOT NULL,
  -- the days it is about; null: no period
  period_from date,
  period_to date,
  state text NOT NULL DEFAULT 'sending' CHECK (state IN ('sending', 'done', 'failed')),
  -- who asked for it out of turn
  by_id uuid,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (company_id, id),
  CHECK ((period_from IS NULL) = (period_to IS NULL)),
  CHECK ((kind = 'due') = (by_id IS NULL)),
  FOREIGN KEY (company_id, subscription_id) REFERENCES subscription (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, by_id) REFERENCES member (company_id, id)
);
-- a time is sent once, however often the clock asks; the history of a subscription; what has not ended; what is removed
CREATE UNIQUE INDEX subscription_run_once ON subscription_run (company_id, subscription_id, due_at) WHERE kind = 'due';
CREATE INDEX subscription_run_newest ON subscription_run (company_id, subscription_id, created_at DESC, id DESC);
CREATE INDEX subscription_run_open ON subscription_run (company_id, created_at) WHERE state = 'sending';
CREATE INDEX subscription_run_old ON subscription_run (company_id, created_at);
CREATE INDEX subscription_run_by ON subscription_run (company_id, by_id) WHERE by_id IS NOT NULL;
CALL protect_tenant('subscription_run');

-- What one recipient gets of a run: once, whatever is tried again.
CREATE TABLE subscription_delivery (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  run_id uuid NOT NULL,
  member_id uuid NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'skipped', 'failed')),
  skipped text CHECK (skipped IN ('empty', 'no_permission', 'gone', 'no_address', 'owner_gone')),
  -- rows of the list; the size of the file; the frozen rows; the mail
  row_count integer,
  file_bytes integer,
  snapshot_key text,
  mail_id uuid,
  error text CHECK (char_length(error) <= 500),
  tries smallint NOT NULL DEFAULT 0,
  -- when it is tried (again); while a process is at it, when that process is given up
  next_try_at timestamptz NOT NULL,
  sent_at timestamptz,
  opened_at timestamptz,
  -- when somebody last asked that it be sent again
  resent_at timestamptz,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, run_id, member_id),
  CHECK ((state = 'skipped') = (skipped IS NOT NULL)),
  CHECK (state <> 'sent' OR sent_at IS NOT NULL),
  FOREIGN KEY (company_id, run_id) REFERENCES subscription_run (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- what is made next; what somebody got, newest first; whose frozen rows a key opens
CREATE INDEX subscription_delivery_due ON subscription_delivery (company_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX subscription_delivery_member ON subscription_delivery (company_id, member_id, sent_at DESC);
CREATE INDEX subscription_delivery_key ON subscription_delivery (company_id, snapshot_key) WHERE snapshot_key IS NOT NULL;
CALL protect_tenant('subscription_delivery');

-- Until when a key answers; null: for good.
ALTER TABLE page_snapshot ADD COLUMN expires_at timestamptz;
CREATE INDEX page_snapshot_expires ON page_snapshot (company_id, expires_at) WHERE expires_at IS NOT NULL;

-- What a mail is made of beside its text: its look, a file, and how its reader says no; as long as it has not left.
CREATE TABLE delivery_mail (
  delivery_id uuid PRIMARY KEY REFERENCES delivery ON DELETE CASCADE,
  html text NOT NULL,
  unsubscribe_url text NOT NULL,
  file_name text,
  file_mime text,
  file bytea,
  CHECK (num_nonnulls(file_name, file_mime, file) IN (0, 3))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery_mail TO rondo_app;
