-- Timed snapshots (product 16): whether a company has them, its plans, and one row a picture that a plan asks of a camera.
CREATE TABLE timed_snapshot_setting (
  company_id uuid NOT NULL,
  is_on boolean NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('timed_snapshot_setting');

CREATE TABLE timed_snapshot (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  name_pinyin text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending_start', 'active', 'paused', 'ended', 'expired')),
  -- where: stores, and groups with whatever hangs in them then
  shop_ids uuid[] NOT NULL,
  group_ids uuid[] NOT NULL,
  -- of these stores: all cameras, those that look at some places, or some by name
  cameras text NOT NULL CHECK (cameras IN ('all', 'places', 'chosen')),
  places text[] NOT NULL DEFAULT '{}',
  camera_ids uuid[] NOT NULL DEFAULT '{}',
  -- when: the shape of domain/timed-snapshot/expand, its validity beside it
  schedule jsonb NOT NULL,
  start_on date NOT NULL,
  end_on date,
  keep_days smallint NOT NULL CHECK (keep_days IN (30, 90, 180)),
  review text NOT NULL CHECK (review IN ('none', 'all', 'share')),
  review_percent smallint NOT NULL CHECK (review_percent BETWEEN 0 AND 100),
  -- how many people look at each picture that asks for it
  reviewers smallint NOT NULL CHECK (reviewers IN (1, 2)),
  notifies boolean NOT NULL,
  -- up to here its pictures are written down as expected
  expanded_until timestamptz NOT NULL,
  -- who saved it last: hears of pictures that are missing
  edited_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK (end_on IS NULL OR start_on <= end_on),
  CHECK (cardinality(shop_ids) + cardinality(group_ids) > 0),
  CHECK ((cameras = 'places') = (cardinality(places) > 0)),
  CHECK ((cameras = 'chosen') = (cardinality(camera_ids) > 0)),
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id)
);
-- plans of a company have different names; the list
CREATE UNIQUE INDEX timed_snapshot_name ON timed_snapshot (company_id, lower(name));
CREATE INDEX timed_snapshot_created ON timed_snapshot (company_id, created_at DESC, id DESC);
CALL protect_tenant('timed_snapshot');

CREATE TABLE timed_snapshot_frame (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  plan_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  camera_name text NOT NULL CHECK (char_length(camera_name) <= 50),
  -- the day that the time belongs to, minutes since its midnight on the clock of the store, the instant
  planned_on date NOT NULL,
  planned_minute smallint NOT NULL,
  planned_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'captured', 'missed')),
  cause text CHECK (cause IN ('offline', 'busy', 'timeout', 'no_card', 'permission', 'planned', 'unreadable', 'away')),
  tries smallint NOT NULL DEFAULT 0,
  -- when it is tried (again); while a process is at it, when that process is given up
  next_try_at timestamptz NOT NULL,
  taken_at timestamptz,
  is_late boolean NOT NULL DEFAULT false,
  picture_id uuid,
  needs_review boolean NOT NULL DEFAULT false,
  -- what its reviewers say together, and how many have said something
  verdict text CHECK (verdict IN ('pass', 'problem', 'disputed')),
  judgements smallint NOT NULL DEFAULT 0,
  -- how unlike the picture before of the same camera it is, 0 to 1
  difference real CHECK (difference BETWEEN 0 AND 1),
  PRIMARY KEY (company_id, id),
  CHECK ((state = 'captured') = (taken_at IS NOT NULL)),
  CHECK (state <> 'missed' OR cause IS NOT NULL),
  CHECK ((verdict IS NULL) = (judgements = 0)),
  FOREIGN KEY (company_id, plan_id) REFERENCES timed_snapshot (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE SET NULL (picture_id)
);
-- written down once, however often the clock asks; what the clock takes next; results of a plan by day, store and time; what
-- waits for a look; the picture before of a camera; whose picture it is
CREATE UNIQUE INDEX timed_snapshot_frame_once ON timed_snapshot_frame (company_id, plan_id, camera_id, planned_at);
CREATE INDEX timed_snapshot_frame_due ON timed_snapshot_frame (company_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX timed_snapshot_frame_day ON timed_snapshot_frame (company_id, plan_id, planned_on, planned_minute, shop_id);
CREATE INDEX timed_snapshot_frame_shop ON timed_snapshot_frame (company_id, shop_id);
CREATE INDEX timed_snapshot_frame_review ON timed_snapshot_frame (company_id, plan_id, planned_at) WHERE needs_review;
CREATE INDEX timed_snapshot_frame_camera ON timed_snapshot_frame (company_id, camera_id, planned_at DESC);
CREATE INDEX timed_snapshot_frame_picture ON timed_snapshot_frame (company_id, picture_id) WHERE picture_id IS NOT NULL;
CALL protect_tenant('timed_snapshot_frame');

CREATE TABLE timed_snapshot_judgement (
  company_id uuid NOT NULL,
  frame_id uuid NOT NULL,
  member_id uuid NOT NULL,
  verdict text NOT NULL CHECK (verdict IN ('pass', 'problem')),
  judged_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, frame_id, member_id),
  FOREIGN KEY (company_id, frame_id) REFERENCES timed_snapshot_frame (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX timed_snapshot_judgement_member ON timed_snapshot_judgement (company_id, member_id);
CALL protect_tenant('timed_snapshot_judgement');
