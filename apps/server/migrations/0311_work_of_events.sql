-- Events of AI checks that ask for a judgement are a task of those whom the rule names (product 9), and give points when confirmed (product 13).
ALTER TABLE task DROP CONSTRAINT task_kind_check;
ALTER TABLE task ADD CHECK (kind IN ('inspection', 'self_inspection', 'free', 'snapshot_review', 'ai_review'));
ALTER TABLE task DROP CONSTRAINT task_inspection_whole;
ALTER TABLE task ADD CONSTRAINT task_inspection_whole CHECK (kind IN ('free', 'snapshot_review', 'ai_review')
  OR (shop_id IS NOT NULL AND template_id IS NOT NULL AND template_version_id IS NOT NULL AND mode IS NOT NULL));
-- the task with which it is judged
ALTER TABLE ai_event ADD COLUMN review_task_id uuid;
ALTER TABLE ai_event ADD FOREIGN KEY (company_id, review_task_id) REFERENCES task (company_id, id)
  ON DELETE SET NULL (review_task_id);
-- the events of a task
CREATE INDEX ai_event_task ON ai_event (company_id, review_task_id) WHERE review_task_id IS NOT NULL;

ALTER TABLE points_rule DROP CONSTRAINT points_rule_type_check;
ALTER TABLE points_rule ADD CONSTRAINT points_rule_type_check
  CHECK (type IN ('comprehensive', 'inspection', 'rectification', 'task', 'learning', 'ai', 'manual'));
ALTER TABLE points_fact DROP CONSTRAINT points_fact_event_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_event_check
  CHECK (event IN ('inspection_level', 'inspection_rate', 'red_line', 'item_failed', 'self_inspection',
    'rectification_on_time', 'rectification_overdue', 'rectification_rejected', 'rectification_repeat',
    'task_on_time', 'task_overdue', 'task_closed', 'learning_read', 'learning_passed', 'ai_event_confirmed'));
ALTER TABLE points_fact DROP CONSTRAINT points_fact_source_kind_check;
ALTER TABLE points_fact ADD CONSTRAINT points_fact_source_kind_check
  CHECK (source_kind IN ('record', 'rectification', 'task', 'learning', 'ai_event'));
