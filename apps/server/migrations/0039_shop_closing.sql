-- A closing that is planned: the shop closes by itself at 00:00 of that day where it is.
ALTER TABLE shop ADD COLUMN closing_on date;
ALTER TABLE shop ADD COLUMN closing_kind text CHECK (closing_kind IN ('temporary', 'permanent'));
ALTER TABLE shop ADD COLUMN closing_reason text;
ALTER TABLE shop ADD COLUMN closing_keeps_tasks boolean NOT NULL DEFAULT false;
ALTER TABLE shop ADD CHECK ((closing_on IS NULL) = (closing_kind IS NULL));
ALTER TABLE shop ADD CHECK (state <> 'closed' OR closing_on IS NULL);
-- the shops that open or close by themselves
CREATE INDEX shop_closing ON shop (company_id, closing_on) WHERE closing_on IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX shop_opening ON shop (company_id, opened_on) WHERE state = 'preparing' AND deleted_at IS NULL;

-- Days on which a shop that is open again was closed: figures of that time leave it out for good.
CREATE TABLE shop_closure (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  closed_on date NOT NULL,
  -- The first day it was open again.
  reopened_on date NOT NULL,
  PRIMARY KEY (company_id, shop_id, closed_on),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  CHECK (reopened_on > closed_on)
);
CALL protect_tenant('shop_closure');
