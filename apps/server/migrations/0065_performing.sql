-- How inspections are carried out (product 7 and 26): signed off at the store, edited by the reviewer, drawn from the list.
ALTER TABLE process_setting
  -- the manager of the store signs before it is submitted
  ADD COLUMN sign_off boolean NOT NULL DEFAULT false CHECK (NOT sign_off OR mode = 'on_site'),
  -- whoever reviews may change answers; each change is kept in record_edit
  ADD COLUMN reviewer_may_edit boolean NOT NULL DEFAULT false,
  -- so many items are drawn from the list; null: all of them are asked
  ADD COLUMN sample_items smallint CHECK (sample_items IS NULL OR (sample_items > 0 AND mode = 'self'));

-- Kept from the setting the task was made with: later changes of the setting do not reach it.
ALTER TABLE task
  ADD COLUMN sign_off boolean NOT NULL DEFAULT false,
  ADD COLUMN reviewer_may_edit boolean NOT NULL DEFAULT false,
  ADD COLUMN sample_items smallint CHECK (sample_items > 0),
  -- what is drawn follows from it: whoever opens the task again gets the same items
  ADD COLUMN sample_seed integer,
  ADD CHECK ((sample_items IS NULL) = (sample_seed IS NULL));

ALTER TABLE record
  ADD COLUMN sign_off_file_id uuid,
  ADD COLUMN sign_off_name text CHECK (sign_off_name <> ''),
  ADD COLUMN signed_off_at timestamptz,
  ADD FOREIGN KEY (company_id, sign_off_file_id) REFERENCES file (company_id, id),
  ADD CHECK ((sign_off_file_id IS NULL) = (sign_off_name IS NULL) AND (sign_off_file_id IS NULL) = (signed_off_at IS NULL));

-- What a reviewer changed in an answer, with what it was before. A later round replaces the items of a record, never these.
CREATE TABLE record_edit (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  record_id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_name text NOT NULL,
  round smallint NOT NULL,
  at timestamptz NOT NULL,
  by_id uuid NOT NULL,
  by_name text NOT NULL,
  -- the shape of contract/scoring answerShape, and what it came to
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  result_before text NOT NULL,
  result_after text NOT NULL,
  score_before numeric(10, 2),
  score_after numeric(10, 2),
  reason text NOT NULL DEFAULT '' CHECK (char_length(reason) <= 200),
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, by_id) REFERENCES member (company_id, id)
);
-- those of a record, in their order
CREATE INDEX record_edit_record ON record_edit (company_id, record_id, at);
CALL protect_tenant('record_edit');
