-- Background work of any kind: it can be cancelled, says which rows were wrong, and may end with a file. What its author sees
-- of it goes with its row after seven days.
ALTER TABLE job_run DROP CONSTRAINT job_run_state_check;
ALTER TABLE job_run ADD CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled', 'undone'));
-- How many rows were left out; the rows themselves are in job_error.
ALTER TABLE job_run ADD COLUMN error_count integer NOT NULL DEFAULT 0;

-- One thing that was wrong in a row, in the words of whoever asked.
CREATE TABLE job_error (
  company_id uuid NOT NULL,
  job_id uuid NOT NULL,
  no integer NOT NULL,
  -- as the reader counts: of the file for an import
  row_no integer NOT NULL,
  column_name text NOT NULL,
  value text NOT NULL,
  message text NOT NULL,
  PRIMARY KEY (company_id, job_id, no),
  FOREIGN KEY (company_id, job_id) REFERENCES job_run (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('job_error');

-- The file that work ended with, written in the transaction that ends it.
CREATE TABLE job_file (
  company_id uuid NOT NULL,
  job_id uuid NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (company_id, job_id),
  FOREIGN KEY (company_id, job_id) REFERENCES job_run (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('job_file');
