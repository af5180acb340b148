-- Rules that are deleted lie in the bin for some days; what they found stays.
ALTER TABLE ai_rule ADD COLUMN deleted_at timestamptz;
ALTER TABLE ai_rule ADD COLUMN deleted_by uuid;
ALTER TABLE ai_rule ADD FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id);
DROP INDEX ai_rule_name;
CREATE UNIQUE INDEX ai_rule_name ON ai_rule (company_id, lower(name)) WHERE deleted_at IS NULL;
-- the bin, newest first; those that a member deleted
CREATE INDEX ai_rule_bin ON ai_rule (company_id, deleted_at DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX ai_rule_deleted_by ON ai_rule (company_id, deleted_by) WHERE deleted_by IS NOT NULL;
