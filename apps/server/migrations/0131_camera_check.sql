-- Frames of the store's own cameras beside what people say: when somebody checks in, hands in a fix, or its deadline passes.
CREATE TABLE camera_check_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  is_on boolean NOT NULL,
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CALL protect_tenant('camera_check_setting');

CREATE TABLE camera_check (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('check_in', 'rectification')),
  object_id uuid NOT NULL,
  moment text NOT NULL CHECK (moment IN ('arrival', 'handled', 'deadline')),
  -- the moment itself; a frame counts within one minute of an arrival, two of the others
  at timestamptz NOT NULL,
  -- null: the camera was deleted since
  camera_id uuid,
  camera_name text NOT NULL,
  taken_at timestamptz,
  -- its time is over without a frame
  missed_at timestamptz,
  -- why the last try failed
  cause text CHECK (cause IN ('offline', 'busy', 'timeout', 'no_card', 'permission', 'planned', 'unreadable', 'away')),
  -- in the gallery, as long as that keeps it
  picture_id uuid,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  -- each moment once
  UNIQUE (company_id, object_id, moment, at),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE SET NULL (camera_id),
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE SET NULL (picture_id),
  CHECK (taken_at IS NULL OR missed_at IS NULL),
  CHECK (missed_at IS NULL OR cause IS NOT NULL)
);
-- what is still to come
CREATE INDEX camera_check_open ON camera_check (company_id, at) WHERE taken_at IS NULL AND missed_at IS NULL;
CALL protect_tenant('camera_check');
