-- When people were told that the storage card of a device is broken; null: they were not, or it is whole again.
ALTER TABLE device ADD COLUMN card_alerted_at timestamptz;
