-- Reviews of more than one level, or of another mode than any one: [{mode, memberIds}], the first level first. reviewer_ids has
-- everybody of them; null: one level, any one of reviewer_ids.
ALTER TABLE cycle ADD COLUMN review_levels jsonb;
-- Deleted, and by whom; 30 days long it can be brought back.
ALTER TABLE cycle ADD COLUMN deleted_at timestamptz;
ALTER TABLE cycle ADD COLUMN deleted_by uuid;
ALTER TABLE cycle ADD FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id);
-- Only what has ended gives out nothing any more.
ALTER TABLE cycle ADD CHECK (deleted_at IS NULL OR state = 'ended');
DROP INDEX cycle_list;
CREATE INDEX cycle_list ON cycle (company_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX cycle_bin ON cycle (company_id, deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
