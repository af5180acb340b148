-- Whoever has to put something right, or manages the store, may say once that it was no failure. While that is open no deadline runs.
ALTER TABLE rectification_setting ADD COLUMN allows_appeal boolean NOT NULL DEFAULT true;
ALTER TABLE rectification
  -- as the company had set it when it was made
  ADD COLUMN allows_appeal boolean NOT NULL DEFAULT true,
  -- dropped: it ended otherwise before anybody decided
  ADD COLUMN appeal text CHECK (appeal IN ('open', 'upheld', 'accepted', 'dropped')),
  ADD COLUMN appealed_at timestamptz,
  -- the deadline that stood; deadline_at is the farthest day meanwhile
  ADD COLUMN held_deadline_at timestamptz,
  ADD CHECK ((appeal IS NULL) = (appealed_at IS NULL)),
  ADD CHECK ((coalesce(appeal, '') = 'open') = (held_deadline_at IS NOT NULL)),
  ADD CHECK (appeal IS DISTINCT FROM 'open' OR state IN ('pending'));
-- appeals that wait for a decision
CREATE INDEX rectification_appealed ON rectification (company_id, appealed_at) WHERE appeal = 'open';
ALTER TABLE rectification_person DROP CONSTRAINT rectification_person_relation_check;
ALTER TABLE rectification_person ADD CHECK (relation IN ('initiator', 'handler', 'reviewer', 'cc', 'judge'));
