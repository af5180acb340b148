-- Documents that a dispatch gives along with its description, and those of a cycle for each of its tasks; the running version shows none.
ALTER TABLE task ADD COLUMN document_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(document_ids) <= 9);
ALTER TABLE cycle ADD COLUMN document_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(document_ids) <= 9);
