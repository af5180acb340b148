-- What follows an announcement (product 14): a check that it was understood, a task for the stores of its readers, comments, a film.
ALTER TABLE notice
  -- one to three questions with their answers and which are right; null: no check
  ADD COLUMN quiz jsonb,
  -- what the stores of its readers have to do, and within how many days; null: nothing
  ADD COLUMN task jsonb,
  -- the dispatch that it became when it was sent; null: not sent, or nobody could be given it
  ADD COLUMN task_batch_id uuid,
  ADD COLUMN with_comments boolean NOT NULL DEFAULT false,
  ADD COLUMN film_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(film_ids) <= 1);

-- who has understood one of those who got it
ALTER TABLE notice_recipient ADD COLUMN understood_at timestamptz;
ALTER TABLE notice_recipient ADD CONSTRAINT notice_recipient_understood_check
  CHECK (understood_at IS NULL OR read_at IS NOT NULL);

-- A try of somebody at the questions of an announcement.
CREATE TABLE notice_attempt (
  company_id uuid NOT NULL,
  notice_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- the how manieth of theirs
  number integer NOT NULL CHECK (number BETWEEN 1 AND 3),
  -- what was chosen, in the order in which it was asked, and which of it was wrong
  answers jsonb NOT NULL,
  wrong integer[] NOT NULL,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100),
  is_passed boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (company_id, notice_id, member_id, number),
  FOREIGN KEY (company_id, notice_id, member_id) REFERENCES notice_recipient (company_id, notice_id, member_id) ON DELETE CASCADE
);
CALL protect_tenant('notice_attempt');

-- What readers say about an announcement.
CREATE TABLE notice_comment (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  notice_id uuid NOT NULL,
  author_id uuid NOT NULL,
  comment text NOT NULL CHECK (char_length(comment) BETWEEN 1 AND 500),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  CHECK ((deleted_at IS NULL) = (deleted_by IS NULL)),
  FOREIGN KEY (company_id, notice_id) REFERENCES notice (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id)
);
-- the comments of one, the newest first, and how many they are
CREATE INDEX notice_comment_notice ON notice_comment (company_id, notice_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CALL protect_tenant('notice_comment');
