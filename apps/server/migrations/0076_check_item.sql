-- The check item library: a company's own check items, copied into its templates.
CREATE TABLE check_item (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- of the item, for search, filter and order; the item as a whole is in content
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  name_pinyin text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('normal', 'major', 'red_line')),
  category text NOT NULL DEFAULT '' CHECK (char_length(category) <= 50),
  content jsonb NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id)
);
-- the list by last change; the filter by category; the bin
CREATE INDEX check_item_list ON check_item (company_id, updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX check_item_category ON check_item (company_id, category) WHERE deleted_at IS NULL;
CREATE INDEX check_item_bin ON check_item (company_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('check_item');
