-- Devices are imported, too.
ALTER TABLE import_plan DROP CONSTRAINT import_plan_kind_check;
ALTER TABLE import_plan ADD CHECK (kind IN ('shop', 'member', 'department', 'item', 'certificate', 'place', 'device'));
