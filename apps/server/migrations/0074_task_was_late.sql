-- A task that was closed by its deadline, or submitted late and sent back, stays late whatever deadline it gets; the notices of
-- the new deadline begin anew.
ALTER TABLE task ADD COLUMN was_late boolean NOT NULL DEFAULT false;
UPDATE task SET was_late = true
 WHERE clock_stage = 'overdue' AND (close_reason = 'deadline' OR deadline_at > now());
-- done, overdue and closed of a dispatch, from the index alone
DROP INDEX task_batch_state;
CREATE INDEX task_batch_state ON task (company_id, batch_id, state) INCLUDE (was_late, submitted_at, finished_at, deadline_at, shop_id)
  WHERE batch_id IS NOT NULL AND deleted_at IS NULL;
