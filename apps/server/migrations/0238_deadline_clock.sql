-- What deadlines of new dispatches and cycles begin with: a time, or the opening hours of the store.
ALTER TABLE process_setting
  ADD COLUMN deadline_clock text NOT NULL DEFAULT 'calendar' CHECK (deadline_clock IN ('calendar', 'business'));
-- Of a deadline in opening hours: when so much opening time is left until it; null: the notices count day and night.
ALTER TABLE task
  ADD COLUMN due_24h_at timestamptz,
  ADD COLUMN due_2h_at timestamptz;
-- What the clock reminds of before the deadline by the hours of stores.
CREATE INDEX task_due_soon ON task (company_id, due_24h_at) WHERE state = 'pending' AND deleted_at IS NULL AND due_24h_at IS NOT NULL;
-- Copies of the tasks of a cycle only where an item failed; NULL: as template or company preset on each date.
ALTER TABLE cycle ADD COLUMN cc_only_failed boolean;
