-- Looking at timed snapshots is a task for those who hold a role at the stores; failures are told to named people (product 16).
ALTER TABLE task DROP CONSTRAINT task_kind_check;
ALTER TABLE task ADD CHECK (kind IN ('inspection', 'self_inspection', 'free', 'snapshot_review'));
ALTER TABLE task DROP CONSTRAINT task_inspection_whole;
ALTER TABLE task ADD CONSTRAINT task_inspection_whole CHECK (kind IN ('free', 'snapshot_review')
  OR (shop_id IS NOT NULL AND template_id IS NOT NULL AND template_version_id IS NOT NULL AND mode IS NOT NULL));
-- who looks at the pictures that ask for it: null: whoever may
ALTER TABLE timed_snapshot ADD COLUMN review_role_id uuid;
ALTER TABLE timed_snapshot ADD FOREIGN KEY (company_id, review_role_id) REFERENCES role (company_id, id);
ALTER TABLE timed_snapshot ADD CHECK (review <> 'none' OR review_role_id IS NULL);
-- who is told of pictures that are missing; nobody: whoever saved the plan last
ALTER TABLE timed_snapshot ADD COLUMN notify_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(notify_ids) <= 20);
-- the plans that name a role
CREATE INDEX timed_snapshot_role ON timed_snapshot (company_id, review_role_id) WHERE review_role_id IS NOT NULL;
-- the task with which it is looked at
ALTER TABLE timed_snapshot_frame ADD COLUMN review_task_id uuid;
ALTER TABLE timed_snapshot_frame ADD FOREIGN KEY (company_id, review_task_id) REFERENCES task (company_id, id)
  ON DELETE SET NULL (review_task_id);
-- the pictures of a task
CREATE INDEX timed_snapshot_frame_task ON timed_snapshot_frame (company_id, review_task_id) WHERE review_task_id IS NOT NULL;
