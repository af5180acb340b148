-- A task that was closed by its deadline, or submitted late and sent back, stays late whatever deadline it gets; the notices of
-- the new deadline begin anew.
ALTER TABLE task ADD COLUMN was_late boolean NOT NULL DEFAULT false;
UPDATE task SET was_late = true
 WHERE clock_stage = 'overdue' AND (close_reason = 'deadline' OR deadline_at > now());
