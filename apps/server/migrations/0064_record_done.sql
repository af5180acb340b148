-- When the inspector submitted, by the device, which may have had no network then (product 7); null: when it arrived.
ALTER TABLE record ADD COLUMN done_at timestamptz;
