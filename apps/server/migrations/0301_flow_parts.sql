-- Passers-by of those hours alone in which an entrance counted: an entrance that stands still would lower the capture rate of all.
-- Exits of a store in hours in which a zone counted: what exposure divides by.
ALTER TABLE flow_hour
  ADD COLUMN counted_passers integer NOT NULL DEFAULT 0,
  ADD COLUMN zone_door_exits integer NOT NULL DEFAULT 0;
ALTER TABLE flow_day
  ADD COLUMN counted_passers integer NOT NULL DEFAULT 0,
  ADD COLUMN zone_door_exits integer NOT NULL DEFAULT 0;

-- Days whose readings are there are summed once more.
INSERT INTO flow_due (company_id, shop_id, day, due_at)
SELECT DISTINCT r.company_id, r.shop_id, r.day, now()
  FROM flow_reading r JOIN flow_counter c ON c.company_id = r.company_id AND c.id = r.counter_id
 WHERE c.kind IN ('passage', 'zone')
    ON CONFLICT DO NOTHING;
