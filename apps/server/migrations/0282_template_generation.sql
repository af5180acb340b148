-- Where a generated template came from (product 6): the document, and for each of its items the words that ask for it.
CREATE TABLE template_generation (
  company_id uuid NOT NULL,
  template_id uuid NOT NULL,
  -- name of the document; empty: a description that somebody typed
  source text NOT NULL,
  -- the document itself; null: of a description
  file_id uuid,
  -- how its items were found; fallback: by structure, because the language model failed
  method text NOT NULL CHECK (method IN ('structure', 'model', 'fallback')),
  -- suggestions of the model whose quotation is not in the document
  unproved integer NOT NULL DEFAULT 0 CHECK (unproved >= 0),
  -- requirements beyond the most items of a template
  left_out integer NOT NULL DEFAULT 0 CHECK (left_out >= 0),
  -- [{itemId, quote, page}]: written once, read as a whole, and never changed by what happens to the items
  sources jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  -- who said that they had looked through the items: nothing is published before
  reviewed_at timestamptz,
  reviewed_by uuid,
  PRIMARY KEY (company_id, template_id),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, file_id) REFERENCES file (company_id, id),
  FOREIGN KEY (company_id, reviewed_by) REFERENCES member (company_id, id),
  CHECK ((reviewed_at IS NULL) = (reviewed_by IS NULL))
);
-- of a file that is to go: whether a template came from it
CREATE INDEX template_generation_file ON template_generation (company_id, file_id) WHERE file_id IS NOT NULL;
CALL protect_tenant('template_generation');
