-- Blind double inspection: some remote inspections are done a second time by somebody who does not see the first.
ALTER TABLE record DROP CONSTRAINT record_state_check;
-- compared: the second of a pair; it counts nowhere but there
ALTER TABLE record ADD CONSTRAINT record_state_check CHECK (state IN ('in_review', 'returned', 'effective', 'void', 'compared'));

CREATE TABLE double_inspection_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  -- of all remote inspections; 0: none
  percent smallint NOT NULL CHECK (percent BETWEEN 0 AND 100),
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CALL protect_tenant('double_inspection_setting');

CREATE TABLE double_inspection (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  template_id uuid NOT NULL,
  first_record_id uuid NOT NULL,
  first_inspector_id uuid NOT NULL,
  second_task_id uuid NOT NULL,
  -- who was drawn, then who did it
  second_inspector_id uuid NOT NULL,
  -- null: not in yet
  second_record_id uuid,
  -- the business day of the first
  business_on date NOT NULL,
  created_at timestamptz NOT NULL,
  -- both are in
  completed_at timestamptz,
  -- its task was closed, or the first inspector did it: it says nothing
  ended_at timestamptz,
  PRIMARY KEY (company_id, id),
  -- a record is inspected a second time once
  UNIQUE (company_id, first_record_id),
  UNIQUE (company_id, second_task_id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, first_record_id) REFERENCES record (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, second_task_id) REFERENCES task (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, second_record_id) REFERENCES record (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, first_inspector_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, second_inspector_id) REFERENCES member (company_id, id),
  CHECK (completed_at IS NULL OR second_record_id IS NOT NULL)
);
-- what is hidden from its second inspector
CREATE INDEX double_inspection_open ON double_inspection (company_id, second_task_id) WHERE completed_at IS NULL AND ended_at IS NULL;
-- pairs of a period, the newest first
CREATE INDEX double_inspection_day ON double_inspection (company_id, business_on DESC, id DESC) WHERE completed_at IS NOT NULL;
-- whose turn it is
CREATE INDEX double_inspection_second ON double_inspection (company_id, second_inspector_id, created_at DESC);
CALL protect_tenant('double_inspection');

CREATE TABLE double_inspection_item (
  company_id uuid NOT NULL,
  double_id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_name text NOT NULL,
  category text NOT NULL,
  -- as the first inspector submitted it, whatever a reviewer changes later
  first_result text NOT NULL CHECK (first_result IN ('pass', 'fail', 'na')),
  -- null: not in yet, or not judged by the second
  second_result text CHECK (second_result IN ('pass', 'fail', 'na')),
  PRIMARY KEY (company_id, double_id, item_id),
  FOREIGN KEY (company_id, double_id) REFERENCES double_inspection (company_id, id) ON DELETE CASCADE
);
-- the pairs of an item
CREATE INDEX double_inspection_item_item ON double_inspection_item (company_id, item_id) WHERE second_result IS NOT NULL;
CALL protect_tenant('double_inspection_item');
