-- the shop list without a state filter
CREATE INDEX shop_by_name ON shop (company_id, name, id) WHERE deleted_at IS NULL;
