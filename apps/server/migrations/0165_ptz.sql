-- What a camera can be told besides showing pictures; null: its device was not asked yet.
ALTER TABLE camera ADD COLUMN ptz text[] CHECK (ptz <@ ARRAY['move', 'zoom', 'preset']);

-- A time in which one person moved a camera: while it is open nobody else does, afterwards it is the log of who moved.
CREATE TABLE ptz_hold (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  camera_id uuid NOT NULL,
  member_id uuid NOT NULL,
  taken_at timestamptz NOT NULL,
  -- when the camera was moved last
  used_at timestamptz NOT NULL,
  -- until then nobody else may
  until timestamptz NOT NULL,
  -- it was given back, or somebody came after its time
  released_at timestamptz,
  -- buttons pressed, presets gone to, saved or removed
  acts integer NOT NULL DEFAULT 0 CHECK (acts >= 0),
  -- each thing asked for has a number: a movement is stopped only if nothing was asked for since
  step integer NOT NULL DEFAULT 0,
  -- the movement that goes on, and when it is stopped if nothing is heard; null: the camera stands
  direction text CHECK (direction IN ('up_left', 'up', 'up_right', 'left', 'right', 'down_left', 'down', 'down_right', 'zoom_in', 'zoom_out')),
  stops_at timestamptz,
  -- why the device did not stop when it was told to; empty: it did
  cause text NOT NULL DEFAULT '',
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((direction IS NULL) = (stops_at IS NULL)),
  CHECK (taken_at <= used_at AND used_at <= until)
);
-- one person at a time
CREATE UNIQUE INDEX ptz_hold_open ON ptz_hold (company_id, camera_id) WHERE released_at IS NULL;
-- the log of a camera; what is too old
CREATE INDEX ptz_hold_log ON ptz_hold (company_id, camera_id, taken_at DESC, id DESC);
CREATE INDEX ptz_hold_old ON ptz_hold (company_id, used_at);
-- movements that nobody stopped
CREATE INDEX ptz_hold_moving ON ptz_hold (stops_at) WHERE direction IS NOT NULL;
CALL protect_tenant('ptz_hold');
