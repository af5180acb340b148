-- A handler may ask for more time: until when, and since when the question stands. At most two questions a rectification.
ALTER TABLE rectification_setting ADD COLUMN allows_extension boolean NOT NULL DEFAULT true;
ALTER TABLE rectification
  -- as the company had set it when it was made
  ADD COLUMN allows_extension boolean NOT NULL DEFAULT true,
  ADD COLUMN asked smallint NOT NULL DEFAULT 0 CHECK (asked BETWEEN 0 AND 2),
  -- both while a question is open
  ADD COLUMN asked_at timestamptz,
  ADD COLUMN asked_until timestamptz,
  ADD CHECK ((asked_at IS NULL) = (asked_until IS NULL)),
  ADD CHECK (asked_at IS NULL OR state IN ('pending'));
-- questions that nobody answers
CREATE INDEX rectification_asked ON rectification (company_id, asked_at) WHERE asked_at IS NOT NULL;
