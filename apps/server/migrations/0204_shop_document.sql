-- Documents of a store (product 3): lease, floor plan, licences.
CREATE TABLE shop_document (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  -- null: its store is gone for good; the next night takes it along (shop-document.sweep)
  shop_id uuid,
  file_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('lease', 'floor_plan', 'licence', 'contract', 'report', 'other')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  note text NOT NULL DEFAULT '' CHECK (char_length(note) <= 1000),
  created_by uuid NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE SET NULL (shop_id),
  FOREIGN KEY (company_id, created_by) REFERENCES member (company_id, id)
);
-- those of a store, the newest first; the bin
CREATE INDEX shop_document_shop ON shop_document (company_id, shop_id, created_at DESC);
CREATE INDEX shop_document_bin ON shop_document (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('shop_document');

-- Documents hang on their store's document; those that a new free task begins with on its preset.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset'));
