-- Copies of an inspection go out only where an item failed (product 26); off: of every inspection, as before.
ALTER TABLE process_setting ADD COLUMN cc_only_failed boolean NOT NULL DEFAULT false;
-- Kept from the setting the task was made with, or as its dispatch said.
ALTER TABLE task ADD COLUMN cc_only_failed boolean NOT NULL DEFAULT false;
