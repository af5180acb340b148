-- What a member skips of the novice guide (product 24); what is done is read from facts and stored nowhere.
CREATE TABLE guide_skip (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- 'all': the whole guide is put away
  item text NOT NULL CHECK (char_length(item) BETWEEN 1 AND 40),
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 200),
  skipped_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, member_id, item),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('guide_skip');
