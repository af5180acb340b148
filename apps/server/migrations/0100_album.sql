-- The gallery (product 5): one row a picture that it shows, wherever that comes from. The bytes are those of the file.
CREATE TABLE album_picture (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('capture', 'snapshot', 'ai', 'inspection', 'rectification', 'upload', 'clip')),
  -- as it was taken in, and what of it was noted then: who compares the stored bytes sees whether they are still the same
  file_id uuid NOT NULL,
  sha256 bytea NOT NULL,
  size_bytes bigint NOT NULL,
  -- what somebody drew on it, laid over the original
  marked_file_id uuid,
  camera_id uuid,
  camera_name text NOT NULL DEFAULT '' CHECK (char_length(camera_name) <= 50),
  taken_at timestamptz NOT NULL,
  -- null: nobody pressed a button
  taken_by uuid,
  -- the clock of the device, ours at the same moment, and by how much the first was ahead
  device_at timestamptz,
  server_at timestamptz NOT NULL,
  drift_ms integer,
  -- what it was taken for, or used in first; all it hangs on stands in file_use
  record_id uuid,
  rectification_id uuid,
  task_id uuid,
  -- used in a record or a rectification: it cannot be deleted, and is kept as long as that
  is_evidence boolean NOT NULL DEFAULT false,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  -- the last day it is kept; null: as long as what it proves. And whether its end was told
  expires_on date,
  is_expiry_told boolean NOT NULL DEFAULT false,
  hidden_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, file_id),
  CHECK (NOT is_evidence OR (expires_on IS NULL AND deleted_at IS NULL)),
  CHECK (cardinality(tags) = 0 OR array_position(tags, '') IS NULL),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, file_id) REFERENCES file (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, marked_file_id) REFERENCES file (company_id, id) ON DELETE SET NULL (marked_file_id),
  FOREIGN KEY (company_id, taken_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE SET NULL (record_id),
  FOREIGN KEY (company_id, rectification_id) REFERENCES rectification (company_id, id) ON DELETE SET NULL (rectification_id),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE SET NULL (task_id)
);
-- the pictures of a store by day, of one source, and its cover; the tabs; what takes room; the end of those that nothing was
-- proved with; the bin; what hangs on a record or rectification (whoever sees only their own); what is a layer
CREATE INDEX album_picture_shop ON album_picture (company_id, shop_id, taken_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX album_picture_source ON album_picture (company_id, shop_id, source, taken_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX album_picture_tab ON album_picture (company_id, source, taken_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX album_picture_size ON album_picture (company_id, source) INCLUDE (size_bytes);
CREATE INDEX album_picture_expiry ON album_picture (company_id, expires_on) WHERE expires_on IS NOT NULL;
CREATE INDEX album_picture_bin ON album_picture (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX album_picture_record ON album_picture (company_id, record_id) WHERE record_id IS NOT NULL;
CREATE INDEX album_picture_rectification ON album_picture (company_id, rectification_id) WHERE rectification_id IS NOT NULL;
CREATE INDEX album_picture_task ON album_picture (company_id, task_id) WHERE task_id IS NOT NULL;
CREATE INDEX album_picture_layer ON album_picture (company_id, marked_file_id) WHERE marked_file_id IS NOT NULL;
CALL protect_tenant('album_picture');

-- The stores that have pictures, by when the newest was taken: cards need no look at all pictures. Never earlier than that moment;
-- after a deletion it may be later, until the next night.
CREATE TABLE album_shop (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  latest_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
-- the cards, newest first
CREATE INDEX album_shop_latest ON album_shop (company_id, latest_at DESC, shop_id DESC);
CALL protect_tenant('album_shop');

-- Pictures that somebody put together: for themselves, for everybody, or to show them to some (a share).
CREATE TABLE album_collection (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- empty: a share
  name text NOT NULL CHECK (char_length(name) <= 30),
  is_shared boolean NOT NULL,
  owner_id uuid NOT NULL,
  -- of a share: whom it was sent to
  shared_with uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK ((name = '') = (cardinality(shared_with) > 0)),
  CHECK (NOT is_shared OR name <> ''),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id)
);
-- those of a member; those for everybody
CREATE INDEX album_collection_owner ON album_collection (company_id, owner_id);
CREATE INDEX album_collection_shared ON album_collection (company_id) WHERE is_shared;
CALL protect_tenant('album_collection');

CREATE TABLE album_collection_picture (
  company_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  picture_id uuid NOT NULL,
  PRIMARY KEY (company_id, collection_id, picture_id),
  FOREIGN KEY (company_id, collection_id) REFERENCES album_collection (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, picture_id) REFERENCES album_picture (company_id, id) ON DELETE CASCADE
);
-- which collections a picture is in
CREATE INDEX album_collection_picture_of ON album_collection_picture (company_id, picture_id);
CALL protect_tenant('album_collection_picture');

-- Pictures of cameras hang on the gallery itself.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album'));

-- What a file that was sent said of itself (position, device, its own SHA-256): the shown copy does not carry it.
ALTER TABLE file ADD COLUMN sent jsonb;
