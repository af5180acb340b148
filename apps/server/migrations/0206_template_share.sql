-- Who may use a template, and where (product 6, "visible scope"; decision 0206): a setting of the template, not of a version. What is empty
-- leaves nobody and nothing out.
ALTER TABLE template
  ADD COLUMN for_role_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN for_department_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN for_member_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN at_group_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN at_shop_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN at_tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN at_formats text[] NOT NULL DEFAULT '{}',
  -- of this setting alone: an editor that is open goes on
  ADD COLUMN share_rev integer NOT NULL DEFAULT 0;

-- A store where the template may not be used gets no task, and nobody does when its owner may not use it.
ALTER TABLE cycle_occurrence DROP CONSTRAINT cycle_occurrence_blocked_check, ADD CONSTRAINT cycle_occurrence_blocked_check
  CHECK (blocked IN ('template_disabled', 'no_reviewer', 'owner_left', 'no_process', 'process_fixed', 'not_shared'));
ALTER TABLE cycle_slot DROP CONSTRAINT cycle_slot_reason_check, ADD CONSTRAINT cycle_slot_reason_check
  CHECK (reason IN ('not_open', 'holiday', 'day_off', 'no_executor', 'no_reviewer', 'template_disabled', 'no_process', 'process_fixed', 'not_shared'));
