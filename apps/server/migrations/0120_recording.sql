-- Recordings (product 4): which cameras are recorded, what was recorded, and how much of it a company keeps.
CREATE TABLE recording_setting (
  company_id uuid NOT NULL,
  -- of all its recordings on the disk
  quota_gb integer NOT NULL CHECK (quota_gb BETWEEN 1 AND 100000),
  -- how far back members play who do not keep devices
  play_days smallint NOT NULL CHECK (play_days BETWEEN 1 AND 90),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('recording_setting');

CREATE TABLE recording_plan (
  company_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  mode text NOT NULL CHECK (mode IN ('off', 'continuous')),
  keep_days smallint NOT NULL CHECK (keep_days BETWEEN 1 AND 90),
  -- why nothing comes though it is recorded; null: it does
  cause text CHECK (cause IN ('unreachable', 'wrong_password', 'no_stream', 'stalled', 'codec', 'garbage', 'disk_full', 'disk_failed', 'no_password')),
  -- of all its segments
  bytes bigint NOT NULL DEFAULT 0 CHECK (bytes >= 0),
  edited_by uuid NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, camera_id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id)
);
CALL protect_tenant('recording_plan');

-- A file of about a minute that lies with the media role.
CREATE TABLE recording_segment (
  company_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  PRIMARY KEY (company_id, camera_id, started_at),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  CHECK (ended_at > started_at)
);
-- the oldest of a company, which go first
CREATE INDEX recording_segment_time ON recording_segment (company_id, started_at);
CALL protect_tenant('recording_segment');
