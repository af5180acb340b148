-- AI camera checks (product 17): whether a company has them, its rules, what is watched under them, and what they found.
CREATE TABLE ai_setting (
  company_id uuid NOT NULL,
  is_on boolean NOT NULL,
  -- the precision from which a rule speaks
  threshold_percent smallint NOT NULL DEFAULT 90 CHECK (threshold_percent BETWEEN 50 AND 100),
  -- of a hundred pictures without an event so many are kept, to see what is missed
  audit_percent smallint NOT NULL DEFAULT 2 CHECK (audit_percent BETWEEN 0 AND 20),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('ai_setting');

CREATE TABLE ai_rule (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  name_pinyin text NOT NULL,
  kind text NOT NULL,
  -- of a custom kind the words of its author
  event_name text NOT NULL CHECK (char_length(event_name) BETWEEN 1 AND 20),
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 300),
  -- where: stores, groups with whatever hangs in them then, stores with a tag
  shop_ids uuid[] NOT NULL DEFAULT '{}',
  group_ids uuid[] NOT NULL DEFAULT '{}',
  tags text[] NOT NULL DEFAULT '{}',
  cameras text NOT NULL CHECK (cameras IN ('suitable', 'chosen')),
  camera_ids uuid[] NOT NULL DEFAULT '{}',
  -- by camera: areas, each a list of points in thousandths of the picture
  areas jsonb NOT NULL DEFAULT '[]',
  -- when: the shape of domain/ai/schedule, and the opening hours that it is within
  times jsonb NOT NULL,
  hours text NOT NULL CHECK (hours IN ('open', 'closed', 'any')),
  start_on date NOT NULL,
  end_on date,
  confidence_percent smallint NOT NULL CHECK (confidence_percent BETWEEN 1 AND 99),
  persistence jsonb NOT NULL,
  min_size smallint NOT NULL CHECK (min_size BETWEEN 0 AND 500),
  cool_down_minutes smallint NOT NULL CHECK (cool_down_minutes BETWEEN 0 AND 1440),
  max_per_day smallint NOT NULL CHECK (max_per_day BETWEEN 1 AND 500),
  people smallint NOT NULL CHECK (people BETWEEN 1 AND 50),
  sensitivity smallint NOT NULL CHECK (sensitivity BETWEEN 1 AND 5),
  handling text NOT NULL CHECK (handling IN ('record', 'review', 'rectify', 'message')),
  handler_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(handler_ids) <= 20),
  reviewer_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(reviewer_ids) <= 20),
  notify_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(notify_ids) <= 20),
  limit_hours integer NOT NULL,
  state text NOT NULL CHECK (state IN ('shadow', 'live', 'muted', 'off')),
  state_at timestamptz NOT NULL,
  -- judgements of events from here on count for its precision
  ledger_from timestamptz NOT NULL,
  -- who saved it last: rectifications are made in that name, and that member hears of it
  edited_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK (end_on IS NULL OR start_on <= end_on),
  CHECK (cardinality(shop_ids) + cardinality(group_ids) + cardinality(tags) > 0),
  CHECK ((cameras = 'chosen') = (cardinality(camera_ids) > 0)),
  CHECK (handling <> 'rectify' OR cardinality(handler_ids) > 0),
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id)
);
-- rules of a company have different names; the list
CREATE UNIQUE INDEX ai_rule_name ON ai_rule (company_id, lower(name));
CREATE INDEX ai_rule_created ON ai_rule (company_id, created_at DESC, id DESC);
CALL protect_tenant('ai_rule');

