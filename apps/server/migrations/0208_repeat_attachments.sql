-- Pictures and documents of a free task that comes again are kept as long as it gives out tasks.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat'));
