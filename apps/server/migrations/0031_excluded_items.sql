-- Check items that the rules about stores left out of an inspection, with the part of the rule that did: told in its report. The
-- shape of domain/scoring/applicable, in the order of the template; read with its record alone.
ALTER TABLE record ADD COLUMN excluded_items jsonb NOT NULL DEFAULT '[]';
