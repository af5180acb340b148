-- the map: shops of a rectangle, and those that have no place yet
CREATE INDEX shop_place ON shop (company_id, latitude, longitude) WHERE deleted_at IS NULL AND latitude IS NOT NULL;
CREATE INDEX shop_unlocated ON shop (company_id, name, id) WHERE deleted_at IS NULL AND latitude IS NULL;
