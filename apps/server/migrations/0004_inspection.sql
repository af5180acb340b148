CREATE TABLE template (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  description text NOT NULL DEFAULT '',
  modes text[] NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'disabled')),
  -- The version new tasks get; null until the first publication.
  live_version_id uuid,
  -- The one version being edited; null when there is none.
  draft_version_id uuid,
  -- Who edits now and since when: a lock of 15 minutes that may be taken over.
  editor_id uuid,
  editing_since timestamptz,
  created_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX template_name ON template (company_id, lower(name)) WHERE deleted_at IS NULL;
CREATE INDEX template_list ON template (company_id, updated_at DESC, id) WHERE deleted_at IS NULL;
CALL protect_tenant('template');

-- Immutable once published: records, tasks and drafts point here and never change by an edit (product 1.3).
CREATE TABLE template_version (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  template_id uuid NOT NULL,
  no integer NOT NULL CHECK (no >= 1),
  -- Categories and check items, and the scoring settings: the shapes of domain/scoring.
  content jsonb NOT NULL,
  scoring jsonb NOT NULL,
  item_count integer NOT NULL CHECK (item_count BETWEEN 0 AND 500),
  total_points numeric(10, 2) NOT NULL,
  release_note text NOT NULL DEFAULT '',
  published_at timestamptz,
  published_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, template_id, no),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('template_version');

