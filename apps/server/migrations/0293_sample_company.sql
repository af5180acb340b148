-- A sample that a company has loaded (product 24). Its rows lie in the tables of their features and carry the mark in their ids (UUID of
-- version 8); this row says that there are some.
CREATE TABLE sample_company (
  company_id uuid NOT NULL PRIMARY KEY,
  loaded_by uuid NOT NULL,
  loaded_at timestamptz NOT NULL,
  -- since when what people added holds some of it in the company; null: nobody has removed it yet
  kept_at timestamptz,
  FOREIGN KEY (company_id, loaded_by) REFERENCES member (company_id, id)
);
CALL protect_tenant('sample_company');
