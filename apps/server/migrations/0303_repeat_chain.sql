-- A problem that came back after it was put right (N10.1): the rectification whose fix did not last, and the severity before it was raised for that.
ALTER TABLE rectification ADD COLUMN repeat_of uuid;
ALTER TABLE rectification ADD COLUMN raised_from text CHECK (raised_from IN ('normal', 'major'));
-- what came back of one: its chain, and how many fixes lasted
CREATE INDEX rectification_repeat_of ON rectification (company_id, repeat_of) WHERE repeat_of IS NOT NULL;

-- whether a problem that came back weighs one more and has the shorter limit of that
ALTER TABLE rectification_setting ADD COLUMN raises_repeats boolean NOT NULL DEFAULT true;
