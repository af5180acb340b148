-- Figures by group follow the structure of their day. Records carry the lineage of their shop already; rectifications, their
-- rollup, the rollup of failed items and the shops that coverage is counted over follow here.

-- Where the shop hung when the problem was found: as its record has it.
ALTER TABLE rectification ADD COLUMN shop_lineage text NOT NULL DEFAULT '';
UPDATE rectification r SET shop_lineage = coalesce(
  (SELECT d.shop_lineage FROM record d WHERE d.company_id = r.company_id AND d.id = r.record_id),
  (SELECT s.lineage FROM shop s WHERE s.company_id = r.company_id AND s.id = r.shop_id));
CREATE FUNCTION freeze_rectification_lineage() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.shop_lineage := coalesce(
    (SELECT d.shop_lineage FROM record d WHERE d.company_id = NEW.company_id AND d.id = NEW.record_id),
    (SELECT s.lineage FROM shop s WHERE s.company_id = NEW.company_id AND s.id = NEW.shop_id));
  RETURN NEW;
END $$;
CREATE TRIGGER freeze_lineage BEFORE INSERT ON rectification
  FOR EACH ROW WHEN (NEW.shop_lineage = '') EXECUTE FUNCTION freeze_rectification_lineage();

ALTER TABLE rectification_day_stat ADD COLUMN shop_lineage text NOT NULL DEFAULT '';
DELETE FROM rectification_day_stat;
ALTER TABLE rectification_day_stat ALTER COLUMN shop_lineage DROP DEFAULT;
ALTER TABLE rectification_day_stat DROP CONSTRAINT rectification_day_stat_pkey;
ALTER TABLE rectification_day_stat ADD PRIMARY KEY (company_id, business_on, shop_id, severity, shop_lineage);
INSERT INTO rectification_day_stat (company_id, business_on, shop_id, shop_lineage, severity, created, completed, completed_on_time, ended)
  SELECT company_id, business_on, shop_id, shop_lineage, severity, count(*), count(*) FILTER (WHERE state = 'completed'),
         count(*) FILTER (WHERE state = 'completed' AND completed_at <= deadline_at), count(*) FILTER (WHERE state = 'ended')
    FROM rectification GROUP BY 1, 2, 3, 4, 5;

ALTER TABLE item_day_stat ADD COLUMN shop_lineage text NOT NULL DEFAULT '';
DELETE FROM item_day_stat;
ALTER TABLE item_day_stat ALTER COLUMN shop_lineage DROP DEFAULT;
ALTER TABLE item_day_stat DROP CONSTRAINT item_day_stat_pkey;
ALTER TABLE item_day_stat ADD PRIMARY KEY (company_id, business_on, item_id, shop_id, template_id, shop_lineage);
INSERT INTO item_day_stat (company_id, business_on, shop_id, shop_lineage, template_id, item_id, item_name, category, severity, failed)
  SELECT r.company_id, r.business_on, r.shop_id, r.shop_lineage, r.template_id, i.item_id, max(i.name), max(i.category), max(i.severity), count(*)
    FROM record r JOIN record_item i ON i.company_id = r.company_id AND i.record_id = r.id AND i.result = 'fail'
   WHERE r.state = 'effective' GROUP BY 1, 2, 3, 4, 5, 6;

-- Where a shop hung before it, or a group above it, was moved. A shop that never moved has no row: it hangs where it always did.
-- Of several moves on one business date the first says where it was before that date.
CREATE TABLE shop_move (
  company_id uuid NOT NULL,
  shop_id uuid NOT NULL,
  -- Business date of the company; from this day on the shop hangs where the next row, or the shop itself, says.
  moved_on date NOT NULL,
  lineage_before text NOT NULL,
  PRIMARY KEY (company_id, shop_id, moved_on),
  FOREIGN KEY (company_id, shop_id) REFERENCES shop (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('shop_move');

-- Kept by the database: a shop moves by its form, with its group and by import, and none of them may forget it.
CREATE FUNCTION note_shop_move() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO shop_move (company_id, shop_id, moved_on, lineage_before)
    SELECT OLD.company_id, OLD.id, (now() AT TIME ZONE c.time_zone - c.cut_off::interval)::date, OLD.lineage
      FROM company c WHERE c.id = OLD.company_id
    ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER note_move AFTER UPDATE OF lineage ON shop
  FOR EACH ROW WHEN (OLD.lineage <> NEW.lineage) EXECUTE FUNCTION note_shop_move();

-- Work of the night that is done once a company and night, whenever and however often the clock asks.
CREATE TABLE nightly_run (
  company_id uuid NOT NULL REFERENCES company ON DELETE CASCADE,
  job text NOT NULL,
  -- Civil date of the company in the morning of that night.
  night_on date NOT NULL,
  ran_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, job)
);
CALL protect_tenant('nightly_run');

-- Frozen figures answer one member.
ALTER TABLE page_snapshot ADD COLUMN recipient_id uuid;
UPDATE page_snapshot SET recipient_id = created_by;
ALTER TABLE page_snapshot ALTER COLUMN recipient_id SET NOT NULL;
ALTER TABLE page_snapshot ADD FOREIGN KEY (company_id, recipient_id) REFERENCES member (company_id, id) ON DELETE CASCADE;