CREATE TABLE task (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  number text NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  description text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('inspection', 'self_inspection')),
  mode text NOT NULL CHECK (mode IN ('on_site', 'remote', 'self')),
  purpose text NOT NULL DEFAULT 'regular' CHECK (purpose IN ('regular', 'special', 'unannounced', 'mystery', 're_inspection', 'opening')),
  dispatch text NOT NULL CHECK (dispatch IN ('immediate', 'scheduled', 'cyclic', 'self_initiated')),
  state text NOT NULL CHECK (state IN ('not_initiated', 'pending', 'pending_review', 'completed', 'closed')),
  -- Tasks of one dispatch share it.
  batch_id uuid,
  shop_id uuid NOT NULL,
  -- Frozen when the task was made (product 1.3).
  shop_name text NOT NULL,
  shop_path text NOT NULL,
  template_id uuid NOT NULL,
  template_version_id uuid NOT NULL,
  template_name text NOT NULL,
  version_no integer NOT NULL,
  has_reviewer boolean NOT NULL,
  claimed_by uuid,
  claimed_at timestamptz,
  start_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  -- allow_late: overdue yet completable; close: closed by the clock.
  deadline_policy text NOT NULL DEFAULT 'allow_late' CHECK (deadline_policy IN ('allow_late', 'close')),
  extended smallint NOT NULL DEFAULT 0,
  round smallint NOT NULL DEFAULT 1,
  transfers smallint NOT NULL DEFAULT 0,
  submitted_at timestamptz,
  finished_at timestamptz,
  close_reason text CHECK (close_reason IN ('deadline', 'manual', 'cancelled', 'cycle_ended', 'shop_closed')),
  close_note text,
  reminded_at timestamptz,
  record_id uuid,
  score numeric(10, 2),
  level text,
  -- What the clock has already said of it: the latest of 'due_24h', 'due_2h', 'overdue'.
  clock_stage text,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, template_version_id) REFERENCES template_version (company_id, id),
  CHECK ((state = 'closed') = (close_reason IS NOT NULL))
);
-- task centre: all in scope by newest, by deadline; of one shop; of one dispatch; what the clock has to look at
CREATE INDEX task_list ON task (company_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX task_deadline ON task (company_id, deadline_at, id) WHERE deleted_at IS NULL AND state IN ('not_initiated', 'pending', 'pending_review');
CREATE INDEX task_shop ON task (company_id, shop_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX task_batch ON task (company_id, batch_id) WHERE batch_id IS NOT NULL;
CREATE INDEX task_template ON task (company_id, template_id);
CREATE INDEX task_clock ON task (deadline_at) WHERE state IN ('pending') AND deleted_at IS NULL;
CREATE INDEX task_start ON task (start_at) WHERE state = 'not_initiated' AND deleted_at IS NULL;
CALL protect_tenant('task');

CREATE TABLE task_person (
  company_id uuid NOT NULL,
  task_id uuid NOT NULL,
  member_id uuid NOT NULL,
  relation text NOT NULL CHECK (relation IN ('initiator', 'handler', 'reviewer', 'cc')),
  -- Copied so that "mine, newest first" is one index; acted_at: handled, reviewed or CC delivered.
  created_at timestamptz NOT NULL,
  acted_at timestamptz,
  PRIMARY KEY (company_id, task_id, member_id, relation),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX task_person_mine ON task_person (company_id, member_id, relation, created_at DESC, task_id);
CALL protect_tenant('task_person');

-- Whose turn it is (the ball in court): one row a person an open object waits for. Written with every move, in its
-- transaction; the to-do counter is a count of this table, an object without a row is an orphan.
CREATE TABLE turn (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('task', 'rectification')),
  object_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('handle', 'review')),
  shop_id uuid NOT NULL,
  since_at timestamptz NOT NULL,
  deadline_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, object_id, member_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX turn_mine ON turn (company_id, member_id, deadline_at, object_id);
CALL protect_tenant('turn');

CREATE TABLE draft (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  task_id uuid NOT NULL,
  member_id uuid NOT NULL,
  template_version_id uuid NOT NULL,
  answers jsonb NOT NULL DEFAULT '{}',
  -- The device that wrote last; another one asks "continue here?".
  device_id text NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  -- one active draft a task
  UNIQUE (company_id, task_id),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_member ON draft (company_id, member_id, saved_at DESC);
CREATE INDEX draft_age ON draft (saved_at);
CALL protect_tenant('draft');

CREATE TABLE record (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  number text NOT NULL,
  task_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  shop_name text NOT NULL,
  shop_path text NOT NULL,
  -- Lineage of the shop's group when inspected: statistics by structure at the record's date.
  shop_lineage text NOT NULL,
  template_id uuid NOT NULL,
  template_version_id uuid NOT NULL,
  template_name text NOT NULL,
  version_no integer NOT NULL,
  mode text NOT NULL CHECK (mode IN ('on_site', 'remote', 'self')),
  purpose text NOT NULL,
  source text NOT NULL CHECK (source IN ('immediate', 'scheduled', 'cyclic', 'self_initiated')),
  inspector_id uuid NOT NULL,
  inspector_name text NOT NULL,
  state text NOT NULL CHECK (state IN ('in_review', 'returned', 'effective', 'void')),
  void_reason text,
  started_at timestamptz NOT NULL,
  submitted_at timestamptz NOT NULL,
  -- The company's business date of the submission.
  business_on date NOT NULL,
  duration_s integer NOT NULL CHECK (duration_s >= 0),
  evaluated boolean NOT NULL,
  score numeric(10, 2),
  max_score numeric(10, 2),
  rate_percent numeric(7, 4),
  level_key text,
  level_name text,
  -- Position of the level from the best (0) and how many there are: the signal bars.
  level_rank smallint,
  level_count smallint,
  is_pass boolean,
  red_lines smallint NOT NULL,
  failed_items smallint NOT NULL,
  na_items smallint NOT NULL,
  item_count smallint NOT NULL,
  rectification_total smallint NOT NULL DEFAULT 0,
  rectification_open smallint NOT NULL DEFAULT 0,
  -- Category results and the equation tree of the score (domain/scoring Outcome).
  outcome jsonb NOT NULL,
  is_late boolean NOT NULL,
  round smallint NOT NULL DEFAULT 1,
  modified_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id)
);
-- record list by newest; by business date for statistics and filters; of one shop; of one inspector; of a template; of a level
CREATE INDEX record_list ON record (company_id, submitted_at DESC, id DESC);
CREATE INDEX record_day ON record (company_id, business_on, shop_id);
CREATE INDEX record_shop ON record (company_id, shop_id, submitted_at DESC, id DESC);
CREATE INDEX record_inspector ON record (company_id, inspector_id, submitted_at DESC, id DESC);
CREATE INDEX record_template ON record (company_id, template_id, submitted_at DESC, id DESC);
CREATE INDEX record_task ON record (company_id, task_id);
CALL protect_tenant('record');

CREATE TABLE record_item (
  company_id uuid NOT NULL,
  record_id uuid NOT NULL,
  sort smallint NOT NULL,
  -- Lineage of the check item, the same over template versions.
  item_id uuid NOT NULL,
  category text NOT NULL,
  code text,
  name text NOT NULL,
  standard text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('normal', 'major', 'red_line')),
  answer_type text NOT NULL,
  answer jsonb NOT NULL,
  result text NOT NULL CHECK (result IN ('pass', 'fail', 'na', 'none')),
  points numeric(10, 2),
  max_points numeric(10, 2),
  note text NOT NULL DEFAULT '',
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  rectification_id uuid,
  PRIMARY KEY (company_id, record_id, sort),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE
);
-- what failed, by item: drill-down of the top failed items
CREATE INDEX record_item_failed ON record_item (company_id, item_id, record_id) WHERE result = 'fail';
CALL protect_tenant('record_item');

CREATE TABLE rectification (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  number text NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  description text NOT NULL DEFAULT '',
  source text NOT NULL CHECK (source IN ('record')),
  record_id uuid,
  task_id uuid,
  item_id uuid,
  item_code text,
  category text NOT NULL DEFAULT '',
  standard text NOT NULL DEFAULT '',
  severity text NOT NULL CHECK (severity IN ('normal', 'major', 'red_line')),
  shop_id uuid NOT NULL,
  shop_name text NOT NULL,
  shop_path text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'awaiting_review', 'completed', 'ended')),
  has_reviewer boolean NOT NULL,
  round smallint NOT NULL DEFAULT 1,
  -- How often this item failed at this shop within the repeat window, this one included.
  repeat_no smallint NOT NULL DEFAULT 1,
  limit_hours integer NOT NULL CHECK (limit_hours BETWEEN 1 AND 8760),
  deadline_at timestamptz NOT NULL,
  extended smallint NOT NULL DEFAULT 0,
  before_photo_ids uuid[] NOT NULL DEFAULT '{}',
  after_photo_ids uuid[] NOT NULL DEFAULT '{}',
  handled_at timestamptz,
  completed_at timestamptz,
  ended_at timestamptz,
  end_reason text,
  reminded_at timestamptz,
  clock_stage text,
  business_on date NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
