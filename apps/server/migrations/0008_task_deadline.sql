-- "all in my scope" sorted by deadline, over finished tasks too
CREATE INDEX task_by_deadline ON task (company_id, deadline_at, id) WHERE deleted_at IS NULL;
