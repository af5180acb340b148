-- Free tasks to begin from: what they ask for, without stores, people and times.
CREATE TABLE free_task_preset (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- the shape of `presetBody` in contract/free-task
  body jsonb NOT NULL,
  created_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id)
);
-- one preset a name; the list by name
CREATE UNIQUE INDEX free_task_preset_name ON free_task_preset (company_id, lower(name));
CALL protect_tenant('free_task_preset');
