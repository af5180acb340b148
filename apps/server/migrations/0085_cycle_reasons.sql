-- Why a date or a store got nothing: no default process any more, one that nobody may leave, or nobody to review.
ALTER TABLE cycle_occurrence DROP CONSTRAINT cycle_occurrence_blocked_check, ADD CONSTRAINT cycle_occurrence_blocked_check
  CHECK (blocked IN ('template_disabled', 'no_reviewer', 'owner_left', 'no_process', 'process_fixed'));
ALTER TABLE cycle_slot DROP CONSTRAINT cycle_slot_reason_check, ADD CONSTRAINT cycle_slot_reason_check
  CHECK (reason IN ('not_open', 'holiday', 'day_off', 'no_executor', 'no_reviewer'));
