-- A file of the knowledge base that check items cite has a new version: are the items still right? (product 19 (c) 3)
CREATE TABLE cited_change (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  template_id uuid NOT NULL,
  node_id uuid NOT NULL,
  -- the newest version of the file that is asked about
  version_id uuid NOT NULL,
  version_no integer NOT NULL CHECK (version_no > 1),
  -- what the file said before, as far as it was read and fits; empty: nobody knows any more
  before_text text NOT NULL CHECK (char_length(before_text) <= 40000),
  state text NOT NULL CHECK (state IN ('open', 'kept', 'replaced')),
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid,
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 500),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, node_id) REFERENCES knowledge_node (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, closed_by) REFERENCES member (company_id, id),
  CHECK ((state = 'open') = (closed_at IS NULL))
);
-- one question at a time about a file in a template
CREATE UNIQUE INDEX cited_change_open ON cited_change (company_id, template_id, node_id) WHERE state = 'open';
-- the list, newest first
CREATE INDEX cited_change_created ON cited_change (company_id, created_at DESC, id DESC);
CALL protect_tenant('cited_change');
