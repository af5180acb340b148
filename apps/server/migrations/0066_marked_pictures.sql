-- A picture that somebody drew on: the one it was made from is kept as long as it is there.
ALTER TABLE file
  ADD COLUMN marked_from uuid,
  ADD FOREIGN KEY (company_id, marked_from) REFERENCES file (company_id, id);
-- whether an upload is still the original of another
CREATE INDEX file_marked_from ON file (company_id, marked_from) WHERE marked_from IS NOT NULL;
