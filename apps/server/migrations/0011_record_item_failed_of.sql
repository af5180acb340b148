-- what failed in given records: repeats at a shop, what changed since last time, rollups. Passed items are 19 of 20.
CREATE INDEX record_item_failed_of ON record_item (company_id, record_id) INCLUDE (item_id) WHERE result = 'fail';
