-- The cover picture of a version of a template; NULL: none, as the running version writes it.
ALTER TABLE template_version ADD COLUMN cover_id uuid;
