-- The knowledge base (product 19): folders, files and links with permissions that are inherited or their own.
CREATE TABLE knowledge_node (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- null: at the top
  parent_id uuid,
  kind text NOT NULL CHECK (kind IN ('folder', 'file', 'link')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  introduction text NOT NULL DEFAULT '' CHECK (char_length(introduction) <= 500),
  -- what it is found by: name, its pinyin, introduction, tags
  search text NOT NULL,
  tags text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tags) <= 10),
  -- of a link
  url text CHECK (char_length(url) <= 2000),
  owner_id uuid NOT NULL,
  mode text NOT NULL DEFAULT 'inherit' CHECK (mode IN ('inherit', 'own')),
  -- from the top down to itself: "below" is an overlap, and whoever manages one of them manages this
  lineage uuid[] NOT NULL CHECK (cardinality(lineage) BETWEEN 1 AND 20 AND lineage[cardinality(lineage)] = id),
  -- the nearest of the lineage with a list of its own; null: the list of the root
  boundary_id uuid,
  allows_download boolean NOT NULL DEFAULT true,
  -- when its owner should look whether it still holds; and whether they were told of that day
  review_on date,
  review_told_on date,
  -- of a file: its newest version. No reference, for versions refer to their file
  version_id uuid,
  ending text,
  size_bytes bigint CHECK (size_bytes >= 0),
  views integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  -- of its content, name or place
  updated_at timestamptz NOT NULL,
  updated_by uuid NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  -- what it went into the bin with: restored, it takes exactly these along
  deleted_with uuid,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, parent_id) REFERENCES knowledge_node (company_id, id),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, updated_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id),
  CHECK ((kind = 'link') = (url IS NOT NULL)),
  CHECK ((kind = 'file') = (version_id IS NOT NULL)),
  CHECK ((kind = 'file') = (size_bytes IS NOT NULL) AND (kind = 'file') = (ending IS NOT NULL)),
  CHECK ((deleted_at IS NULL) = (deleted_by IS NULL) AND (deleted_at IS NULL) = (deleted_with IS NULL)),
  CHECK (mode = 'inherit' OR boundary_id = id)
);
-- a name is there once in a folder
CREATE UNIQUE INDEX knowledge_node_name ON knowledge_node (company_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'), lower(name)) WHERE deleted_at IS NULL;
-- what lies below a node
CREATE INDEX knowledge_node_lineage ON knowledge_node USING gin (lineage);
CREATE INDEX knowledge_node_owner ON knowledge_node (company_id, owner_id);
CREATE INDEX knowledge_node_boundary ON knowledge_node (company_id, boundary_id);
CREATE INDEX knowledge_node_search ON knowledge_node USING gin (search gin_trgm_ops);
-- what lies in a folder, and at the top
CREATE INDEX knowledge_node_parent ON knowledge_node (company_id, parent_id) WHERE deleted_at IS NULL;
CREATE INDEX knowledge_node_bin ON knowledge_node (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
CREATE INDEX knowledge_node_review ON knowledge_node (company_id, review_on) WHERE review_on IS NOT NULL AND deleted_at IS NULL;
CALL protect_tenant('knowledge_node');

-- The lists of nodes with permissions of their own.
CREATE TABLE knowledge_grant (
  company_id uuid NOT NULL,
  node_id uuid NOT NULL,
  -- 'everyone', or 'department:', 'role:', 'shop:', 'member:' with an id
  subject text NOT NULL CHECK (subject = 'everyone' OR subject ~ '^(department|role|shop|member):[0-9a-f-]{36}$'),
  level text NOT NULL CHECK (level IN ('view', 'manage')),
  PRIMARY KEY (company_id, node_id, subject),
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE
);
-- what a reader is named in
CREATE INDEX knowledge_grant_subject ON knowledge_grant (company_id, subject, level);
CALL protect_tenant('knowledge_grant');

CREATE TABLE knowledge_version (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  node_id uuid NOT NULL,
  number integer NOT NULL CHECK (number > 0),
  file_id uuid NOT NULL,
  -- as it was uploaded
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 200),
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, node_id, number),
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, file_id) REFERENCES file (company_id, id),
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id)
);
CREATE INDEX knowledge_version_file ON knowledge_version (company_id, file_id);
CALL protect_tenant('knowledge_version');

CREATE TABLE knowledge_favourite (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  node_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, member_id, node_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('knowledge_favourite');

-- Who opened what last, and how far they got: a page of a document, a second of a film.
CREATE TABLE knowledge_visit (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  node_id uuid NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  times integer NOT NULL DEFAULT 1,
  place integer NOT NULL DEFAULT 0 CHECK (place >= 0),
  PRIMARY KEY (company_id, member_id, node_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE
);
CREATE INDEX knowledge_visit_recent ON knowledge_visit (company_id, member_id, last_at DESC);
CREATE INDEX knowledge_visit_node ON knowledge_visit (company_id, node_id, last_at DESC);
CALL protect_tenant('knowledge_visit');

-- Somebody who came by a link and may not open it asks those who manage it.
CREATE TABLE knowledge_request (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  node_id uuid NOT NULL,
  member_id uuid NOT NULL,
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 200),
  state text NOT NULL CHECK (state IN ('pending', 'granted', 'refused', 'withdrawn')),
  created_at timestamptz NOT NULL,
  decided_by uuid,
  decided_at timestamptz,
  answer text NOT NULL DEFAULT '' CHECK (char_length(answer) <= 200),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, decided_by) REFERENCES member (company_id, id),
  CHECK ((decided_by IS NULL) = (decided_at IS NULL))
);
CREATE UNIQUE INDEX knowledge_request_pending ON knowledge_request (company_id, node_id, member_id) WHERE state = 'pending';
CREATE INDEX knowledge_request_member ON knowledge_request (company_id, member_id, created_at DESC);
CALL protect_tenant('knowledge_request');

-- Uploads on their way: parts come one after another, and go on after a break.
CREATE TABLE knowledge_upload (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- the folder it goes into; null: the top
  parent_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 120),
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  -- the parts that came, in their order: under these names they lie in the file store
  parts uuid[] NOT NULL DEFAULT '{}',
  received_bytes bigint NOT NULL DEFAULT 0 CHECK (received_bytes <= size_bytes),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, parent_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE
);
CREATE INDEX knowledge_upload_member ON knowledge_upload (company_id, member_id);
CALL protect_tenant('knowledge_upload');

ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal', 'feedback', 'knowledge'));
