-- A trial of a rule looks at frames of recordings too: how many of its pictures were such.
ALTER TABLE ai_trial ADD COLUMN recorded integer NOT NULL DEFAULT 0 CHECK (recorded >= 0);
