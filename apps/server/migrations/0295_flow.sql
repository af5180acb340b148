-- Customer flow: what counts people (a line, an area, a foreign counter), what it counted, and the sums that figures are read from.
CREATE TABLE flow_counter (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  shop_id uuid NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- entrance: people in and out of the store; passage: who passes outside; zone: a part of the store; fitting: fitting rooms; queue: a till's queue
  kind text NOT NULL CHECK (kind IN ('entrance', 'passage', 'zone', 'fitting', 'queue')),
  -- camera: counted by the detector on that camera; import: somebody else's counter, by table or API, known there as `code`
  source text NOT NULL CHECK (source IN ('camera', 'import')),
  camera_id uuid,
  code text CHECK (char_length(code) BETWEEN 1 AND 50),
  -- {"line": [point, point], "inside": point} or {"area": [point, ...]}; a point is {"x", "y"} in thousandths of the picture's width and height
  shape jsonb,
  is_on boolean NOT NULL DEFAULT true,
  -- taken off every day's entries and exits of an entrance: so many people of the staff, each crossing so often
  staff_people integer NOT NULL DEFAULT 0 CHECK (staff_people BETWEEN 0 AND 500),
  staff_crossings integer NOT NULL DEFAULT 0 CHECK (staff_crossings BETWEEN 0 AND 100),
  -- the last count by hand: so many by eye, so many by the counter
  calibrated_at timestamptz,
  calibrated_real integer,
  calibrated_counted integer,
  edited_by uuid,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  CHECK ((source = 'camera') = (camera_id IS NOT NULL)),
  CHECK ((source = 'import') = (code IS NOT NULL)),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id),
  FOREIGN KEY (company_id, camera_id) REFERENCES camera (company_id, id)
);
CREATE UNIQUE INDEX flow_counter_name ON flow_counter (company_id, shop_id, lower(name)) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX flow_counter_code ON flow_counter (company_id, code) WHERE deleted_at IS NULL AND code IS NOT NULL;
CREATE INDEX flow_counter_camera ON flow_counter (company_id, camera_id) WHERE deleted_at IS NULL AND camera_id IS NOT NULL;
CALL protect_tenant('flow_counter');

-- What one counter counted in a quarter of an hour, or in a whole hour where its source knows no quarters. Counted late or twice: the row is
-- written anew, never added to.
CREATE TABLE flow_reading (
  company_id uuid NOT NULL,
  counter_id uuid NOT NULL,
  at timestamptz NOT NULL,
  shop_id uuid NOT NULL,
  minutes smallint NOT NULL CHECK (minutes IN (15, 60)),
  -- the store's business day, hour and opening at that time
  day date NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  is_open boolean NOT NULL,
  entries integer NOT NULL DEFAULT 0 CHECK (entries >= 0),
  exits integer NOT NULL DEFAULT 0 CHECK (exits >= 0),
  -- different people and groups, where the counter tells them apart
  visitors integer CHECK (visitors >= 0),
  groups integer CHECK (groups >= 0),
  -- of areas: how many stayed for long enough, and how long in all
  dwells integer NOT NULL DEFAULT 0 CHECK (dwells >= 0),
  dwell_seconds integer NOT NULL DEFAULT 0 CHECK (dwell_seconds >= 0),
  -- the most people in the area at once
  peak integer CHECK (peak >= 0),
  -- how many of its minutes the counter was able to count
  healthy_minutes smallint NOT NULL CHECK (healthy_minutes BETWEEN 0 AND minutes),
  source text NOT NULL CHECK (source IN ('camera', 'import', 'api', 'correction')),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, counter_id, at),
  FOREIGN KEY (company_id, counter_id) REFERENCES flow_counter (company_id, id)
);
CREATE INDEX flow_reading_shop ON flow_reading (company_id, shop_id, day);
CALL protect_tenant('flow_reading');

-- Readings that somebody changed, and what they were.
CREATE TABLE flow_correction (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  counter_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  at timestamptz NOT NULL,
  minutes smallint NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  -- {"entries", "exits"}, null: there was none
  before jsonb,
  after jsonb NOT NULL,
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, counter_id) REFERENCES flow_counter (company_id, id)
);
CREATE INDEX flow_correction_counter ON flow_correction (company_id, counter_id, at);
CALL protect_tenant('flow_correction');

