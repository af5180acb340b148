-- Documents beside pictures: what shows what is asked for, and what was handed in.
ALTER TABLE free_task ADD COLUMN document_ids uuid[] NOT NULL DEFAULT '{}';
ALTER TABLE free_task ADD COLUMN result_document_ids uuid[] NOT NULL DEFAULT '{}';
