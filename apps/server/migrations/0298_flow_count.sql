-- What cameras counted in a minute: read together into quarters of an hour, and kept for a few days. A minute that is not here was not counted.
CREATE TABLE flow_minute (
  company_id uuid NOT NULL,
  counter_id uuid NOT NULL,
  at timestamptz NOT NULL,
  entries integer NOT NULL CHECK (entries >= 0),
  exits integer NOT NULL CHECK (exits >= 0),
  dwells integer NOT NULL CHECK (dwells >= 0),
  dwell_seconds integer NOT NULL CHECK (dwell_seconds >= 0),
  peak integer CHECK (peak >= 0),
  is_healthy boolean NOT NULL,
  PRIMARY KEY (company_id, counter_id, at),
  FOREIGN KEY (company_id, counter_id) REFERENCES flow_counter (company_id, id) ON DELETE CASCADE
);
-- the minutes whose time is over
CREATE INDEX flow_minute_at ON flow_minute (company_id, at);
CALL protect_tenant('flow_minute');

-- How counting on a camera goes: null as cause: it is counted; else why not (its stream, no decoder, a broken detector, no time left for it).
CREATE TABLE flow_count_camera (
  company_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  cause text CHECK (char_length(cause) BETWEEN 1 AND 30),
  -- pictures that were looked at, and that there was no time for, in the last round
  looked integer NOT NULL CHECK (looked >= 0),
  skipped integer NOT NULL CHECK (skipped >= 0),
  told_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, camera_id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('flow_count_camera');
