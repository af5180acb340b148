-- Departments: a description, a code, and heads who need not belong to the department they lead.
ALTER TABLE department ADD COLUMN description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 200);
ALTER TABLE department ADD CHECK (char_length(code) BETWEEN 1 AND 30);
ALTER TABLE department ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
CREATE UNIQUE INDEX department_code ON department (company_id, lower(code)) WHERE code IS NOT NULL;
-- "this department and what is below it" is a prefix
CREATE INDEX department_lineage ON department (company_id, lineage text_pattern_ops);
CREATE INDEX department_parent ON department (company_id, parent_id, sort, id);

CREATE TABLE department_head (
  company_id uuid NOT NULL,
  department_id uuid NOT NULL,
  member_id uuid NOT NULL,
  sort smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, department_id, member_id),
  FOREIGN KEY (company_id, department_id) REFERENCES department (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CREATE INDEX department_head_member ON department_head (company_id, member_id);
CALL protect_tenant('department_head');
INSERT INTO department_head (company_id, department_id, member_id)
  SELECT company_id, department_id, member_id FROM member_department WHERE is_head;
ALTER TABLE member_department DROP COLUMN is_head;
-- exactly one primary department a member
CREATE UNIQUE INDEX member_department_primary ON member_department (company_id, member_id) WHERE is_primary;

-- Members: how their name is spelt for search (pinyin and initials, lower case), when they left, their picture.
ALTER TABLE member ADD COLUMN name_pinyin text NOT NULL DEFAULT '';
ALTER TABLE member ADD COLUMN avatar_file_id uuid;
ALTER TABLE member ADD COLUMN resigned_at timestamptz;
ALTER TABLE member ADD COLUMN updated_by uuid;
-- member list: newest first, last seen; one's own place in the tree of people
CREATE INDEX member_joined ON member (company_id, created_at DESC, id DESC);
CREATE INDEX member_by_name ON member (company_id, name, id);

ALTER TABLE role ADD COLUMN updated_by uuid;

-- The company: logo, whether mobiles are shown in full, and where it stands between life and dissolution (product 23).
ALTER TABLE company ADD COLUMN logo_file_id uuid;
ALTER TABLE company ADD COLUMN show_mobile boolean NOT NULL DEFAULT false;
ALTER TABLE company ADD COLUMN state text NOT NULL DEFAULT 'normal' CHECK (state IN ('normal', 'dissolving', 'dissolved'));
-- When the cooling-off ends (dissolving), when the data goes for good (dissolved).
ALTER TABLE company ADD COLUMN dissolve_at timestamptz;
ALTER TABLE company ADD COLUMN purge_at timestamptz;
ALTER TABLE company ADD CHECK ((state = 'normal') = (dissolve_at IS NULL));
ALTER TABLE company ADD CHECK ((state = 'dissolved') = (purge_at IS NOT NULL));

-- How people come in: one row a company, found by its code or its link before the company is known.
CREATE TABLE invite (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  -- 8 characters without look-alikes, for people to type.
  code text NOT NULL UNIQUE,
  token text NOT NULL UNIQUE,
  is_on boolean NOT NULL DEFAULT true,
  validity_days smallint CHECK (validity_days IN (7, 30, 90)),
  expires_at timestamptz,
  needs_approval boolean NOT NULL DEFAULT true,
  department_id uuid,
  role_id uuid,
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((validity_days IS NULL) = (expires_at IS NULL))
);
GRANT SELECT, INSERT, UPDATE, DELETE ON invite TO rondo_app;

ALTER TABLE application ADD COLUMN mobile text;
ALTER TABLE application ADD COLUMN mail text;
ALTER TABLE application ADD COLUMN inviter_id uuid;
ALTER TABLE application ADD COLUMN refuse_reason text CHECK (char_length(refuse_reason) <= 200);
ALTER TABLE application ADD COLUMN decided_at timestamptz;
ALTER TABLE application ADD COLUMN decided_by uuid;
-- The member it became, or the one it was linked to.
ALTER TABLE application ADD COLUMN member_id uuid;
ALTER TABLE application ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '30 days';
ALTER TABLE application ADD CHECK ((state = 'pending') = (decided_at IS NULL));
CREATE UNIQUE INDEX application_once ON application (company_id, person_id) WHERE state = 'pending';
-- application list by state, newest first; what has run out
CREATE INDEX application_list ON application (company_id, state, created_at DESC, id DESC);
CREATE INDEX application_all ON application (company_id, created_at DESC, id DESC);
CREATE INDEX application_due ON application (company_id, expires_at) WHERE state = 'pending';

-- Which companies a person asked to join: asked before a company is known. Kept in step with application in one transaction.
CREATE TABLE applicant (
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  application_id uuid NOT NULL,
  PRIMARY KEY (person_id, company_id, application_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON applicant TO rondo_app;

-- Six digits sent to a phone or an address, kept as a keyed hash: 5 minutes, 5 tries, one use. Global: most are asked for
-- before a company is known.
CREATE TABLE one_time_code (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  -- A mobile number or a lower-case e-mail address.
  target text NOT NULL,
  code_hash bytea NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX one_time_code_target ON one_time_code (target, purpose, created_at DESC);
CREATE INDEX one_time_code_age ON one_time_code (created_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON one_time_code TO rondo_app;

-- A person who proved who they are and has not entered a company yet: registering, joining, choosing, single sign-on.
CREATE TABLE pass (
  hash bytea PRIMARY KEY,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  keep boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX pass_age ON pass (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON pass TO rondo_app;

-- Who somebody is at an OpenID Connect provider.
CREATE TABLE identity (
  issuer text NOT NULL,
  subject text NOT NULL,
  person_id uuid NOT NULL REFERENCES person ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX identity_person ON identity (person_id);
-- A sign-in on its way to the provider and back; its cookie is kept as a hash.
CREATE TABLE sso_attempt (
  state text PRIMARY KEY,
  cookie_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  return_to text NOT NULL DEFAULT '',
  expires_at timestamptz NOT NULL
);
GRANT SELECT, INSERT, UPDATE, DELETE ON identity, sso_attempt TO rondo_app;

-- Mail and text messages on their way out. Without a sender configured they stay here, to be read at the machine itself.
CREATE TABLE delivery (
  id uuid PRIMARY KEY,
  -- Null: sent before a company is known, or meant to outlive it.
  company_id uuid REFERENCES company ON DELETE CASCADE,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms')),
  target text NOT NULL,
  -- A text below `delivery` and its slots; slots that are secret are emptied once it is sent.
  text_key text NOT NULL,
  params jsonb NOT NULL,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'local', 'failed')),
  tries smallint NOT NULL DEFAULT 0,
  error text,
  created_at timestamptz NOT NULL,
  sent_at timestamptz
);
CREATE INDEX delivery_newest ON delivery (created_at DESC);
CREATE INDEX delivery_company ON delivery (company_id) WHERE company_id IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery TO rondo_app;

-- The company is offered to another administrator, who takes it with a code. At most one offer at a time.
CREATE TABLE ownership_offer (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  from_id uuid NOT NULL,
  to_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'accepted', 'declined', 'cancelled', 'expired')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  decided_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, from_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, to_id) REFERENCES member (company_id, id),
  CHECK ((state = 'pending') = (decided_at IS NULL))
);
CREATE UNIQUE INDEX ownership_offer_open ON ownership_offer (company_id) WHERE state = 'pending';
CALL protect_tenant('ownership_offer');

-- What a change of roles gave and took, one row a member it touched, until they have read it ("what changed for me").
CREATE TABLE access_change (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid,
  by_name text NOT NULL,
  -- role_saved, role_restored, roles_assigned, owner_changed
  cause text NOT NULL,
  role_name text,
  gained text[] NOT NULL,
  lost text[] NOT NULL,
  seen_at timestamptz,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CREATE INDEX access_change_mine ON access_change (company_id, member_id, at DESC);
CALL protect_tenant('access_change');

-- Open work that nobody can do any more, as the last nightly check found it (product 2 (c) 2).
CREATE TABLE orphan (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  object_kind text NOT NULL CHECK (object_kind IN ('task', 'rectification', 'shop')),
  object_id uuid NOT NULL,
  -- handler: nobody to do it; reviewer: nobody to review it; manager: the shop's managers have all left.
  missing text NOT NULL CHECK (missing IN ('handler', 'reviewer', 'manager')),
  label text NOT NULL,
  shop_id uuid,
  found_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, object_kind, object_id, missing)
);
CALL protect_tenant('orphan');

-- What was there before a company was purged and what was left after: it outlives the company and names none of its ids.
CREATE TABLE deletion_certificate (
  id uuid PRIMARY KEY,
  company_name text NOT NULL,
  started_at timestamptz NOT NULL,
  dissolved_at timestamptz NOT NULL,
  purged_at timestamptz NOT NULL,
  -- Rows by table; files and bytes of the file store.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  sent_to text NOT NULL
);
GRANT SELECT, INSERT ON deletion_certificate TO rondo_app;

-- The audit log reads history by time: who did what to whom, from which address and device.
ALTER TABLE history ADD COLUMN object_name text;
ALTER TABLE history ADD COLUMN device text;
CREATE INDEX history_time ON history (company_id, at DESC, id DESC);
