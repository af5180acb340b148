-- What fixes cost, as their handlers say, in the money of the company: all rounds together, and those that are over; null: nobody said.
ALTER TABLE rectification
  ADD COLUMN cost numeric(12, 2) CHECK (cost >= 0),
  ADD COLUMN cost_before numeric(12, 2) CHECK (cost_before >= 0);
