-- What photos look like (product 5 (c) 1), so that one that was used before is noticed.
-- dHash of an uploaded picture; null: not computed yet, or a film
ALTER TABLE file ADD COLUMN dhash bit(64);

-- Photos that people brought as evidence: of the items of a record, of a rectification, the result of a free task. Not what the server
-- took itself: a camera that hangs on a wall shows the same each day.
CREATE TABLE photo_hash (
  company_id uuid NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('record', 'rectification', 'task')),
  object_id uuid NOT NULL,
  file_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  handed_in_at timestamptz NOT NULL,
  -- the picture was looked at; until then the job that fills in has to
  is_read boolean NOT NULL,
  -- null: not looked at yet, or too flat to tell it from others
  hash bit(64),
  -- its four 16-bit parts, the first bits first
  band_1 integer GENERATED ALWAYS AS (substring(hash FROM 1 FOR 16)::bit(16)::integer) STORED,
  band_2 integer GENERATED ALWAYS AS (substring(hash FROM 17 FOR 16)::bit(16)::integer) STORED,
  band_3 integer GENERATED ALWAYS AS (substring(hash FROM 33 FOR 16)::bit(16)::integer) STORED,
  band_4 integer GENERATED ALWAYS AS (substring(hash FROM 49 FOR 16)::bit(16)::integer) STORED,
  PRIMARY KEY (company_id, object_id, file_id),
  FOREIGN KEY (company_id, file_id) REFERENCES file (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE,
  CHECK (is_read OR hash IS NULL)
);
-- whether a file is evidence already, and what goes with it
CREATE INDEX photo_hash_file ON photo_hash (company_id, file_id);
-- what goes with a store
CREATE INDEX photo_hash_shop ON photo_hash (company_id, shop_id);
-- what still has to be looked at, the newest first
CREATE INDEX photo_hash_open ON photo_hash (company_id, handed_in_at DESC) WHERE NOT is_read;
-- photos that look alike: equal in one part but for one bit, within 180 days
CREATE INDEX photo_hash_1 ON photo_hash (company_id, band_1, handed_in_at) WHERE hash IS NOT NULL;
CREATE INDEX photo_hash_2 ON photo_hash (company_id, band_2, handed_in_at) WHERE hash IS NOT NULL;
CREATE INDEX photo_hash_3 ON photo_hash (company_id, band_3, handed_in_at) WHERE hash IS NOT NULL;
CREATE INDEX photo_hash_4 ON photo_hash (company_id, band_4, handed_in_at) WHERE hash IS NOT NULL;
CALL protect_tenant('photo_hash');

-- The photos there are, to be looked at by the job, as those to come are taken in: first those of records, then of rectifications what
-- is no photo of a record, then of free tasks.
INSERT INTO photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read)
SELECT DISTINCT r.company_id, 'record', r.id, f.id, r.shop_id, r.submitted_at, false
  FROM record r
  JOIN record_item i ON i.company_id = r.company_id AND i.record_id = r.id AND i.carried_from IS NULL
  CROSS JOIN unnest(i.photo_ids) AS p (id)
  JOIN file f ON f.company_id = r.company_id AND f.id = p.id
 WHERE f.source <> 'made' AND f.mime LIKE 'image/%';
INSERT INTO photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read)
SELECT r.company_id, 'rectification', r.id, f.id, r.shop_id, min(p.at), false
  FROM rectification r
  CROSS JOIN LATERAL (
    SELECT unnest(r.before_photo_ids) AS id, r.created_at AS at
    UNION ALL
    SELECT unnest(h.photo_ids), h.at FROM history h
     WHERE h.company_id = r.company_id AND h.object_id = r.id AND h.event IN ('handle', 'handle_unreviewed')) p
  JOIN file f ON f.company_id = r.company_id AND f.id = p.id
 WHERE f.source <> 'made' AND f.mime LIKE 'image/%'
   AND NOT EXISTS (SELECT FROM photo_hash k WHERE k.company_id = f.company_id AND k.file_id = f.id)
 GROUP BY r.company_id, r.id, f.id;
INSERT INTO photo_hash (company_id, object_kind, object_id, file_id, shop_id, handed_in_at, is_read)
SELECT DISTINCT t.company_id, 'task', t.id, f.id, t.shop_id, t.submitted_at, false
  FROM free_task e
  JOIN task t ON t.company_id = e.company_id AND t.id = e.task_id
  CROSS JOIN unnest(e.result_file_ids) AS p (id)
  JOIN file f ON f.company_id = t.company_id AND f.id = p.id
 WHERE t.submitted_at IS NOT NULL AND t.shop_id IS NOT NULL AND f.source <> 'made' AND f.mime LIKE 'image/%';
