CREATE TABLE shop_group (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- Ids from the root down to this one, each followed by a dot: "below" is a prefix.
  lineage text NOT NULL,
  -- Names from the root down, joined by "/", as imports and people write it.
  path text NOT NULL,
  sort integer NOT NULL DEFAULT 0,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, parent_id) REFERENCES shop_group (company_id, id)
);
CREATE UNIQUE INDEX shop_group_name ON shop_group (company_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CREATE UNIQUE INDEX shop_group_path ON shop_group (company_id, lower(path));
CALL protect_tenant('shop_group');

CREATE TABLE shop (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  code text CHECK (char_length(code) BETWEEN 1 AND 30),
  group_id uuid NOT NULL,
  -- Copy of the group's, so that scope is a condition on this table alone. A moved group rewrites it in one statement.
  lineage text NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('preparing', 'open', 'closed')),
  closed_kind text CHECK (closed_kind IN ('temporary', 'permanent')),
  closed_reason text,
  opened_on date,
  closed_on date,
  format text CHECK (format IN ('direct', 'franchise', 'joint')),
  phone text NOT NULL DEFAULT '',
  province text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  district text NOT NULL DEFAULT '',
  address text NOT NULL DEFAULT '',
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  area_m2 numeric(10, 2) CHECK (area_m2 > 0),
  time_zone text,
  hours jsonb NOT NULL DEFAULT '[]',
  tags text[] NOT NULL DEFAULT '{}',
  remarks text NOT NULL DEFAULT '',
  -- The last effective inspection, kept by the outbox so that the list needs no join into history.
  last_record_id uuid,
  last_inspected_at timestamptz,
  last_score numeric(10, 2),
  last_level text,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, group_id) REFERENCES shop_group (company_id, id),
  CHECK ((latitude IS NULL) = (longitude IS NULL)),
  CHECK ((state = 'closed') OR closed_kind IS NULL)
);
CREATE UNIQUE INDEX shop_name ON shop (company_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX shop_code ON shop (company_id, lower(code)) WHERE deleted_at IS NULL AND code IS NOT NULL;
-- shop list, its counters by state, and scope by prefix of the lineage
CREATE INDEX shop_list ON shop (company_id, state, name, id) WHERE deleted_at IS NULL;
CREATE INDEX shop_lineage ON shop (company_id, lineage text_pattern_ops) WHERE deleted_at IS NULL;
CREATE INDEX shop_updated ON shop (company_id, updated_at DESC, id) WHERE deleted_at IS NULL;
-- search by name, code, address
CREATE INDEX shop_search ON shop USING gin ((name || ' ' || coalesce(code, '') || ' ' || address) gin_trgm_ops);
CALL protect_tenant('shop');

CREATE TABLE shop_manager (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- 0 is the primary manager.
  sort smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, shop_id, member_id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
CREATE INDEX shop_manager_member ON shop_manager (company_id, member_id);
CALL protect_tenant('shop_manager');
