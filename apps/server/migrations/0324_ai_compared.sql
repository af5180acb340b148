-- What a camera was compared with when a turned camera was found: a second look compares the kept picture with the same.
CREATE TABLE ai_compared (
  company_id uuid NOT NULL,
  event_id uuid NOT NULL,
  -- grey, 160 by 90
  reference bytea NOT NULL CHECK (octet_length(reference) = 14400),
  PRIMARY KEY (company_id, event_id),
  FOREIGN KEY (company_id, event_id) REFERENCES ai_event (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('ai_compared');
