-- What devices were asked to do, and what they told when they were asked.
ALTER TABLE device ADD COLUMN card_capacity_mb integer CHECK (card_capacity_mb >= 0);
ALTER TABLE device ADD COLUMN card_used_mb integer CHECK (card_used_mb >= 0);
-- when it was asked last, and why it did not answer then; empty: it did
ALTER TABLE device ADD COLUMN checked_at timestamptz;
ALTER TABLE device ADD COLUMN cause text NOT NULL DEFAULT '';
-- since when its people know that it is away; null: they have no reason to
ALTER TABLE device ADD COLUMN alerted_at timestamptz;
-- the check of every minute: who waited longest
CREATE INDEX device_check ON device (company_id, checked_at) WHERE deleted_at IS NULL AND driver IN ('onvif', 'hikvision', 'dahua');

CREATE TABLE device_command (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- of a detection its camera
  camera_id uuid,
  kind text NOT NULL CHECK (kind IN ('restart', 'format', 'detection')),
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'acked', 'failed', 'timeout')),
  -- why it failed; empty: it did not
  cause text NOT NULL DEFAULT '',
  -- of a detection its kind and settings, of a format the state of the card before
  data jsonb NOT NULL DEFAULT '{}',
  -- how far a format is, where the device tells it
  percent smallint CHECK (percent BETWEEN 0 AND 100),
  -- of a restart: when the device was found away
  gone_at timestamptz,
  member_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- the last step of it; who is silent for long is taken up again
  touched_at timestamptz NOT NULL,
  sent_at timestamptz,
  finished_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, device_id) REFERENCES device (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- a device does one thing at a time
CREATE UNIQUE INDEX device_command_open ON device_command (company_id, device_id) WHERE state IN ('queued', 'sent');
-- the log of a device; what is too old
CREATE INDEX device_command_log ON device_command (company_id, device_id, created_at DESC, id DESC);
CREATE INDEX device_command_old ON device_command (company_id, created_at);
-- the area that was drawn last
CREATE INDEX device_command_camera ON device_command (company_id, camera_id, created_at DESC) WHERE camera_id IS NOT NULL;
CALL protect_tenant('device_command');
