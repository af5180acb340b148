-- How long a company keeps pictures of the gallery that nothing was proved with, by where they come from; null: as the product has it.
-- Timed snapshots are kept as long as their plan says.
CREATE TABLE album_setting (
  company_id uuid NOT NULL,
  capture_days smallint CHECK (capture_days BETWEEN 30 AND 730),
  upload_days smallint CHECK (upload_days BETWEEN 30 AND 730),
  ai_days smallint CHECK (ai_days BETWEEN 30 AND 730),
  clip_days smallint CHECK (clip_days BETWEEN 30 AND 730),
  -- the last day on which those who keep the settings were told of pictures that go and that nobody took
  expiry_told_on date,
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('album_setting');
