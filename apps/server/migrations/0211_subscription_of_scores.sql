-- The scores (product 12.3) can be subscribed to as well.
ALTER TABLE subscription DROP CONSTRAINT subscription_report_check, ADD CONSTRAINT subscription_report_check
  CHECK (report IN ('statistics', 'taskStatistics', 'scoreStatistics', 'records', 'rectifications'));
