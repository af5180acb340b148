-- Clips (product 4): parts of recordings, cut into one file each. The file is a picture of the gallery (source clip): whoever sees
-- the gallery sees it, and it is kept, deleted and brought back as pictures are.
CREATE TABLE clip (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- null: the camera is gone, its name then is kept
  camera_id uuid,
  camera_name text NOT NULL CHECK (char_length(camera_name) <= 50),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  made_by uuid NOT NULL,
  -- what was asked for
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  -- the background work that cuts it: without a picture, its state is that of the clip
  job_id uuid NOT NULL,
  -- what the file holds: from the key frame before the beginning on, and what of it was not recorded ([{"from","to"}], ms)
  picture_id uuid,
  begins_at timestamptz,
  ends_at timestamptz,
  gaps jsonb NOT NULL DEFAULT '[]',
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, picture_id),
  CHECK (to_at > from_at AND to_at <= from_at + interval '10 minutes'),
  CHECK ((picture_id IS NULL) = (begins_at IS NULL) AND (picture_id IS NULL) = (ends_at IS NULL)),
  CHECK (ends_at > begins_at),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE SET NULL (camera_id),
  FOREIGN KEY (company_id, made_by) REFERENCES member (company_id, id),
  -- a picture that is gone for good takes its clip along
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE CASCADE
);
-- those that a member asked for, newest first; those of a camera or a store that goes; what could not be cut, until its time is over
CREATE INDEX clip_made ON clip (company_id, made_by, created_at DESC, id DESC);
CREATE INDEX clip_camera ON clip (company_id, camera_id);
CREATE INDEX clip_shop ON clip (company_id, shop_id, created_at DESC, id DESC);
CREATE INDEX clip_undone ON clip (company_id, created_at) WHERE picture_id IS NULL;
CALL protect_tenant('clip');

-- Minutes of a camera that are kept though their time is over or the space is full: while a clip is cut out of them.
CREATE TABLE recording_hold (
  company_id uuid NOT NULL,
  -- of the clip
  id uuid NOT NULL,
  camera_id uuid NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  -- not longer than this, should it never be told that it is over
  until_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id, camera_id),
  CHECK (to_at > from_at),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE
);
-- what of a camera is kept; what is kept for no reason any more
CREATE INDEX recording_hold_camera ON recording_hold (company_id, camera_id, from_at);
CREATE INDEX recording_hold_until ON recording_hold (company_id, until_at);
CALL protect_tenant('recording_hold');

-- Cutting a clip stands in the watch log too.
ALTER TABLE watch DROP CONSTRAINT watch_use_check;
ALTER TABLE watch ADD CONSTRAINT watch_use_check CHECK (use IN ('live', 'playback', 'clip'));
