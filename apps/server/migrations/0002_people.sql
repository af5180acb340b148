CREATE TABLE role (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The preset it comes from; null for a role of the company's own.
  key text CHECK (key IN ('owner', 'administrator', 'area_manager', 'inspector', 'store_manager', 'staff')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 20),
  description text NOT NULL DEFAULT '',
  codes text[] NOT NULL,
  tier text NOT NULL CHECK (tier IN ('own', 'scope', 'all')),
  locked boolean NOT NULL DEFAULT false,
  dispatchable boolean NOT NULL DEFAULT false,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id)
);
CREATE UNIQUE INDEX role_name ON role (company_id, lower(name));
CREATE UNIQUE INDEX role_key ON role (company_id, key) WHERE key IS NOT NULL;
CALL protect_tenant('role');

CREATE TABLE department (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  code text,
  -- Ids from the root down to this one, each followed by a dot: "below" is a prefix.
  lineage text NOT NULL,
  sort integer NOT NULL DEFAULT 0,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, parent_id) REFERENCES department (company_id, id)
);
CREATE UNIQUE INDEX department_name ON department (company_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name));
CALL protect_tenant('department');

CREATE TABLE member (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 30),
  mobile text,
  mail text,
  employee_no text,
  position text NOT NULL DEFAULT '',
  state text NOT NULL CHECK (state IN ('invited', 'active', 'disabled', 'resigned')),
  is_owner boolean NOT NULL DEFAULT false,
  scope_all boolean NOT NULL DEFAULT false,
  scope_shop_ids uuid[] NOT NULL DEFAULT '{}',
  scope_group_ids uuid[] NOT NULL DEFAULT '{}',
  remarks text NOT NULL DEFAULT '',
  rev integer NOT NULL DEFAULT 0,
  joined_on date,
  last_login_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, person_id)
);
-- exactly one owner a company
CREATE UNIQUE INDEX member_owner ON member (company_id) WHERE is_owner;
CREATE UNIQUE INDEX member_mobile ON member (company_id, mobile) WHERE mobile IS NOT NULL;
CREATE UNIQUE INDEX member_mail ON member (company_id, lower(mail)) WHERE mail IS NOT NULL;
CREATE UNIQUE INDEX member_employee_no ON member (company_id, employee_no) WHERE employee_no IS NOT NULL;
-- member list and pickers
CREATE INDEX member_name ON member (company_id, state, name, id);
CREATE INDEX member_search ON member USING gin (name gin_trgm_ops);
CALL protect_tenant('member');

-- Which companies a person may sign in to: asked before a company is known. Kept in step with member in one transaction.
CREATE TABLE membership (
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  member_id uuid NOT NULL,
  PRIMARY KEY (person_id, company_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON membership TO rondo_app;

CREATE TABLE member_role (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  role_id uuid NOT NULL,
  PRIMARY KEY (company_id, member_id, role_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, role_id) REFERENCES role (company_id, id)
);
CREATE INDEX member_role_role ON member_role (company_id, role_id);
CALL protect_tenant('member_role');

CREATE TABLE member_department (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  department_id uuid NOT NULL,
  is_primary boolean NOT NULL DEFAULT false,
  is_head boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, member_id, department_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id)
);
CREATE INDEX member_department_department ON member_department (company_id, department_id);
CALL protect_tenant('member_department');

-- People who asked to join; the counter of pending ones is a named call of the specification.
CREATE TABLE application (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  person_id uuid NOT NULL,
  name text NOT NULL,
  message text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'approved', 'refused', 'withdrawn', 'expired')),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id)
);
CREATE INDEX application_pending ON application (company_id) WHERE state = 'pending';
CALL protect_tenant('application');

-- What a member set for themselves: columns of a list, language and density of the page.
CREATE TABLE preference (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  key text NOT NULL CHECK (char_length(key) <= 100),
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, member_id, key),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('preference');
