-- Devices of stores and their cameras: one row a device, one a picture that it has (a recorder has several).
CREATE TABLE device (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  kind text NOT NULL CHECK (kind IN ('camera', 'nvr', 'box')),
  driver text NOT NULL CHECK (driver IN ('onvif', 'hikvision', 'dahua', 'rtsp', 'file')),
  -- host[:port]; empty for a demo camera
  address text NOT NULL DEFAULT '' CHECK (char_length(address) <= 260),
  username text NOT NULL DEFAULT '' CHECK (char_length(username) <= 60),
  -- sealed with the key of the installation, which lies outside of the database; empty: none
  password text NOT NULL DEFAULT '' CHECK (char_length(password) <= 1000),
  serial text NOT NULL DEFAULT '' CHECK (char_length(serial) <= 64),
  model text NOT NULL DEFAULT '' CHECK (char_length(model) <= 60),
  firmware text NOT NULL DEFAULT '' CHECK (char_length(firmware) <= 60),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  state text NOT NULL DEFAULT 'connecting' CHECK (state IN ('connecting', 'online', 'offline', 'restarting')),
  state_at timestamptz NOT NULL,
  -- when it answered last
  seen_at timestamptz,
  card_state text CHECK (card_state IN ('normal', 'none', 'formatting', 'unusable', 'formatted')),
  rev integer NOT NULL DEFAULT 0,
  edited_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id)
);
-- no two devices of a company have the same serial number
CREATE UNIQUE INDEX device_serial ON device (company_id, serial) WHERE serial <> '' AND deleted_at IS NULL;
-- those of a store; the list by name; the bin; the check of every minute
CREATE INDEX device_shop ON device (company_id, shop_id) WHERE deleted_at IS NULL;
CREATE INDEX device_name ON device (company_id, name, id) WHERE deleted_at IS NULL;
CREATE INDEX device_bin ON device (company_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('device');

CREATE TABLE camera (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  device_id uuid NOT NULL,
  -- that of its device, kept here so that lists by store need no join
  shop_id uuid NOT NULL,
  channel smallint NOT NULL CHECK (channel BETWEEN 1 AND 64),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- what it looks at
  places text[] NOT NULL DEFAULT '{}' CHECK (places <@ ARRAY['door', 'till', 'kitchen', 'aisle', 'storage', 'seating', 'outside', 'office']),
  -- addresses of its streams without name and password; of a demo camera the name of its clip; empty: the device tells
  main_stream text NOT NULL DEFAULT '' CHECK (char_length(main_stream) <= 500),
  sub_stream text NOT NULL DEFAULT '' CHECK (char_length(sub_stream) <= 500),
  created_at timestamptz NOT NULL,
  -- gone with its device, or taken off it; recordings and pictures still name it
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, device_id) REFERENCES device (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX camera_channel ON camera (company_id, device_id, channel) WHERE deleted_at IS NULL;
-- those of a store
CREATE INDEX camera_shop ON camera (company_id, shop_id) WHERE deleted_at IS NULL;
CALL protect_tenant('camera');
