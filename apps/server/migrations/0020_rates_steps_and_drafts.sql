-- The rate from which the record's level holds: what a reader needs to tell "good" of one template from "good" of another.
ALTER TABLE record ADD COLUMN level_from numeric(7, 4);
UPDATE record SET level_from = (outcome #>> '{level,minPercent}')::numeric WHERE level_key IS NOT NULL;

-- Templates count to different maxima: stores are compared and sorted by rate, the points are read from the record.
ALTER TABLE shop ADD COLUMN last_rate numeric(7, 4);
UPDATE shop SET last_rate = r.rate_percent FROM record r WHERE r.company_id = shop.company_id AND r.id = shop.last_record_id;
ALTER TABLE shop DROP COLUMN last_score;

-- The transaction that wrote an entry: what one act leaves at several objects is one step. Null: written before this column.
ALTER TABLE history ADD COLUMN step_id uuid;

-- When its holder was told that the draft is about to expire.
ALTER TABLE draft ADD COLUMN warned_at timestamptz;
