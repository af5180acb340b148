-- How far back recordings of a camera reach that lie on its own card or disk.
-- what the device told; null: there are none, or it does not tell
ALTER TABLE camera ADD COLUMN card_oldest_at timestamptz;
-- when it was asked last; null: never
ALTER TABLE camera ADD COLUMN card_asked_at timestamptz;
