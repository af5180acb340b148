-- When the clock last pressed for the review that a rectification waits for: never twice on one day.
ALTER TABLE rectification ADD COLUMN review_reminded_at timestamptz;
