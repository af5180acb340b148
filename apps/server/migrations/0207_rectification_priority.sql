-- How urgent a rectification is, as the check item or whoever reports the problem says.
ALTER TABLE rectification
  ADD COLUMN priority text NOT NULL DEFAULT 'normal' CHECK (priority IN ('low', 'normal', 'high', 'urgent'));
