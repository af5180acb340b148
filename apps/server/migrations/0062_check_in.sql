-- Check-in (product 25): what is asked of whoever inspects at a store, and what they showed when they came and left.

-- One row a layer: the company, a group, a store, a template. What is null is taken from the layer above.
CREATE TABLE check_in_policy (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  layer text NOT NULL CHECK (layer IN ('company', 'group', 'shop', 'template')),
  group_id uuid,
  shop_id uuid,
  template_id uuid,
  required text CHECK (required IN ('off', 'in', 'in_out')),
  methods text[] CHECK (methods <@ '{position,code_static,code_dynamic,photo}'),
  combine text CHECK (combine IN ('any', 'all')),
  radius_m smallint CHECK (radius_m BETWEEN 50 AND 2000),
  outside text CHECK (outside IN ('forbid', 'allow')),
  minimum_stay_min smallint CHECK (minimum_stay_min BETWEEN 0 AND 480),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, group_id) REFERENCES shop_group (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE,
  CHECK ((layer = 'group') = (group_id IS NOT NULL)),
  CHECK ((layer = 'shop') = (shop_id IS NOT NULL)),
  CHECK ((layer = 'template') = (template_id IS NOT NULL)),
  UNIQUE NULLS NOT DISTINCT (company_id, layer, group_id, shop_id, template_id)
);
CALL protect_tenant('check_in_policy');

-- The secret behind the codes that a store shows. A new one makes every printed code worthless.
CREATE TABLE check_in_code (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  secret bytea NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('check_in_code');

-- On the way to a check-in: the code of the store that was scanned last, and how often the position was too rough.
CREATE TABLE check_in_attempt (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  scanned text CHECK (scanned IN ('code_static', 'code_dynamic')),
  scanned_at timestamptz,
  tries smallint NOT NULL DEFAULT 0,
  tried_at timestamptz,
  PRIMARY KEY (company_id, member_id, shop_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('check_in_attempt');

CREATE TABLE check_in (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  task_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('in', 'out')),
  at timestamptz NOT NULL,
  -- what was met of the policy, which stands beside it as it was then
  methods text[] NOT NULL,
  policy jsonb NOT NULL,
  latitude double precision,
  longitude double precision,
  accuracy_m double precision,
  -- null: the browser gave no position, or the store has none
  distance_m double precision,
  -- a random name that the browser keeps
  device_id text NOT NULL,
  photo_id uuid,
  flags text[] NOT NULL,
  -- what a flag was found by: speed, the other person, minutes stayed
  found jsonb NOT NULL DEFAULT '{}',
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 200),
  state text NOT NULL CHECK (state IN ('normal', 'pending', 'approved', 'denied')),
  decided_by uuid,
  decided_at timestamptz,
  decision text NOT NULL DEFAULT '' CHECK (char_length(decision) <= 200),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, decided_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, photo_id) REFERENCES file (company_id, id),
  CHECK ((latitude IS NULL) = (longitude IS NULL) AND (latitude IS NULL) = (accuracy_m IS NULL))
);
-- those of a task; the one before of a member; others with the device; the list of exceptions; those of a store
CREATE INDEX check_in_task ON check_in (company_id, task_id);
CREATE INDEX check_in_member ON check_in (company_id, member_id, at DESC);
CREATE INDEX check_in_device ON check_in (company_id, device_id, at DESC);
CREATE INDEX check_in_exception ON check_in (company_id, at DESC, id DESC) WHERE flags <> '{}';
CREATE INDEX check_in_shop ON check_in (company_id, shop_id, at DESC);
CALL protect_tenant('check_in');
