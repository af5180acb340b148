-- An announcement that somebody read by its end gives points (product 13).
ALTER TABLE points_fact DROP CONSTRAINT points_fact_event_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_event_check
  CHECK (event IN ('inspection_level', 'inspection_rate', 'red_line', 'item_failed', 'self_inspection',
    'rectification_on_time', 'rectification_overdue', 'rectification_rejected', 'rectification_repeat',
    'task_on_time', 'task_overdue', 'task_closed', 'learning_read', 'learning_passed', 'notice_read', 'ai_event_confirmed'));
ALTER TABLE points_fact DROP CONSTRAINT points_fact_source_kind_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_source_kind_check
  CHECK (source_kind IN ('record', 'rectification', 'task', 'learning', 'notice', 'ai_event'));
