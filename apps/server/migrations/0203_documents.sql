-- Documents that were attached to what somebody said or did, beside its photos.
ALTER TABLE history ADD COLUMN document_ids uuid[] NOT NULL DEFAULT '{}';
