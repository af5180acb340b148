-- Learning lists (product 19): files that some people have to read by a day, with or without a quiz.
CREATE TABLE learning (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  -- title, its pinyin and the introduction: what it is found by
  search text NOT NULL,
  introduction text NOT NULL DEFAULT '' CHECK (char_length(introduction) <= 500),
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'published', 'ended')),
  author_id uuid NOT NULL,
  -- whom it is for, as subjects of the knowledge base: 'everyone', or a kind, a colon and an id
  subjects text[] NOT NULL DEFAULT '{}' CHECK (cardinality(subjects) <= 200),
  -- a day for everybody, or so many days after somebody came into its audience; neither: no day
  due_on date,
  due_days integer CHECK (due_days BETWEEN 0 AND 365),
  -- questions with their options and which are right; null: no quiz
  quiz jsonb,
  published_at timestamptz,
  ended_at timestamptz,
  reminders integer NOT NULL DEFAULT 0 CHECK (reminders BETWEEN 0 AND 3),
  reminded_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  CHECK (due_on IS NULL OR due_days IS NULL),
  CHECK ((state = 'draft') = (published_at IS NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
-- the managed ones, newest first; those of an author; what the watch goes through
CREATE INDEX learning_created ON learning (company_id, created_at DESC, id DESC);
CREATE INDEX learning_author ON learning (company_id, author_id);
CREATE INDEX learning_open ON learning (company_id, published_at) WHERE state IN ('published');
CREATE INDEX learning_search ON learning USING gin (search gin_trgm_ops);
CALL protect_tenant('learning');

CREATE TABLE learning_file (
  company_id uuid NOT NULL,
  learning_id uuid NOT NULL,
  position integer NOT NULL CHECK (position >= 0),
  -- null: the file is gone for good
  node_id uuid,
  -- what it was called when it was chosen: shown once it is gone
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  PRIMARY KEY (company_id, learning_id, position),
  UNIQUE (company_id, learning_id, node_id),
  FOREIGN KEY (company_id, learning_id) REFERENCES learning (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE SET NULL (node_id)
);
-- the lists that a file is in
CREATE INDEX learning_file_node ON learning_file (company_id, node_id);
CALL protect_tenant('learning_file');

-- Whom a published list is for.
CREATE TABLE learning_member (
  company_id uuid NOT NULL,
  learning_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- when they came into its audience
  came_at timestamptz NOT NULL,
  -- null: they are in it; what they did stays
  left_at timestamptz,
  -- a day of the company; null: no day
  due_on date,
  -- they had read every file
  read_at timestamptz,
  -- they had read them by their day
  is_in_time boolean,
  passed_at timestamptz,
  told_due_on date,
  told_overdue_on date,
  PRIMARY KEY (company_id, learning_id, member_id),
  FOREIGN KEY (company_id, learning_id) REFERENCES learning (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((read_at IS NULL) = (is_in_time IS NULL)),
  CHECK (passed_at IS NULL OR read_at IS NOT NULL)
);
-- what somebody has to learn; what comes due
CREATE INDEX learning_member_member ON learning_member (company_id, member_id);
CREATE INDEX learning_member_due ON learning_member (company_id, due_on) WHERE due_on IS NOT NULL AND left_at IS NULL;
CALL protect_tenant('learning_member');

-- What somebody has seen of one version of a file, for all lists that it is in.
CREATE TABLE learning_reading (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  node_id uuid NOT NULL,
  version_number integer NOT NULL CHECK (version_number > 0),
  -- pages, seconds of a film, or 100
  total integer NOT NULL CHECK (total > 0),
  -- milliseconds of each page or part of a film; of what is scrolled one
  slots integer[] NOT NULL,
  -- the furthest place, and the one where they stopped
  furthest integer NOT NULL DEFAULT 0,
  place integer NOT NULL DEFAULT 0 CHECK (place >= 0),
  -- 0 to 1, as the rules have it
  ratio real NOT NULL DEFAULT 0 CHECK (ratio BETWEEN 0 AND 1),
  -- the last reports: the same one again counts once
  reports uuid[] NOT NULL DEFAULT '{}',
  begun_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (company_id, member_id, node_id, version_number),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE
);
-- who has read a file
CREATE INDEX learning_reading_node ON learning_reading (company_id, node_id, version_number);
CALL protect_tenant('learning_reading');

CREATE TABLE learning_attempt (
  company_id uuid NOT NULL,
  learning_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- the how manieth of theirs
  number integer NOT NULL CHECK (number > 0),
  -- what was chosen, in the order in which it was asked
  answers jsonb NOT NULL,
  wrong integer[] NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  is_passed boolean NOT NULL,
  at timestamptz NOT NULL,
  -- a day of the company
  day date NOT NULL,
  PRIMARY KEY (company_id, learning_id, member_id, number),
  FOREIGN KEY (company_id, learning_id, member_id) REFERENCES learning_member (company_id, learning_id, member_id) ON DELETE CASCADE
);
CALL protect_tenant('learning_attempt');

-- Points for a list that was read in time and for a quiz that was passed (product 13).
ALTER TABLE points_rule DROP CONSTRAINT points_rule_type_check;
ALTER TABLE points_rule ADD CONSTRAINT points_rule_type_check
  CHECK (type IN ('comprehensive', 'inspection', 'rectification', 'task', 'learning', 'manual'));
ALTER TABLE points_fact DROP CONSTRAINT points_fact_event_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_event_check
  CHECK (event IN ('inspection_level', 'inspection_rate', 'red_line', 'item_failed', 'self_inspection',
    'rectification_on_time', 'rectification_overdue', 'rectification_rejected', 'rectification_repeat',
    'task_on_time', 'task_overdue', 'task_closed', 'learning_read', 'learning_passed'));
ALTER TABLE points_fact DROP CONSTRAINT points_fact_source_kind_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_source_kind_check
  CHECK (source_kind IN ('record', 'rectification', 'task', 'learning'));
