-- Free tasks that come again and again.
CREATE TABLE free_task_repeat (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- the shapes of `repeatBody` in contract/free-task and of domain/cycle/schedule
  body jsonb NOT NULL,
  schedule jsonb NOT NULL,
  -- initiator of the tasks; stores outside of their scope get none
  owner_id uuid NOT NULL,
  -- what began earlier is not made up for
  since_at timestamptz NOT NULL,
  -- when the clock looks at it again
  wake_at timestamptz NOT NULL,
  ended_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id)
);
-- what the clock has to look at; those of an owner
CREATE INDEX free_task_repeat_wake ON free_task_repeat (company_id, wake_at) WHERE ended_at IS NULL;
CREATE INDEX free_task_repeat_owner ON free_task_repeat (company_id, owner_id) WHERE ended_at IS NULL;
CALL protect_tenant('free_task_repeat');

-- A date on which it gave out tasks in a zone: its key makes giving out the same twice impossible.
CREATE TABLE free_task_repeat_run (
  company_id uuid NOT NULL,
  repeat_id uuid NOT NULL,
  due_on date NOT NULL,
  time_zone text NOT NULL,
  batch_id uuid NOT NULL,
  tasks integer NOT NULL DEFAULT 0,
  given_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, repeat_id, due_on, time_zone),
  FOREIGN KEY (company_id, repeat_id) REFERENCES free_task_repeat (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('free_task_repeat_run');
