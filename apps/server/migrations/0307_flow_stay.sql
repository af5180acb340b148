-- From how many seconds on somebody in an area counts as staying: in zones, and in queues.
ALTER TABLE flow_setting
  ADD COLUMN zone_stay_seconds integer NOT NULL DEFAULT 30 CHECK (zone_stay_seconds BETWEEN 1 AND 3600),
  ADD COLUMN queue_stay_seconds integer NOT NULL DEFAULT 10 CHECK (queue_stay_seconds BETWEEN 1 AND 3600);
