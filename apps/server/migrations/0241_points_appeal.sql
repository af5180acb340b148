-- Appeals against postings (product 13): those whose points they are ask once to have one taken back.
CREATE TABLE points_appeal (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  posting_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'accepted', 'refused', 'expired', 'withdrawn')),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  author_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  -- when it expires, if nobody has decided
  decide_by timestamptz NOT NULL,
  -- who decided or withdrew it; null: nobody
  decided_by uuid,
  decided_at timestamptz,
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 200),
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, posting_id) REFERENCES points_posting (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, decided_by) REFERENCES member (company_id, id),
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK ((decided_by IS NULL) = (state IN ('pending', 'expired')))
);
-- a posting is appealed against once
CREATE UNIQUE INDEX points_appeal_posting ON points_appeal (company_id, posting_id);
-- what waits for a decision; what expires next
CREATE INDEX points_appeal_due ON points_appeal (company_id, decide_by) WHERE state = 'pending';
CALL protect_tenant('points_appeal');

ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice', 'points_adjustment', 'points_appeal'));
