-- The assistant of the knowledge base (product 19): conversations of members, which nobody else reads.
CREATE TABLE assistant_session (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 80),
  created_at timestamptz NOT NULL,
  -- of its last question
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
-- the list of one member, the latest first; and those that are too old
CREATE INDEX assistant_session_member ON assistant_session (company_id, member_id, updated_at DESC, id DESC);
CALL protect_tenant('assistant_session');

-- A question and its answer.
CREATE TABLE assistant_message (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  session_id uuid NOT NULL,
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 2000),
  -- sentences with the numbers of their citations
  answer text NOT NULL DEFAULT '',
  -- what the sentences rest on, as the contract writes it
  citations jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(citations) = 'array'),
  state text NOT NULL CHECK (state IN ('streaming', 'done', 'stopped', 'failed', 'incomplete')),
  basis text NOT NULL CHECK (basis IN ('model', 'quotes', 'figures', 'help', 'none')),
  fault text CHECK (fault IN ('unreachable', 'refused', 'stalled', 'broken', 'gone')),
  -- the folder or file that was searched; null: all that the asker may view
  scope_id uuid,
  -- the role or member as whom it was answered
  as_kind text CHECK (as_kind IN ('role', 'member')),
  as_id uuid,
  -- the page that was explained, with the articles of the help centre that it sent along
  page jsonb,
  thumb text CHECK (thumb IN ('up', 'down')),
  reason text CHECK (reason IN ('correct', 'clear', 'good_source', 'wrong', 'incomplete', 'wrong_source', 'unclear', 'should_be_known')),
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 500),
  created_at timestamptz NOT NULL,
  -- when something of the answer was last written: one that is still streaming long after ended with its process
  updated_at timestamptz NOT NULL,
  -- counts the answers that were asked for: the writer of an earlier one writes no more
  attempt integer NOT NULL DEFAULT 1,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, session_id) REFERENCES assistant_session (company_id, id) ON DELETE CASCADE,
  CHECK ((as_kind IS NULL) = (as_id IS NULL)),
  CHECK (reason IS NULL OR thumb IS NOT NULL)
);
CREATE INDEX assistant_message_session ON assistant_message (company_id, session_id, created_at, id);
CALL protect_tenant('assistant_message');

-- Questions that the knowledge base did not answer, each once, until somebody has written down what is missing.
CREATE TABLE unanswered_question (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- as it was asked first
  question text NOT NULL CHECK (char_length(question) BETWEEN 1 AND 2000),
  -- its words alone: the same words again are the same question
  folded text NOT NULL,
  times integer NOT NULL DEFAULT 1 CHECK (times > 0),
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  scope_id uuid,
  state text NOT NULL CHECK (state IN ('open', 'assigned', 'answered', 'dismissed')),
  owner_id uuid,
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 2000),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id),
  CHECK (state <> 'assigned' OR owner_id IS NOT NULL)
);
-- the same question again
CREATE UNIQUE INDEX unanswered_question_once ON unanswered_question (company_id, md5(folded), coalesce(scope_id, '00000000-0000-0000-0000-000000000000'));
CREATE INDEX unanswered_question_last ON unanswered_question (company_id, last_at DESC, id DESC);
-- those that wait for one member
CREATE INDEX unanswered_question_owner ON unanswered_question (company_id, owner_id, last_at DESC);
CALL protect_tenant('unanswered_question');
