-- The names that templates have on records: a search by words looks through these few, and finds records of a template that is called
-- otherwise now. Written with the record; a name that no record has any more does no harm.
CREATE TABLE record_template_name (
  company_id uuid NOT NULL,
  template_id uuid NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (company_id, template_id, name),
  FOREIGN KEY (company_id, template_id) REFERENCES template (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('record_template_name');

INSERT INTO record_template_name (company_id, template_id, name)
SELECT DISTINCT company_id, template_id, template_name FROM record;
