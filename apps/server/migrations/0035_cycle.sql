-- Cycles: inspections that are given out again and again.
CREATE TABLE cycle (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  number text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  name_pinyin text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  mode text NOT NULL CHECK (mode IN ('on_site', 'remote', 'self')),
  purpose text NOT NULL CHECK (purpose IN ('regular', 'special', 'unannounced', 'mystery', 're_inspection', 'opening')),
  template_id uuid NOT NULL,
  -- where: single stores, all open stores of groups as they are on each date, and stores that are left out of them
  shop_ids uuid[] NOT NULL,
  group_ids uuid[] NOT NULL,
  excluded_ids uuid[] NOT NULL,
  -- who: the rule, asked anew on each date
  executor jsonb NOT NULL,
  reviewer_ids uuid[] NOT NULL,
  cc_ids uuid[] NOT NULL,
  -- when: the shape of domain/cycle/schedule
  frequency text NOT NULL CHECK (frequency IN ('daily', 'weekly', 'monthly', 'quarterly', 'dates')),
  schedule jsonb NOT NULL,
  -- stores are left out on weekdays without opening hours
  skips_days_off boolean NOT NULL,
  -- until_next: what is still open is closed when the next date comes; close: closed at the deadline
  deadline_policy text NOT NULL CHECK (deadline_policy IN ('until_next', 'close')),
  -- initiator of the tasks; stores outside of their scope get none
  owner_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('pending_start', 'active', 'paused', 'ended')),
  -- what began earlier is not made up for
  since_at timestamptz NOT NULL,
  -- the first date that counts again after a pause
  resumes_on date,
  ended_at timestamptz,
  -- when the clock looks at it again
  wake_at timestamptz NOT NULL,
  -- chance of the random times; never leaves the server
  seed integer NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id),
  CHECK ((state = 'paused') = (resumes_on IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
-- the list by newest; what the clock has to look at
CREATE INDEX cycle_list ON cycle (company_id, created_at DESC, id DESC);
CREATE INDEX cycle_wake ON cycle (wake_at) WHERE state IN ('pending_start', 'active', 'paused');
CALL protect_tenant('cycle');

-- A date on which a cycle gave out tasks. Its id is the batch_id of the tasks.
CREATE TABLE cycle_occurrence (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  cycle_id uuid NOT NULL,
  due_on date NOT NULL,
  -- nobody got a task on this date, and why
  blocked text CHECK (blocked IN ('template_disabled', 'no_reviewer', 'owner_left')),
  tasks integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  generated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  -- one a date; also the calendar and the last one
  UNIQUE (company_id, cycle_id, due_on),
  FOREIGN KEY (company_id, cycle_id) REFERENCES cycle (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('cycle_occurrence');

-- What a store got on a date: its key makes giving out the same twice impossible, whoever is killed in between.
CREATE TABLE cycle_slot (
  company_id uuid NOT NULL,
  occurrence_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- who has a task of their own; the shop's id where any one of several does it, or where nobody got one
  executor_id uuid NOT NULL,
  -- why the store got none
  reason text CHECK (reason IN ('not_open', 'holiday', 'day_off', 'no_executor')),
  PRIMARY KEY (company_id, occurrence_id, shop_id, executor_id),
  FOREIGN KEY (company_id, occurrence_id) REFERENCES cycle_occurrence (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
-- what goes with a store that leaves the bin
CREATE INDEX cycle_slot_shop ON cycle_slot (company_id, shop_id);
CALL protect_tenant('cycle_slot');

-- done, overdue and closed of a dispatch, from the index alone
CREATE INDEX task_batch_state ON task (company_id, batch_id, state) INCLUDE (clock_stage, submitted_at, finished_at, deadline_at, shop_id)
  WHERE batch_id IS NOT NULL AND deleted_at IS NULL;
