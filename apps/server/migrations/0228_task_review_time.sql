-- How long a review may take; after that the clock presses, and where it is set so at last approves what has no red line.
ALTER TABLE process_setting
  ADD COLUMN review_hours integer NOT NULL DEFAULT 48 CHECK (review_hours BETWEEN 1 AND 8760),
  ADD COLUMN auto_approves boolean NOT NULL DEFAULT false CHECK (NOT auto_approves OR mode <> 'self');
-- Kept from the setting the task was made with.
ALTER TABLE task
  ADD COLUMN review_hours integer NOT NULL DEFAULT 48 CHECK (review_hours BETWEEN 1 AND 8760),
  ADD COLUMN auto_approves boolean NOT NULL DEFAULT false;
