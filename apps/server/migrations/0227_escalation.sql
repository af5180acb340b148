-- Who hears of a rectification that stays late, so many hours after its deadline (null: this level does not), and how long a review may take.
ALTER TABLE rectification_setting
  ADD COLUMN tells_overdue boolean NOT NULL DEFAULT true,
  ADD COLUMN area_manager_hours integer DEFAULT 24 CHECK (area_manager_hours BETWEEN 1 AND 8760),
  ADD COLUMN head_hours integer DEFAULT 72 CHECK (head_hours BETWEEN 1 AND 8760),
  ADD COLUMN administrator_hours integer DEFAULT 168 CHECK (administrator_hours BETWEEN 1 AND 8760),
  ADD COLUMN review_hours integer NOT NULL DEFAULT 48 CHECK (review_hours BETWEEN 1 AND 8760);
ALTER TABLE rectification
  -- as the company had set it when it was made
  ADD COLUMN review_hours integer NOT NULL DEFAULT 48 CHECK (review_hours BETWEEN 1 AND 8760),
  -- the levels that have heard that it is late
  ADD COLUMN escalated text[] NOT NULL DEFAULT '{}' CHECK (escalated <@ ARRAY['area_manager', 'head', 'administrator']),
  -- how often the clock pressed for the review that it waits for; the second goes to whoever is above the reviewer
  ADD COLUMN review_reminders smallint NOT NULL DEFAULT 0 CHECK (review_reminders BETWEEN 0 AND 2);
-- What was late before there were levels is not told of all at once.
UPDATE rectification SET escalated = ARRAY['area_manager', 'head', 'administrator'] WHERE state = 'pending' AND deadline_at < now();
UPDATE rectification SET review_reminders = 2 WHERE state = 'awaiting_review' AND handled_at < now() - interval '48 hours';
