-- Who watches which camera, favourites, and saved walls.
CREATE TABLE watch (
  company_id uuid NOT NULL,
  -- the id of the stream
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  use text NOT NULL CHECK (use IN ('live', 'playback')),
  purpose text NOT NULL CHECK (purpose IN ('routine', 'inspection', 'rectification', 'incident', 'set_up')),
  -- when the ticket was handed out
  asked_at timestamptz NOT NULL,
  -- when the stream began; null: the ticket was not used (yet)
  opened_at timestamptz,
  -- when the media role told of it last
  seen_at timestamptz NOT NULL,
  closed_at timestamptz,
  bytes bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE
);
-- the streams that a session has open
CREATE INDEX watch_open ON watch (company_id, session_id) WHERE closed_at IS NULL;
-- the log of a store, and of all; what is too old
CREATE INDEX watch_shop ON watch (company_id, shop_id, opened_at DESC, id DESC) WHERE opened_at IS NOT NULL;
CREATE INDEX watch_time ON watch (company_id, opened_at DESC, id DESC) WHERE opened_at IS NOT NULL;
CREATE INDEX watch_asked ON watch (company_id, asked_at);
CALL protect_tenant('watch');

CREATE TABLE camera_favourite (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  camera_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, member_id, camera_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('camera_favourite');

CREATE TABLE camera_view (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  size smallint NOT NULL CHECK (size IN (1, 4, 9)),
  is_shared boolean NOT NULL DEFAULT false,
  -- the id of a camera for each cell; empty: an empty cell
  camera_ids text[] NOT NULL CHECK (cardinality(camera_ids) BETWEEN 1 AND 9),
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- a person's walls have different names
CREATE UNIQUE INDEX camera_view_name ON camera_view (company_id, member_id, name);
-- those that are shared
CREATE INDEX camera_view_shared ON camera_view (company_id, name) WHERE is_shared;
CALL protect_tenant('camera_view');
