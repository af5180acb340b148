-- Months of the statistics that are closed (product 12, N12.2; decision 0210): what each record said then, and what is otherwise since.
CREATE TABLE month_close_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  -- of the following month: in its night the month before is closed
  day smallint NOT NULL CHECK (day BETWEEN 1 AND 28),
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CALL protect_tenant('month_close_setting');

CREATE TABLE closed_month (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  month_on date NOT NULL CHECK (extract(day FROM month_on) = 1),
  closed_at timestamptz NOT NULL,
  records integer NOT NULL,
  PRIMARY KEY (company_id, month_on)
);
CALL protect_tenant('closed_month');

-- A record as it counted when its month was closed. It stays when the record is voided or changed.
CREATE TABLE closed_record (
  company_id uuid NOT NULL,
  record_id uuid NOT NULL,
  month_on date NOT NULL,
  business_on date NOT NULL,
  shop_id uuid NOT NULL,
  shop_lineage text NOT NULL,
  template_id uuid NOT NULL,
  mode text NOT NULL,
  evaluated boolean NOT NULL,
  is_pass boolean,
  rate_percent numeric(7, 4),
  score numeric(10, 2),
  max_score numeric(10, 2),
  level_rank smallint,
  level_count smallint,
  red_lines smallint NOT NULL,
  failed_items smallint NOT NULL,
  PRIMARY KEY (company_id, record_id),
  FOREIGN KEY (company_id, month_on) REFERENCES closed_month (company_id, month_on) ON DELETE CASCADE,
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE
);
-- figures of a period as it was closed, and a day of a store against what its records say now
CREATE INDEX closed_record_day ON closed_record (company_id, business_on, shop_id);
CALL protect_tenant('closed_record');

-- A record of a closed month that says something else now than then: it is gone, came in later, or reads otherwise.
CREATE TABLE restated_record (
  company_id uuid NOT NULL,
  record_id uuid NOT NULL,
  month_on date NOT NULL,
  business_on date NOT NULL,
  shop_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('removed', 'added', 'changed')),
  found_at timestamptz NOT NULL,
  -- null: nobody was told yet
  told_at timestamptz,
  PRIMARY KEY (company_id, record_id),
  FOREIGN KEY (company_id, month_on) REFERENCES closed_month (company_id, month_on) ON DELETE CASCADE,
  FOREIGN KEY (company_id, record_id) REFERENCES record (company_id, id) ON DELETE CASCADE
);
-- those of a period
CREATE INDEX restated_record_day ON restated_record (company_id, business_on, shop_id);
-- what the night has to tell
CREATE INDEX restated_record_untold ON restated_record (company_id) WHERE told_at IS NULL;
CALL protect_tenant('restated_record');
