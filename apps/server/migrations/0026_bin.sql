-- What was deleted can be brought back for 30 days: who deleted it, and the managers a store had.
ALTER TABLE shop ADD COLUMN deleted_by uuid;
ALTER TABLE shop ADD COLUMN managers_then uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE template ADD COLUMN deleted_by uuid;
-- the bin, newest first, and what the nightly sweep removes for good
CREATE INDEX shop_bin ON shop (company_id, deleted_at DESC, id) WHERE deleted_at IS NOT NULL;
CREATE INDEX template_bin ON template (company_id, deleted_at DESC, id) WHERE deleted_at IS NOT NULL;
