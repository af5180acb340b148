-- Reading receipts (product 11): the managers of a store acknowledge a report that counts, or object to it.
CREATE TABLE receipt_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  -- within so many hours; null: nobody is asked
  hours integer CHECK (hours BETWEEN 1 AND 720),
  -- since when somebody is asked; what became effective before has no receipts
  since timestamptz,
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL,
  CHECK ((hours IS NULL) = (since IS NULL))
);
CALL protect_tenant('receipt_setting');

CREATE TABLE record_receipt (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  record_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- the manager who is asked
  member_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'acknowledged', 'objected', 'dropped')),
  sent_at timestamptz NOT NULL,
  -- civil day of the company on which it was sent
  sent_on date NOT NULL,
  due_at timestamptz NOT NULL,
  -- when they first opened the report
  opened_at timestamptz,
  -- when they acknowledged or objected
  answered_at timestamptz,
  comment text NOT NULL DEFAULT '' CHECK (char_length(comment) <= 200),
  -- when it was told that the time is over
  pressed_at timestamptz,
  rev integer NOT NULL DEFAULT 0,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id),
  CHECK ((answered_at IS NULL) = (state IN ('pending', 'dropped'))),
  CHECK (state NOT IN ('acknowledged', 'objected') OR opened_at IS NOT NULL),
  CHECK (state <> 'objected' OR comment <> '')
);
-- a manager is asked once for each report; those of one report
CREATE UNIQUE INDEX record_receipt_once ON record_receipt (company_id, record_id, member_id);
-- the list, newest first
CREATE INDEX record_receipt_sent ON record_receipt (company_id, sent_at DESC, id DESC);
-- those of one member, and how many wait for them
CREATE INDEX record_receipt_member ON record_receipt (company_id, member_id, sent_at DESC);
-- those of one store
CREATE INDEX record_receipt_shop ON record_receipt (company_id, shop_id, sent_at DESC);
-- what waits: what is late next, what waits for nobody any more
CREATE INDEX record_receipt_due ON record_receipt (company_id, due_at) WHERE state = 'pending';
CALL protect_tenant('record_receipt');
