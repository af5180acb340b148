-- What a question means, in pictures: those of which the answer is yes, and no; and how sure the model has to be to say yes.
ALTER TABLE ai_rule ADD COLUMN yes_photo_ids uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE ai_rule ADD COLUMN no_photo_ids uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE ai_rule ADD COLUMN strictness text NOT NULL DEFAULT 'usual' CHECK (strictness IN ('lenient', 'usual', 'strict'));
ALTER TABLE ai_rule ADD CHECK (cardinality(yes_photo_ids) + cardinality(no_photo_ids) <= 10);

ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal', 'feedback', 'knowledge', 'flow_dashboard', 'ai_rule'));
