-- Partitions a quarter; the nightly job makes the coming ones, retention drops the oldest.
CREATE PROCEDURE ensure_partitions(parent text, first_on date, last_on date) LANGUAGE plpgsql AS $$
DECLARE q date := date_trunc('quarter', first_on);
BEGIN
  WHILE q <= last_on LOOP
    EXECUTE format('CREATE TABLE IF NOT EXISTS %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
      parent || '_' || to_char(q, 'YYYY"q"Q'), parent, q, q + interval '3 months');
    q := q + interval '3 months';
  END LOOP;
END $$;

-- Every move of every object: who, when, from, to, why. The timeline of the details and the audit trail.
CREATE TABLE history (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  object_kind text NOT NULL,
  object_id uuid NOT NULL,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text,
  event text NOT NULL,
  from_state text,
  to_state text,
  comment text,
  photo_ids uuid[] NOT NULL DEFAULT '{}',
  data jsonb NOT NULL DEFAULT '{}',
  ip text,
  PRIMARY KEY (company_id, id, at)
) PARTITION BY RANGE (at);
CREATE TABLE history_default PARTITION OF history DEFAULT;
CREATE INDEX history_object ON history (company_id, object_id, at);
CALL ensure_partitions('history', (now() - interval '2 years')::date, (now() + interval '1 year')::date);
ALTER TABLE history ENABLE ROW LEVEL SECURITY;
CREATE POLICY company_wall ON history TO rondo_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
-- append only for the application
GRANT SELECT, INSERT ON history TO rondo_app;

CREATE TABLE message (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  category text NOT NULL CHECK (category IN ('task', 'inspection', 'rectification', 'ai_event', 'device', 'announcement', 'application', 'points', 'report', 'system')),
  -- Message key and its parameters: the reader's language is chosen when it is read.
  text_key text NOT NULL,
  params jsonb NOT NULL,
  -- Why the reader got it: their relation to the object.
  reason text NOT NULL,
  object_kind text,
  object_id uuid,
  shop_id uuid,
  -- One message an event a reader: the outbox may run twice.
  source_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  deleted_at timestamptz,
  PRIMARY KEY (company_id, id, created_at)
) PARTITION BY RANGE (created_at);
CREATE TABLE message_default PARTITION OF message DEFAULT;
CREATE UNIQUE INDEX message_once ON message (company_id, member_id, source_key, created_at);
CREATE INDEX message_mine ON message (company_id, member_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- unread counters by category
CREATE INDEX message_unread ON message (company_id, member_id, category) WHERE read_at IS NULL AND deleted_at IS NULL;
CALL ensure_partitions('message', (now() - interval '2 years')::date, (now() + interval '1 year')::date);
ALTER TABLE message ENABLE ROW LEVEL SECURITY;
CREATE POLICY company_wall ON message TO rondo_app USING (company_id = current_company()) WITH CHECK (company_id = current_company());
GRANT SELECT, INSERT, UPDATE, DELETE ON message TO rondo_app;

-- Written in the transaction of the change, turned into messages and rollups by the worker, at least once.
CREATE TABLE outbox (
  company_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  event text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  tries smallint NOT NULL DEFAULT 0,
  failed_at timestamptz,
  error text,
  PRIMARY KEY (company_id, id)
);
-- the worker takes the oldest ones over all companies
CREATE INDEX outbox_next ON outbox (id) WHERE failed_at IS NULL;
CALL protect_tenant('outbox');

-- The first answer to each requestId, for 7 days.
CREATE TABLE request_memory (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  request_id uuid NOT NULL,
  endpoint text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, member_id, request_id)
);
CREATE INDEX request_memory_age ON request_memory (created_at);
CALL protect_tenant('request_memory');

-- Daily sequences of numbers like T20261120000123 (product 1.8).
CREATE TABLE number_sequence (
  company_id uuid NOT NULL,
  prefix text NOT NULL,
  day date NOT NULL,
  last integer NOT NULL,
  PRIMARY KEY (company_id, prefix, day)
);
CALL protect_tenant('number_sequence');

