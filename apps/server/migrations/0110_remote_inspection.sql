-- A camera may be watched for an inspection, and its record keeps how many of the store's cameras the inspector viewed.
ALTER TABLE watch ADD COLUMN task_id uuid;
ALTER TABLE watch ADD FOREIGN KEY (company_id, task_id) REFERENCES task (company_id, id) ON DELETE SET NULL (task_id);
-- the cameras that somebody viewed for an inspection
CREATE INDEX watch_task ON watch (company_id, task_id, member_id, camera_id) WHERE task_id IS NOT NULL AND opened_at IS NOT NULL;
-- as they were when it was submitted; null: not inspected through cameras
ALTER TABLE record ADD COLUMN cameras_viewed integer;
ALTER TABLE record ADD COLUMN cameras_bound integer;
ALTER TABLE record ADD CHECK ((cameras_viewed IS NULL) = (cameras_bound IS NULL) AND cameras_viewed BETWEEN 0 AND cameras_bound);
