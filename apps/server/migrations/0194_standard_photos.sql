-- Standard photos hang on the template whose versions name them, and on the item of the library that they were uploaded for.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item'));
