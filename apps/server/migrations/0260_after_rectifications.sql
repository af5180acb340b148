-- A task is complete only after all rectifications that it found (product 10); off: as soon as its review is over, as before.
ALTER TABLE process_setting ADD COLUMN after_rectifications boolean NOT NULL DEFAULT false;
-- NULL: as template or company preset on each date.
ALTER TABLE cycle ADD COLUMN after_rectifications boolean;
-- Kept from the setting the task was made with, or as its dispatch said.
ALTER TABLE task ADD COLUMN after_rectifications boolean NOT NULL DEFAULT false;
ALTER TABLE task DROP CONSTRAINT task_state_check;
ALTER TABLE task ADD CONSTRAINT task_state_check
  CHECK (state IN ('not_initiated', 'pending', 'pending_review', 'pending_rectification', 'completed', 'closed'));
-- What is still to be done, by its deadline.
DROP INDEX task_deadline;
CREATE INDEX task_deadline ON task (company_id, deadline_at, id)
  WHERE deleted_at IS NULL AND state IN ('not_initiated', 'pending', 'pending_review', 'pending_rectification');
