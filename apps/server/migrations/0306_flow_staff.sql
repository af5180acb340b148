-- What of a reading were crossings of the staff: written with the sums of its day, so that quarters and single counters say what they say.
ALTER TABLE flow_reading
  ADD COLUMN staff_entries integer NOT NULL DEFAULT 0,
  ADD COLUMN staff_exits integer NOT NULL DEFAULT 0;

-- Quarters of an hour of which an entrance told nothing although it was meant to count: written with the sums of their day.
CREATE TABLE flow_gap (
  company_id uuid NOT NULL,
  counter_id uuid NOT NULL,
  at timestamptz NOT NULL,
  shop_id uuid NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  is_open boolean NOT NULL,
  PRIMARY KEY (company_id, counter_id, at),
  FOREIGN KEY (company_id, counter_id) REFERENCES flow_counter (company_id, id)
);
CREATE INDEX flow_gap_shop ON flow_gap (company_id, shop_id, day);
CALL protect_tenant('flow_gap');

-- Days whose readings are there are summed once more.
INSERT INTO flow_due (company_id, shop_id, day, due_at)
SELECT DISTINCT company_id, shop_id, day, now() FROM flow_reading
    ON CONFLICT DO NOTHING;
