-- Further templates of a cycle, each store gets a task of template_id and of each of these; the running version gives out the first.
ALTER TABLE cycle ADD COLUMN more_template_ids uuid[] NOT NULL DEFAULT '{}';
-- Why a store goes without the task of one template: then the slot has the template's id in place of who does it.
ALTER TABLE cycle_slot DROP CONSTRAINT cycle_slot_reason_check, ADD CONSTRAINT cycle_slot_reason_check
  CHECK (reason IN ('not_open', 'holiday', 'day_off', 'no_executor', 'no_reviewer', 'template_disabled', 'no_process', 'process_fixed'));
