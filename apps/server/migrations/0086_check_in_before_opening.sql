-- Whether a check-in before the store opens that day is taken like any other, or does not meet what is asked for. So far it was taken:
-- what stands beside the check-ins of before says so.
ALTER TABLE check_in_policy ADD COLUMN before_opening text CHECK (before_opening IN ('allow', 'unmet'));
UPDATE check_in SET policy = policy || '{"beforeOpening": "allow"}';
