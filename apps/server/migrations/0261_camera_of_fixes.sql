-- Photos of a fix come from the camera only (product 26); off: they may be chosen from files, as before.
ALTER TABLE rectification_setting ADD COLUMN camera_only boolean NOT NULL DEFAULT false;
-- Kept from the setting the rectification was made with.
ALTER TABLE rectification ADD COLUMN camera_only boolean NOT NULL DEFAULT false;
