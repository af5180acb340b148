-- Pictures that a dispatch gives along with its description, and those of a cycle for each of its tasks; the running version shows none.
ALTER TABLE task ADD COLUMN photo_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(photo_ids) <= 9);
ALTER TABLE cycle ADD COLUMN photo_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(photo_ids) <= 9);
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'cycle'));
