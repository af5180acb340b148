-- Stores are found by what people know of them: name and number, also names they had before, street, district, city,
-- pinyin, and the groups they hang in.
ALTER TABLE shop ADD COLUMN name_pinyin text NOT NULL DEFAULT '';
-- Earlier names, the latest first.
ALTER TABLE shop ADD COLUMN former_names text NOT NULL DEFAULT '';
UPDATE shop SET former_names = renamed.names FROM (
  SELECT h.company_id, h.object_id, left(string_agg(DISTINCT c ->> 'before', ' '), 300) AS names
    FROM history h CROSS JOIN LATERAL jsonb_array_elements(h.data -> 'changes') c
   WHERE h.object_kind = 'shop' AND jsonb_typeof(h.data -> 'changes') = 'array' AND c ->> 'field' = 'name' AND c ->> 'before' <> ''
   GROUP BY 1, 2) renamed
 WHERE shop.company_id = renamed.company_id AND shop.id = renamed.object_id;

-- Kept by the database: a store is renamed by its form and by import, and neither may forget it.
CREATE FUNCTION note_former_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.former_names := left(OLD.name || ' ' || OLD.former_names, 300);
  RETURN NEW;
END $$;
CREATE TRIGGER note_former_name BEFORE UPDATE OF name ON shop
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION note_former_name();

-- All words of a store in one text, so that one index answers.
DROP INDEX shop_search;
ALTER TABLE shop ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  name || ' ' || coalesce(code, '') || ' ' || address || ' ' || district || ' ' || city || ' ' || province || ' ' ||
  name_pinyin || ' ' || former_names) STORED;
CREATE INDEX shop_search ON shop USING gin (search gin_trgm_ops);
-- the stores of a group that words name
CREATE INDEX shop_of_group ON shop (company_id, group_id) WHERE deleted_at IS NULL;

ALTER TABLE shop_group ADD COLUMN name_pinyin text NOT NULL DEFAULT '';
