-- Certificates of stores and of people (product 3), with the days they are good for.
CREATE TABLE certificate (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- whose it is
  holder text NOT NULL CHECK (holder IN ('shop', 'member')),
  -- the store it belongs to, or where its person works
  shop_id uuid,
  member_id uuid,
  kind text NOT NULL CHECK (kind IN ('business_licence', 'food_licence', 'fire_check', 'health', 'other')),
  -- of kind other: what it is
  title text NOT NULL DEFAULT '' CHECK (char_length(title) <= 50),
  number text NOT NULL DEFAULT '' CHECK (char_length(number) <= 60),
  issued_on date,
  -- its last valid day; null: good for ever
  valid_until date,
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  -- the last reminder of this last day, as days before it: 60, 30, 7, and -1 for expired; and when it was told
  reminded smallint CHECK (reminded IN (60, 30, 7, -1)),
  reminded_on date,
  -- who saved it last
  edited_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  CHECK (holder = 'shop' OR member_id IS NOT NULL),
  CHECK (holder = 'member' OR member_id IS NULL),
  CHECK (kind <> 'other' OR title <> ''),
  CHECK (valid_until >= issued_on),
  -- a store that leaves the bin takes its certificates along (certificate.sweep); those of people stay
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE SET NULL (shop_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id)
);
-- the list by last day, and what reminders look for; those of a store; those of a member; the bin
CREATE INDEX certificate_until ON certificate (company_id, valid_until, id) WHERE deleted_at IS NULL;
CREATE INDEX certificate_shop ON certificate (company_id, shop_id);
CREATE INDEX certificate_member ON certificate (company_id, member_id);
CREATE INDEX certificate_bin ON certificate (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('certificate');

-- Pictures hang on their certificate.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate'));
