-- Messages on every channel (product 15): each category by mail, push, chat robot, webhook or text message, and what became of it.

-- The outgoing post takes them all. `target`: a push is for a browser, what goes to a robot or webhook for a sender.
ALTER TABLE delivery DROP CONSTRAINT delivery_channel_check;
ALTER TABLE delivery ADD CONSTRAINT delivery_channel_check CHECK (channel IN ('mail', 'sms', 'push', 'robot', 'webhook'));

-- Channel to category to how soon, as `mail` has it for mails; what is not named is off.
ALTER TABLE message_alert ADD COLUMN channels jsonb NOT NULL DEFAULT '{}';
-- The robot and the webhook that the member chose: their own, or one of the company's.
ALTER TABLE message_alert ADD COLUMN robot_id uuid;
ALTER TABLE message_alert ADD COLUMN webhook_id uuid;

-- When its reader opened what it is about; marking it read is not opening it.
ALTER TABLE message ADD COLUMN opened_at timestamptz;
-- the report of messages: those of a company in some days
CREATE INDEX message_company ON message (company_id, created_at DESC, id DESC);

-- A message on one channel beside the message centre: it waits until it is due, then leaves with the others of its reader, or is dropped.
CREATE TABLE message_sending (
  company_id uuid NOT NULL,
  message_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms', 'push', 'robot', 'webhook')),
  member_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- What it left with, a push by one a browser; what became of that stands there.
  delivery_ids uuid[] NOT NULL DEFAULT '{}',
  -- Why it did not leave.
  dropped text CHECK (dropped IN ('read', 'no_address', 'off')),
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, message_id, channel),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  CHECK ((ended_at IS NULL) = (cardinality(delivery_ids) = 0 AND dropped IS NULL)),
  CHECK (cardinality(delivery_ids) = 0 OR dropped IS NULL)
);
CREATE INDEX message_sending_waiting ON message_sending (company_id, member_id, channel, due_at) WHERE ended_at IS NULL;
-- what is old leaves by age
CREATE INDEX message_sending_age ON message_sending (company_id, created_at);
CALL protect_tenant('message_sending');

-- What the version before put aside. `message_mail` is read until no process of that version runs; then it is dropped.
INSERT INTO message_sending (company_id, message_id, channel, member_id, due_at, delivery_ids, dropped, ended_at, created_at)
  SELECT company_id, message_id, 'mail', member_id, due_at, array_remove(ARRAY[delivery_id], NULL), dropped, ended_at, created_at
    FROM message_mail;
DELETE FROM message_mail;
