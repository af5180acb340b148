-- When the clock last pressed for the review that a rectification waits for: never twice on one day.
ALTER TABLE rectification ADD COLUMN review_reminded_at timestamptz;
-- Since when each level has the hours that are set: what was past them before is not told of all at once.
ALTER TABLE rectification_setting
  ADD COLUMN area_manager_since timestamptz,
  ADD COLUMN head_since timestamptz,
  ADD COLUMN administrator_since timestamptz;
