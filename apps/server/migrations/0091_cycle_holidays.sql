-- Special days of a store without opening hours can be left out or not, as weekdays without them. The running version leaves them out.
ALTER TABLE cycle ADD COLUMN skips_holidays boolean NOT NULL DEFAULT true;
