-- Self-inspections: photos come from the camera only (product 7), on by default; read of processes of that mode.
ALTER TABLE process_setting ADD COLUMN camera_only boolean NOT NULL DEFAULT true;
-- Kept from the setting the task was made with. Tasks that are there go on as they began.
ALTER TABLE task ADD COLUMN camera_only boolean NOT NULL DEFAULT false;
