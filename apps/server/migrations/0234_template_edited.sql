-- Who saved or published a template last, and when; until then nobody knows of anybody but whoever made it.
ALTER TABLE template
  ADD COLUMN edited_by uuid,
  ADD COLUMN edited_at timestamptz,
  ADD CHECK ((edited_by IS NULL) = (edited_at IS NULL)),
  ADD FOREIGN KEY (company_id, edited_by) REFERENCES member (company_id, id);
