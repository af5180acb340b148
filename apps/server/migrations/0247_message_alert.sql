-- How somebody is told beside the message centre (product 15). Nobody is, until they say so.
CREATE TABLE message_alert (
  company_id uuid NOT NULL,
  member_id uuid NOT NULL,
  -- Category of messages to how soon it is mailed; what is not named is not.
  mail jsonb NOT NULL,
  -- Categories that the browser tells of while nobody looks at the pages.
  browser text[] NOT NULL,
  -- HH:mm of the company; both or none.
  quiet_from text CHECK (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to text CHECK (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  -- Where people reach Rondo, for the links in mails: as whoever chose did.
  origin text NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, member_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL) AND (quiet_from IS NULL OR quiet_from <> quiet_to))
);
CALL protect_tenant('message_alert');

-- A message that is mailed as well: it waits until it is due, then leaves with the others of its reader, or is dropped.
CREATE TABLE message_mail (
  company_id uuid NOT NULL,
  message_id uuid NOT NULL,
  member_id uuid NOT NULL,
  due_at timestamptz NOT NULL,
  -- The mail it left with; what became of that stands there.
  delivery_id uuid,
  -- Why it did not leave.
  dropped text CHECK (dropped IN ('read', 'no_address', 'off')),
  ended_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, message_id),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE,
  CHECK ((ended_at IS NULL) = (delivery_id IS NULL AND dropped IS NULL)),
  CHECK (delivery_id IS NULL OR dropped IS NULL)
);
CREATE INDEX message_mail_waiting ON message_mail (company_id, member_id, due_at) WHERE ended_at IS NULL;
-- what is old leaves by age
CREATE INDEX message_mail_age ON message_mail (company_id, created_at);
CALL protect_tenant('message_mail');
