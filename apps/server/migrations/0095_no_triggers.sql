-- No table holds a trigger any more: a distributed table takes none (decision 0029). What they wrote is written by the
-- statements that change the rows: where a store hung and its earlier names (shop/placed.queries.ts), where it hung when a
-- problem was found (rectification), that the installation was set up (company).
DROP TRIGGER company_set_up ON company;
DROP FUNCTION note_set_up();
DROP TRIGGER freeze_lineage ON rectification;
DROP FUNCTION freeze_rectification_lineage();
DROP TRIGGER note_move ON shop;
DROP FUNCTION note_shop_move();
DROP TRIGGER note_former_name ON shop;
DROP FUNCTION note_former_name();
