-- The default process of an inspection: who reviews and who gets copies, by mode; a row of a template wins over the company's.
CREATE TABLE process_setting (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  mode text NOT NULL CHECK (mode IN ('on_site', 'remote', 'self')),
  -- null: for every template without a row of its own
  template_id uuid,
  -- the shape of contract/process-plan: up to three levels, each with its mode and its rule
  levels jsonb NOT NULL CHECK (jsonb_typeof(levels) = 'array' AND jsonb_array_length(levels) <= 3),
  -- what becomes of a level that nobody is found for
  on_empty text NOT NULL CHECK (on_empty IN ('next_level', 'administrators', 'auto_approve')),
  -- only results of this level or a worse one, and red lines, are reviewed; null: every result
  review_up_to text CHECK (review_up_to IN ('excellent', 'good', 'pass', 'fail')),
  cc_ids uuid[] NOT NULL,
  cc_role_ids uuid[] NOT NULL,
  -- a dispatch may choose other people
  allows_override boolean NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  -- one of the company and one of a template, for each mode; also how a dispatch finds them
  UNIQUE NULLS NOT DISTINCT (company_id, mode, template_id),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE,
  -- a self-inspection is always looked at by somebody
  CHECK (mode <> 'self' OR (jsonb_array_length(levels) > 0 AND on_empty <> 'auto_approve' AND review_up_to IS NULL))
);
CALL protect_tenant('process_setting');

-- Kept from the setting the task was made with: later changes of the setting do not reach it.
ALTER TABLE task ADD COLUMN review_up_to text CHECK (review_up_to IN ('excellent', 'good', 'pass', 'fail'));

-- own: reviewer_ids and cc_ids; default: the people of the setting, asked anew on each date.
ALTER TABLE cycle ADD COLUMN process text NOT NULL DEFAULT 'own' CHECK (process IN ('own', 'default'));
