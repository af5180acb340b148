-- What a company's rectifications are made with, one row a company; without one the defaults of the product hold.
CREATE TABLE rectification_setting (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  hours_normal integer NOT NULL CHECK (hours_normal BETWEEN 1 AND 8760),
  hours_major integer NOT NULL CHECK (hours_major BETWEEN 1 AND 8760),
  hours_red_line integer NOT NULL CHECK (hours_red_line BETWEEN 1 AND 8760),
  -- time after a reviewer sent it back
  round_hours integer NOT NULL CHECK (round_hours BETWEEN 1 AND 8760),
  -- a failure of the same item within so many days is a repeat
  repeat_days integer NOT NULL CHECK (repeat_days BETWEEN 1 AND 366),
  -- whether failed items of small weight become rectifications: all, as the inspector decides, or none
  auto_create text NOT NULL CHECK (auto_create IN ('always', 'ask', 'never')),
  allows_transfer boolean NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id)
);
CALL protect_tenant('rectification_setting');

-- What a rectification was made with is kept: later changes of the settings do not reach it.
ALTER TABLE rectification ADD COLUMN round_hours integer NOT NULL DEFAULT 24 CHECK (round_hours BETWEEN 1 AND 8760);
ALTER TABLE rectification ADD COLUMN allows_transfer boolean NOT NULL DEFAULT true;