CREATE TABLE file (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  id uuid NOT NULL,
  -- SHA-256 of the shown copy; its place in the store is company/ab/cdef...
  sha256 bytea NOT NULL,
  name text NOT NULL,
  mime text NOT NULL,
  size_bytes bigint NOT NULL,
  width integer,
  height integer,
  thumb_sha256 bytea,
  -- 'camera' is what the browser claims: taken by its camera, not picked.
  source text NOT NULL CHECK (source IN ('camera', 'picked', 'made')),
  taken_at timestamptz,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, id)
);
CREATE INDEX file_content ON file (company_id, sha256);
CREATE INDEX file_thumb ON file (company_id, thumb_sha256);
CALL protect_tenant('file');

-- What a file hangs on: whoever may see the object may see the file.
CREATE TABLE file_use (
  company_id uuid NOT NULL,
  file_id uuid NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company')),
  object_id uuid NOT NULL,
  shop_id uuid,
  PRIMARY KEY (company_id, file_id, object_kind, object_id),
  FOREIGN KEY (company_id, file_id) REFERENCES file (company_id, id) ON DELETE CASCADE
);
CREATE INDEX file_use_object ON file_use (company_id, object_id);
CALL protect_tenant('file_use');

-- Rollups (product 12): one row a shop, day, template and mode, kept by the outbox, rebuilt by the nightly run. The raw
-- rows are reached by drilling down.
CREATE TABLE record_day_stat (
  company_id uuid NOT NULL,
  business_on date NOT NULL,
  shop_id uuid NOT NULL,
  shop_lineage text NOT NULL,
  template_id uuid NOT NULL,
  mode text NOT NULL,
  level_rank smallint NOT NULL,
  level_count smallint NOT NULL,
  records integer NOT NULL,
  evaluated integer NOT NULL,
  passed integer NOT NULL,
  rate_sum numeric(14, 4) NOT NULL,
  score_sum numeric(14, 2) NOT NULL,
  max_sum numeric(14, 2) NOT NULL,
  red_lines integer NOT NULL,
  failed_items integer NOT NULL,
  duration_sum_s bigint NOT NULL,
  PRIMARY KEY (company_id, business_on, shop_id, template_id, mode, level_rank, level_count, shop_lineage)
);
CREATE INDEX record_day_stat_shop ON record_day_stat (company_id, shop_id, business_on);
CALL protect_tenant('record_day_stat');

CREATE TABLE item_day_stat (
  company_id uuid NOT NULL,
  business_on date NOT NULL,
  shop_id uuid NOT NULL,
  template_id uuid NOT NULL,
  item_id uuid NOT NULL,
  item_name text NOT NULL,
  category text NOT NULL,
  severity text NOT NULL,
  failed integer NOT NULL,
  PRIMARY KEY (company_id, business_on, item_id, shop_id, template_id)
);
CALL protect_tenant('item_day_stat');

CREATE TABLE rectification_day_stat (
  company_id uuid NOT NULL,
  -- Day of creation: completion and on-time are of what was created in the period.
  business_on date NOT NULL,
  shop_id uuid NOT NULL,
  severity text NOT NULL,
  created integer NOT NULL,
  completed integer NOT NULL,
  completed_on_time integer NOT NULL,
  ended integer NOT NULL,
  PRIMARY KEY (company_id, business_on, shop_id, severity)
);
CALL protect_tenant('rectification_day_stat');

-- How far the statistics of a company are known to be right: set by the nightly run.
CREATE TABLE stat_state (
  company_id uuid PRIMARY KEY,
  data_until_on date,
  ran_at timestamptz
);
CALL protect_tenant('stat_state');

-- Jobs are enqueued in the caller's transaction; the queue's own tables belong to the owner.
CREATE FUNCTION enqueue(job text, payload json, run_at timestamptz DEFAULT NULL, job_key text DEFAULT NULL) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = graphile_worker, pg_temp AS $$
BEGIN
  PERFORM graphile_worker.add_job(job, payload, run_at => coalesce(run_at, now()), job_key => job_key);
END $$;
REVOKE ALL ON FUNCTION enqueue(text, json, timestamptz, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION enqueue(text, json, timestamptz, text) TO rondo_app;

-- Frozen figures behind a key: what a report, a mail or a shared view showed (A14).
CREATE TABLE page_snapshot (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  key text NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (company_id, key)
);
CALL protect_tenant('page_snapshot');
