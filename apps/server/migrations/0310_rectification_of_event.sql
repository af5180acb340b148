-- A rectification may begin with an event of AI camera checks; so did those that were made from events as from the gallery.
ALTER TABLE rectification DROP CONSTRAINT rectification_source_check;
ALTER TABLE rectification ADD CHECK (source IN ('record', 'album', 'free', 'ai'));
UPDATE rectification r SET source = 'ai' FROM ai_event e
  WHERE e.company_id = r.company_id AND e.rectification_id = r.id AND r.source = 'album';
