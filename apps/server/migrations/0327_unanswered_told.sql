-- When those who manage the knowledge base were told of a question that nobody has: once a day of all that came since.
ALTER TABLE unanswered_question ADD COLUMN told_at timestamptz;
-- those that nobody has and that nobody was told of
CREATE INDEX unanswered_question_untold ON unanswered_question (company_id, first_at) WHERE owner_id IS NULL AND told_at IS NULL;
