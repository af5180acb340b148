-- A rectification may begin with a problem that somebody reports, without record or pictures of the gallery.
ALTER TABLE rectification DROP CONSTRAINT rectification_source_check;
ALTER TABLE rectification ADD CHECK (source IN ('record', 'album', 'free'));
