-- A report of the stores where something changed since their inspection before, instead of all stores (product 20, N20.1).
ALTER TABLE subscription ADD COLUMN only_changed boolean NOT NULL DEFAULT false;
ALTER TABLE subscription ADD CHECK (report = 'statistics' OR NOT only_changed);
