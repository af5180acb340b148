-- Whether people are made unrecognizable on pictures that leave the company (files, printed reports, links).
ALTER TABLE company ADD COLUMN veil_people smallint NOT NULL DEFAULT 0 CHECK (veil_people IN (0, 1));
