-- Free tasks: work that is no inspection. They may have no store, and have no template, mode or record.
ALTER TABLE task ALTER COLUMN shop_id DROP NOT NULL;
ALTER TABLE task ALTER COLUMN template_id DROP NOT NULL;
ALTER TABLE task ALTER COLUMN template_version_id DROP NOT NULL;
ALTER TABLE task ALTER COLUMN mode DROP NOT NULL;
ALTER TABLE task DROP CONSTRAINT task_kind_check;
ALTER TABLE task ADD CHECK (kind IN ('inspection', 'self_inspection', 'free'));
-- What an inspection cannot do without.
ALTER TABLE task ADD CONSTRAINT task_inspection_whole CHECK (kind = 'free'
  OR (shop_id IS NOT NULL AND template_id IS NOT NULL AND template_version_id IS NOT NULL AND mode IS NOT NULL));
ALTER TABLE task ADD COLUMN priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent'));
-- The task that this one is a part of.
ALTER TABLE task ADD COLUMN parent_id uuid;
ALTER TABLE task ADD FOREIGN KEY (company_id, parent_id) REFERENCES task (company_id, id);
-- the sub-tasks of a task
CREATE INDEX task_parts ON task (company_id, parent_id) WHERE parent_id IS NOT NULL;
ALTER TABLE turn ALTER COLUMN shop_id DROP NOT NULL;

-- What a free task asks for, and what its handler handed in last.
CREATE TABLE free_task (
  company_id uuid NOT NULL,
  task_id uuid NOT NULL,
  content text NOT NULL DEFAULT '',
  file_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(file_ids) <= 9),
  -- what has to be handed in: at least so many photos, a text, a number and what is counted
  needed_photos smallint NOT NULL DEFAULT 0 CHECK (needed_photos BETWEEN 0 AND 9),
  needs_text boolean NOT NULL DEFAULT false,
  needs_number boolean NOT NULL DEFAULT false,
  number_label text NOT NULL DEFAULT '',
  result_text text NOT NULL DEFAULT '',
  result_number double precision,
  result_file_ids uuid[] NOT NULL DEFAULT '{}',
  result_at timestamptz,
  PRIMARY KEY (company_id, task_id),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('free_task');
