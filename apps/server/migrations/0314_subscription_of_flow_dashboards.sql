-- A dashboard of customer flow (product 18) can be subscribed to as well; who gets nothing of it may be told that it was deleted.
ALTER TABLE subscription DROP CONSTRAINT subscription_report_check, ADD CONSTRAINT subscription_report_check
  CHECK (report IN ('statistics', 'taskStatistics', 'scoreStatistics', 'flowDashboard', 'records', 'rectifications'));
ALTER TABLE subscription_delivery DROP CONSTRAINT subscription_delivery_skipped_check, ADD CONSTRAINT subscription_delivery_skipped_check
  CHECK (skipped IN ('empty', 'no_permission', 'gone', 'no_address', 'owner_gone', 'deleted'));
