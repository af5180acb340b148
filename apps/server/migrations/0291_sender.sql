-- Ways out of a company beside the operator's mail server (E7): text messages, chat robots, webhooks. `owner_id`: one that a
-- member keeps for themselves; null: the company's.
CREATE TABLE sender (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('sms', 'wecom', 'feishu', 'dingtalk', 'webhook')),
  owner_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 50),
  -- Where it goes, without what is secret in it, for people to tell it by.
  shown text NOT NULL,
  has_secret boolean NOT NULL,
  -- Address, signing secret and headers, sealed: the database alone does not tell them.
  sealed text NOT NULL,
  -- Of text messages: how the request is made. `{"method", "body", "headers": [names]}`
  request jsonb NOT NULL DEFAULT '{}',
  -- Whether members may choose it for their own messages.
  is_open boolean NOT NULL,
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  CHECK (owner_id IS NULL OR (kind <> 'sms' AND NOT is_open)),
  FOREIGN KEY (company_id, owner_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
-- a company sends text messages by one service
CREATE UNIQUE INDEX sender_sms ON sender (company_id) WHERE kind = 'sms';
-- what members keep for themselves, one of each kind
CREATE UNIQUE INDEX sender_own ON sender (company_id, owner_id, kind) WHERE owner_id IS NOT NULL;
CALL protect_tenant('sender');

-- Tries that failed, for whoever looks after the senders. `sender_id` null: the operator's mail server or text message service, or a browser.
CREATE TABLE sender_failure (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('mail', 'sms', 'push', 'robot', 'webhook')),
  sender_id uuid,
  reason text NOT NULL CHECK (char_length(reason) <= 500),
  is_test boolean NOT NULL,
  -- it is not tried again
  is_final boolean NOT NULL,
  failed_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  FOREIGN KEY (company_id, sender_id) REFERENCES sender (company_id, id) ON DELETE CASCADE
);
-- the log, newest first; that of one sender; what is old leaves by age
CREATE INDEX sender_failure_newest ON sender_failure (company_id, failed_at DESC, id DESC);
CREATE INDEX sender_failure_sender ON sender_failure (company_id, sender_id, failed_at DESC) WHERE sender_id IS NOT NULL;
CALL protect_tenant('sender_failure');

-- A browser that is told while no page is open (Web Push), as long as the session lasts that let it.
CREATE TABLE push_browser (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  member_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- Where its maker's service takes what is for it, and the keys it is sealed with for the browser alone.
  endpoint text NOT NULL CHECK (char_length(endpoint) <= 1000),
  p256dh text NOT NULL,
  auth text NOT NULL,
  device text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, endpoint),
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id) ON DELETE CASCADE
);
-- those of a member, and of a session that ends
CREATE INDEX push_browser_member ON push_browser (company_id, member_id);
CALL protect_tenant('push_browser');