-- Days of a store that figures leave out.
CREATE TABLE flow_exclusion (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  day date NOT NULL,
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 200),
  made_by uuid NOT NULL,
  made_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id, day),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('flow_exclusion');

-- What a store sold in an hour, and how many people worked, as imported.
CREATE TABLE flow_sale (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  at timestamptz NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL CHECK (hour BETWEEN 0 AND 23),
  is_open boolean NOT NULL,
  transactions integer CHECK (transactions >= 0),
  items integer CHECK (items >= 0),
  amount numeric(14, 2),
  staff numeric(6, 2) CHECK (staff >= 0),
  source text NOT NULL CHECK (source IN ('import', 'api')),
  received_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id, at),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('flow_sale');

-- The sums of a store's hour, once for its time in opening hours and once for the rest. `*_entries`: the entries of those hours alone in which the other
-- part of a ratio is known, so that a ratio over stores never mixes stores with and without that counter.
CREATE TABLE flow_hour (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  at timestamptz NOT NULL,
  is_open boolean NOT NULL,
  day date NOT NULL,
  hour smallint NOT NULL,
  entries integer NOT NULL,
  exits integer NOT NULL,
  visitors integer,
  groups integer,
  group_entries integer NOT NULL,
  passers integer NOT NULL,
  capture_entries integer NOT NULL,
  fittings integer NOT NULL,
  fitting_entries integer NOT NULL,
  zone_visits integer NOT NULL,
  zone_exits integer NOT NULL,
  zone_entries integer NOT NULL,
  dwells integer NOT NULL,
  dwell_seconds integer NOT NULL,
  queue_peak integer,
  queue_waits integer NOT NULL,
  queue_seconds integer NOT NULL,
  -- before the store opened that day
  early_entries integer NOT NULL,
  transactions integer NOT NULL,
  items integer NOT NULL,
  amount numeric(14, 2) NOT NULL,
  sale_entries integer NOT NULL,
  staff numeric(8, 2) NOT NULL,
  staff_entries integer NOT NULL,
  -- minutes of its entrances: able to count, and meant to
  healthy_minutes integer NOT NULL,
  expected_minutes integer NOT NULL,
  PRIMARY KEY (company_id, shop_id, at, is_open)
);
CREATE INDEX flow_hour_day ON flow_hour (company_id, day, shop_id);
CALL protect_tenant('flow_hour');

-- The same sums of a store's business day: long periods read these.
CREATE TABLE flow_day (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  is_open boolean NOT NULL,
  day date NOT NULL,
  entries integer NOT NULL,
  exits integer NOT NULL,
  visitors integer,
  groups integer,
  group_entries integer NOT NULL,
  passers integer NOT NULL,
  capture_entries integer NOT NULL,
  fittings integer NOT NULL,
  fitting_entries integer NOT NULL,
  zone_visits integer NOT NULL,
  zone_exits integer NOT NULL,
  zone_entries integer NOT NULL,
  dwells integer NOT NULL,
  dwell_seconds integer NOT NULL,
  queue_peak integer,
  queue_waits integer NOT NULL,
  queue_seconds integer NOT NULL,
  -- before the store opened that day
  early_entries integer NOT NULL,
  transactions integer NOT NULL,
  items integer NOT NULL,
  amount numeric(14, 2) NOT NULL,
  sale_entries integer NOT NULL,
  staff numeric(8, 2) NOT NULL,
  staff_entries integer NOT NULL,
  -- minutes of its entrances: able to count, and meant to
  healthy_minutes integer NOT NULL,
  expected_minutes integer NOT NULL,
  PRIMARY KEY (company_id, shop_id, day, is_open)
);
CREATE INDEX flow_day_day ON flow_day (company_id, day, shop_id);
CALL protect_tenant('flow_day');

-- Stores' days whose sums are to be made again.
CREATE TABLE flow_due (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  day date NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, shop_id, day)
);
CALL protect_tenant('flow_due');