-- list by newest, by deadline, by state; of a shop (open ones first); of a record; repeats of an item; the clock
CREATE INDEX rectification_list ON rectification (company_id, created_at DESC, id DESC);
CREATE INDEX rectification_state ON rectification (company_id, state, created_at DESC, id DESC);
CREATE INDEX rectification_deadline ON rectification (company_id, deadline_at, id) WHERE state IN ('pending', 'awaiting_review');
CREATE INDEX rectification_shop ON rectification (company_id, shop_id, created_at DESC, id DESC);
CREATE INDEX rectification_open ON rectification (company_id, shop_id) WHERE state IN ('pending', 'awaiting_review');
CREATE INDEX rectification_record ON rectification (company_id, record_id);
CREATE INDEX rectification_repeat ON rectification (company_id, shop_id, item_id, created_at DESC);
CREATE INDEX rectification_day ON rectification (company_id, business_on, shop_id);
CREATE INDEX rectification_clock ON rectification (deadline_at) WHERE state = 'pending';
CALL protect_tenant('rectification');

CREATE TABLE rectification_person (
  company_id uuid NOT NULL,
  rectification_id uuid NOT NULL,
  member_id uuid NOT NULL,
  relation text NOT NULL CHECK (relation IN ('initiator', 'handler', 'reviewer', 'cc')),
  created_at timestamptz NOT NULL,
  acted_at timestamptz,
  PRIMARY KEY (company_id, rectification_id, member_id, relation),
  FOREIGN KEY (company_id, rectification_id) REFERENCES rectification (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX rectification_person_mine ON rectification_person (company_id, member_id, relation, created_at DESC, rectification_id);
CALL protect_tenant('rectification_person');
