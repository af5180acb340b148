-- A rectification may begin with pictures of the gallery, without a record.
ALTER TABLE rectification DROP CONSTRAINT rectification_source_check;
ALTER TABLE rectification ADD CHECK (source IN ('record', 'album'));
