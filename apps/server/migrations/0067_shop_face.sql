-- The picture of a store, and what it shows in words for who cannot see it. The file hangs on the store (file_use).
ALTER TABLE shop ADD COLUMN photo_file_id uuid;
ALTER TABLE shop ADD COLUMN photo_alt text NOT NULL DEFAULT '' CHECK (char_length(photo_alt) <= 120);

-- Fields that a company gives its stores itself (product 3), at most 20 that are not deleted.
CREATE TABLE shop_field (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  -- its name in English; empty: the same
  name_en text NOT NULL DEFAULT '' CHECK (char_length(name_en) <= 30),
  kind text NOT NULL CHECK (kind IN ('text', 'number', 'date', 'choice')),
  -- of kind choice: [{ id, name }]
  choices jsonb NOT NULL DEFAULT '[]',
  sort smallint NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- what stores say in it stays, and is shown no more
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id)
);
-- a name names one field
CREATE UNIQUE INDEX shop_field_name ON shop_field (company_id, lower(name)) WHERE deleted_at IS NULL;
CALL protect_tenant('shop_field');

-- What a store says in them, as text by the id of the field: a number as digits, a day as YYYY-MM-DD, a choice by its id.
ALTER TABLE shop ADD COLUMN custom jsonb NOT NULL DEFAULT '{}';
