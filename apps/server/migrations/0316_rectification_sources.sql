-- Rectifications from pictures say what these are: a spot check of a live picture, a screenshot, a timed snapshot. Those that were
-- made before stay pictures of the gallery.
ALTER TABLE rectification DROP CONSTRAINT rectification_source_check;
ALTER TABLE rectification
  ADD CHECK (source IN ('record', 'spot_check', 'screenshot', 'snapshot', 'album', 'free', 'ai'));
