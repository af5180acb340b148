-- Since when a store is open where it hangs, and where it hung before while it was open (null: it was not open). A cycle gives a
-- store nothing of a time before that.
ALTER TABLE shop ADD COLUMN placed_at timestamptz NOT NULL DEFAULT 'epoch', ADD COLUMN placed_before text;
UPDATE shop SET placed_at = created_at;
