-- Dashboards of customer flow: what stands on them, whom they are shared with, and whose favourites they are.
CREATE TABLE flow_dashboard (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  owner_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  name_pinyin text NOT NULL DEFAULT '',
  -- what is asked of all widgets, and the widgets with their places: both in the shape of the contract
  filters jsonb NOT NULL,
  widgets jsonb NOT NULL CHECK (jsonb_typeof(widgets) = 'array'),
  -- the one that everybody begins with who has none of their own
  is_default boolean NOT NULL DEFAULT false,
  edited_by uuid,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id)
);
CREATE UNIQUE INDEX flow_dashboard_name ON flow_dashboard (company_id, owner_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX flow_dashboard_default ON flow_dashboard (company_id) WHERE is_default AND deleted_at IS NULL;
-- the list by the last change, and the bin
CREATE INDEX flow_dashboard_updated ON flow_dashboard (company_id, updated_at DESC, id DESC);
CREATE INDEX flow_dashboard_bin ON flow_dashboard (company_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('flow_dashboard');

-- Whom a dashboard is shared with.
CREATE TABLE flow_dashboard_share (
  company_id uuid NOT NULL,
  dashboard_id uuid NOT NULL,
  -- `member:<id>` or `role:<id>`
  subject text NOT NULL CHECK (subject ~ '^(member|role):[0-9a-f-]{36}$'),
  level text NOT NULL CHECK (level IN ('view', 'edit')),
  PRIMARY KEY (company_id, dashboard_id, subject),
  FOREIGN KEY (company_id, dashboard_id) REFERENCES flow_dashboard (company_id, id) ON DELETE CASCADE
);
CREATE INDEX flow_dashboard_share_subject ON flow_dashboard_share (company_id, subject);
CALL protect_tenant('flow_dashboard_share');

-- What a member marked: their favourites, and the one they begin with.
CREATE TABLE flow_dashboard_mark (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  dashboard_id uuid NOT NULL,
  is_favourite boolean NOT NULL DEFAULT false,
  is_default boolean NOT NULL DEFAULT false,
  PRIMARY KEY (company_id, member_id, dashboard_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, dashboard_id) REFERENCES flow_dashboard (company_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX flow_dashboard_mark_default ON flow_dashboard_mark (company_id, member_id) WHERE is_default;
CREATE INDEX flow_dashboard_mark_of ON flow_dashboard_mark (company_id, dashboard_id);
CALL protect_tenant('flow_dashboard_mark');

-- How a company computes its figures; no row: as usual.
CREATE TABLE flow_formula (
  company_id uuid NOT NULL PRIMARY KEY,
  capture_formula text NOT NULL CHECK (capture_formula IN ('of_street', 'of_passers')),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL
);
CALL protect_tenant('flow_formula');

-- The pictures of floors hang on their dashboard.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal', 'feedback', 'knowledge', 'flow_dashboard'));
