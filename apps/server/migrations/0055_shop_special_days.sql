-- Special days of business hours: [{ name, from, to, intervals: [{ from, to }] }], by their first day; no interval is closed.
ALTER TABLE shop ADD COLUMN special_days jsonb NOT NULL DEFAULT '[]';
