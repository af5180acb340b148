-- Who corrects, who looks at it, how many photos a fix needs, and how its time runs.
ALTER TABLE rectification_setting
  -- the shapes of `handlerRule` and `checkerRule` in contract/inspect-setting
  ADD COLUMN handler jsonb NOT NULL DEFAULT '{"kind": "manager"}',
  ADD COLUMN reviewer jsonb NOT NULL DEFAULT '{"kind": "inspector"}',
  ADD COLUMN cc_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN cc_role_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN min_photos integer NOT NULL DEFAULT 1 CHECK (min_photos BETWEEN 1 AND 9),
  -- business: time runs only while the store is open
  ADD COLUMN clock text NOT NULL DEFAULT 'calendar' CHECK (clock IN ('calendar', 'business'));

ALTER TABLE rectification
  ADD COLUMN min_photos integer NOT NULL DEFAULT 1 CHECK (min_photos BETWEEN 1 AND 9),
  ADD COLUMN clock text NOT NULL DEFAULT 'calendar' CHECK (clock IN ('calendar', 'business')),
  -- by the hours of the store: when so much time is left until the deadline; null on the calendar's clock
  ADD COLUMN due_24h_at timestamptz,
  ADD COLUMN due_2h_at timestamptz;
-- what the clock reminds of before the deadline by the hours of stores
CREATE INDEX rectification_due_soon ON rectification (company_id, due_24h_at) WHERE state = 'pending' AND due_24h_at IS NOT NULL;
