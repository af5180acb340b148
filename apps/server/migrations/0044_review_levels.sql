-- A review of up to three levels. Each level has a mode: one of its reviewers, all of them, or one after another.
ALTER TABLE task ADD COLUMN review_modes text[] NOT NULL DEFAULT '{any}';
ALTER TABLE task ADD CHECK (cardinality(review_modes) BETWEEN 1 AND 3 AND review_modes <@ ARRAY['any', 'all', 'sequence']);
-- The level that decides now, or first once the task is submitted.
ALTER TABLE task ADD COLUMN review_level smallint NOT NULL DEFAULT 1 CHECK (review_level BETWEEN 1 AND 3);
-- Where a reviewer stands, and in which round of the task they last approved; of other parts both say nothing.
ALTER TABLE task_person ADD COLUMN level smallint NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 3);
ALTER TABLE task_person ADD COLUMN sort smallint NOT NULL DEFAULT 0;
ALTER TABLE task_person ADD COLUMN approved_round smallint;

-- What the clock has sent since somebody's time ran out: reminders, the last of them together with the escalation.
ALTER TABLE task ADD COLUMN clock_reminders smallint NOT NULL DEFAULT 0 CHECK (clock_reminders BETWEEN 0 AND 3);
ALTER TABLE task ADD COLUMN clock_reminded_at timestamptz;
-- handlers to be reminded each day after the deadline; reviews whose time has run out
CREATE INDEX task_late ON task (company_id, deadline_at) WHERE state IN ('pending') AND deleted_at IS NULL AND clock_reminders < 3;
CREATE INDEX turn_review_due ON turn (company_id, deadline_at) WHERE act = 'review';
