-- Sales and staff of those hours alone in which an entrance counted: a store without counters would raise the conversion of all.
ALTER TABLE flow_hour
  ADD COLUMN counted_transactions integer NOT NULL DEFAULT 0,
  ADD COLUMN counted_amount numeric(14, 2) NOT NULL DEFAULT 0,
  ADD COLUMN counted_staff numeric(8, 2) NOT NULL DEFAULT 0;
ALTER TABLE flow_day
  ADD COLUMN counted_transactions integer NOT NULL DEFAULT 0,
  ADD COLUMN counted_amount numeric(14, 2) NOT NULL DEFAULT 0,
  ADD COLUMN counted_staff numeric(8, 2) NOT NULL DEFAULT 0;

-- What a reading was before somebody corrected its hour, to be taken back; the time at which that was done.
ALTER TABLE flow_correction
  ADD COLUMN taken_back_at timestamptz,
  ADD COLUMN taken_back_by uuid;

-- What was due longest is summed first.
CREATE INDEX flow_due_at ON flow_due (company_id, due_at, shop_id, day);

-- Readings and sales come by table too.
ALTER TABLE import_plan DROP CONSTRAINT import_plan_kind_check;
ALTER TABLE import_plan ADD CHECK (kind IN ('shop', 'member', 'department', 'item', 'certificate', 'place', 'device', 'flowreading', 'flowsale'));

-- What a company is told of its customer flow.
CREATE TABLE flow_setting (
  company_id uuid NOT NULL,
  tells_drop boolean NOT NULL DEFAULT true,
  tells_gaps boolean NOT NULL DEFAULT true,
  tells_queue boolean NOT NULL DEFAULT true,
  -- so many people in a queue are too many
  queue_above integer NOT NULL DEFAULT 5 CHECK (queue_above BETWEEN 1 AND 200),
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('flow_setting');

-- What was told of a store's day, once each. detail: a queue counter, else the store itself.
CREATE TABLE flow_alert (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('drop', 'gaps', 'queue')),
  subject_id uuid NOT NULL,
  figures jsonb NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id, day, kind, subject_id),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('flow_alert');
