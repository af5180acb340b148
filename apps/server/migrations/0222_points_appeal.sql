-- Nobody sets the days of an appeal before there are appeals against points.
ALTER TABLE points_rule ALTER COLUMN appeal_days SET DEFAULT 3;
