-- the tab of void records
CREATE INDEX record_void ON record (company_id, submitted_at DESC, id DESC) WHERE state = 'void';
