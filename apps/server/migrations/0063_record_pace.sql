-- How fast an inspection was (product 7 (c) 1), by the seconds that the page counted an item; for reviewers only.
ALTER TABLE draft ADD COLUMN seconds jsonb NOT NULL DEFAULT '{}';

CREATE TABLE record_pace (
  company_id uuid NOT NULL,
  record_id uuid NOT NULL,
  -- seconds by item
  seconds jsonb NOT NULL,
  -- items answered in this inspection, and how many of them in a moment
  answered smallint NOT NULL,
  fast smallint NOT NULL,
  duration_s integer NOT NULL,
  -- of the newest records of the template before it; null: too few to compare
  median_s integer,
  PRIMARY KEY (company_id, record_id),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('record_pace');
