-- Many devices are asked at once, and those of a store have their turns.
ALTER TABLE device_command DROP CONSTRAINT device_command_kind_check;
ALTER TABLE device_command ADD CHECK (kind IN ('restart', 'format', 'detection', 'time_sync', 'detection_template'));
-- when its turn came; null: others of its store are at it
ALTER TABLE device_command ADD COLUMN begun_at timestamptz;