-- What is known of a camera, whichever rules look at it.
CREATE TABLE ai_camera (
  company_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- what it is meant to look at: grey, 160 by 90
  reference bytea NOT NULL CHECK (octet_length(reference) = 14400),
  reference_at timestamptz NOT NULL,
  -- how like it the last picture is, and how many in a row are unlike it
  likeness real,
  unlike smallint NOT NULL DEFAULT 0,
  -- since when it looks elsewhere: rules leave it alone
  moved_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, camera_id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CREATE INDEX ai_camera_shop ON ai_camera (company_id, shop_id);
CALL protect_tenant('ai_camera');

-- A camera under a rule: when it is looked at next, and what was seen lately.
CREATE TABLE ai_watch (
  company_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  next_at timestamptz NOT NULL,
  -- a process is at it until then
  claimed_until timestamptz,
  -- the last looks, the oldest first: when, and whether the rule was met
  looks jsonb NOT NULL DEFAULT '[]',
  last_event_at timestamptz,
  last_run_at timestamptz,
  last_took_ms integer,
  -- why the last try gave nothing
  last_cause text,
  last_confidence real,
  PRIMARY KEY (company_id, rule_id, camera_id),
  FOREIGN KEY (company_id, rule_id) REFERENCES ai_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
-- what the clock looks at next; those of a camera, of a store
CREATE INDEX ai_watch_due ON ai_watch (company_id, next_at);
CREATE INDEX ai_watch_camera ON ai_watch (company_id, camera_id);
CREATE INDEX ai_watch_shop ON ai_watch (company_id, shop_id);
CALL protect_tenant('ai_watch');

-- How many checks of a camera under a rule came to something on a day of its store.
CREATE TABLE ai_check_day (
  company_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  checked_on date NOT NULL,
  run integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- of those that ran: the rule was met
  positive integer NOT NULL DEFAULT 0,
  took_ms bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, rule_id, camera_id, checked_on),
  FOREIGN KEY (company_id, rule_id) REFERENCES ai_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
-- figures of days; those of a store; those of a camera
CREATE INDEX ai_check_day_on ON ai_check_day (company_id, checked_on);
CREATE INDEX ai_check_day_shop ON ai_check_day (company_id, shop_id, checked_on);
CREATE INDEX ai_check_day_camera ON ai_check_day (company_id, camera_id);
CALL protect_tenant('ai_check_day');

CREATE TABLE ai_event (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  camera_name text NOT NULL CHECK (char_length(camera_name) <= 50),
  -- as the rule had it then
  kind text NOT NULL,
  event_name text NOT NULL,
  happened_at timestamptz NOT NULL,
  -- its day and hour on the clock of the store
  happened_on date NOT NULL,
  happened_hour smallint NOT NULL CHECK (happened_hour BETWEEN 0 AND 23),
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'confirmed', 'false_alarm', 'ignored')),
  -- found while the rule was on trial: nobody was told
  is_shadow boolean NOT NULL,
  confidence real NOT NULL CHECK (confidence BETWEEN 0 AND 1),
  boxes jsonb NOT NULL,
  -- the rule, the areas, the model and the question as they were: what a second look repeats
  looking jsonb NOT NULL,
  model_name text,
  model_version text,
  model_hash text,
  prompt text,
  frame_sha256 bytea NOT NULL,
  picture_id uuid,
  judged_by uuid,
  judged_at timestamptz,
  reason text CHECK (reason IN ('wrong_object', 'reflection', 'normal_operation', 'bad_angle', 'other')),
  rectification_id uuid,
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK ((state = 'false_alarm') = (reason IS NOT NULL)),
  CHECK ((state IN ('confirmed', 'false_alarm')) = (judged_at IS NOT NULL)),
  FOREIGN KEY (company_id, rule_id) REFERENCES ai_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE SET NULL (picture_id),
  FOREIGN KEY (company_id, judged_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, rectification_id) REFERENCES rectification (company_id, id) ON DELETE SET NULL (rectification_id)
);
-- one event of a camera under a rule at a moment, however often the clock asks; the list; figures of days; the ledger of a rule;
-- what waits; those of a store, of a camera, of a picture, of a rectification, of a member
CREATE UNIQUE INDEX ai_event_once ON ai_event (company_id, rule_id, camera_id, happened_at);
CREATE INDEX ai_event_at ON ai_event (company_id, happened_at DESC, id DESC);
CREATE INDEX ai_event_on ON ai_event (company_id, happened_on, state);
CREATE INDEX ai_event_rule ON ai_event (company_id, rule_id, happened_at);
CREATE INDEX ai_event_new ON ai_event (company_id, happened_at) WHERE state = 'new';
CREATE INDEX ai_event_shop ON ai_event (company_id, shop_id, happened_at DESC);
CREATE INDEX ai_event_camera ON ai_event (company_id, camera_id);
CREATE INDEX ai_event_picture ON ai_event (company_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX ai_event_rectification ON ai_event (company_id, rectification_id) WHERE rectification_id IS NOT NULL;
CREATE INDEX ai_event_judge ON ai_event (company_id, judged_by) WHERE judged_by IS NOT NULL;
CALL protect_tenant('ai_event');

-- Pictures without an event that were drawn by lot: somebody says whether something was missed.
CREATE TABLE ai_sample (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  rule_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  camera_name text NOT NULL CHECK (char_length(camera_name) <= 50),
  taken_at timestamptz NOT NULL,
  picture_id uuid,
  verdict text CHECK (verdict IN ('right', 'missed')),
  judged_by uuid,
  judged_at timestamptz,
  PRIMARY KEY (company_id, id),
  CHECK ((verdict IS NULL) = (judged_at IS NULL)),
  FOREIGN KEY (company_id, rule_id) REFERENCES ai_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE SET NULL (picture_id),
  FOREIGN KEY (company_id, judged_by) REFERENCES member (company_id, id)
);
-- one a moment; what waits for a look; those of a store, of a camera, of a picture, of a member
CREATE UNIQUE INDEX ai_sample_once ON ai_sample (company_id, rule_id, camera_id, taken_at);
CREATE INDEX ai_sample_open ON ai_sample (company_id, rule_id, taken_at) WHERE verdict IS NULL;
CREATE INDEX ai_sample_shop ON ai_sample (company_id, shop_id);
CREATE INDEX ai_sample_camera ON ai_sample (company_id, camera_id);
CREATE INDEX ai_sample_picture ON ai_sample (company_id, picture_id) WHERE picture_id IS NOT NULL;
CREATE INDEX ai_sample_judge ON ai_sample (company_id, judged_by) WHERE judged_by IS NOT NULL;
CALL protect_tenant('ai_sample');

-- What a rule would have found in the pictures of its last day that are kept.
CREATE TABLE ai_trial (
  company_id uuid NOT NULL,
  rule_id uuid NOT NULL,
  tried_at timestamptz NOT NULL,
  tried_by uuid NOT NULL,
  rule_rev integer NOT NULL,
  frames integer NOT NULL,
  -- pictures that could not be read, or that the model did not answer
  failed integer NOT NULL,
  found jsonb NOT NULL,
  PRIMARY KEY (company_id, rule_id),
  FOREIGN KEY (company_id, rule_id) REFERENCES ai_rule (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, tried_by) REFERENCES member (company_id, id)
);
CREATE INDEX ai_trial_member ON ai_trial (company_id, tried_by);
CALL protect_tenant('ai_trial');
