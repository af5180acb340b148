-- Kinds of messages that somebody does not want to be told of: they come read. `reason`: as whom they get it.
CREATE TABLE message_mute (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z]+\.[a-z0-9_]+$'),
  reason text NOT NULL CHECK (reason IN ('initiator', 'handler', 'reviewer', 'cc')),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, member_id, kind, reason),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('message_mute');
