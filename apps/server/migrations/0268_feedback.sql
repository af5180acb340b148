-- What people say about Rondo (product 24): something is wrong or missing; support staff answer.
CREATE TABLE feedback (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('wrong', 'missing')),
  text text NOT NULL CHECK (char_length(text) BETWEEN 1 AND 1000),
  photo_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(photo_ids) <= 3),
  -- what the browser knew; null: the sender took it out
  route text CHECK (char_length(route) <= 200),
  client_version text CHECK (char_length(client_version) <= 20),
  error_id text CHECK (char_length(error_id) <= 60),
  error_code integer CHECK (error_code > 0),
  language text,
  window_size text CHECK (char_length(window_size) <= 20),
  state text NOT NULL CHECK (state IN ('open', 'answered', 'closed')),
  author_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- civil day of the company on which it was sent
  day date NOT NULL,
  -- the last answer; null: none yet
  answer text NOT NULL DEFAULT '' CHECK (char_length(answer) <= 1000),
  answered_by uuid,
  answered_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, answered_by) REFERENCES member (company_id, id),
  CHECK ((answered_by IS NULL) = (answered_at IS NULL)),
  CHECK ((answered_by IS NULL) = (answer = '')),
  CHECK (state <> 'answered' OR answered_by IS NOT NULL)
);
-- the list, newest first
CREATE INDEX feedback_created ON feedback (company_id, created_at DESC, id DESC);
-- those of one member, and how many they sent on a day
CREATE INDEX feedback_author ON feedback (company_id, author_id, created_at DESC);
CALL protect_tenant('feedback');

ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal', 'feedback'));
