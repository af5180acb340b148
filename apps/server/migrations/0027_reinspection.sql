-- A re-inspection of what failed: the record it follows, which answers it took over, and how many.
-- No foreign key: records point to their tasks already, and a purge deletes one before the other.
ALTER TABLE task ADD COLUMN base_record_id uuid;

-- The record in which the answer was really given; null: in this one. What failed is never taken over, so that nothing that
-- counts failures counts one twice.
ALTER TABLE record_item ADD COLUMN carried_from uuid;
ALTER TABLE record_item ADD CHECK (carried_from IS NULL OR result <> 'fail');
ALTER TABLE record_item ADD FOREIGN KEY (company_id, carried_from) REFERENCES record (company_id, id);
-- what points to a record that is deleted with its company
CREATE INDEX record_item_carried ON record_item (company_id, carried_from) WHERE carried_from IS NOT NULL;

ALTER TABLE record ADD COLUMN carried_items smallint NOT NULL DEFAULT 0 CHECK (carried_items >= 0);
