-- A cycle whose creator, inspectors or reviewers have all left is work without anybody too.
ALTER TABLE orphan DROP CONSTRAINT orphan_object_kind_check;
ALTER TABLE orphan ADD CHECK (object_kind IN ('task', 'rectification', 'shop', 'cycle'));
-- owner: whoever made the cycle has left, so that nobody is the initiator of its tasks.
ALTER TABLE orphan DROP CONSTRAINT orphan_missing_check;
ALTER TABLE orphan ADD CHECK (missing IN ('handler', 'reviewer', 'manager', 'owner'));
