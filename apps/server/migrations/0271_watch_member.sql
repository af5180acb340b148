-- the novice guide: whether a member has watched live
CREATE INDEX watch_member ON watch (company_id, member_id, opened_at) WHERE opened_at IS NOT NULL;
