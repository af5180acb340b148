-- Any list that leaves as a file can be subscribed to: which there are the code says (SUBSCRIPTION_REPORTS), so that one more needs no
-- migration.
ALTER TABLE subscription DROP CONSTRAINT subscription_report_check, ADD CONSTRAINT subscription_report_check
  CHECK (report ~ '^[a-zA-Z]{1,40}$');

-- Whether a company lets reports go to addresses of people who are no members (product 20); no row: it does not.
CREATE TABLE subscription_setting (
  company_id uuid PRIMARY KEY REFERENCES company ON DELETE CASCADE,
  may_mail_out boolean NOT NULL,
  rev integer NOT NULL,
  updated_at timestamptz NOT NULL
);
CALL protect_tenant('subscription_setting');

-- Addresses of people who are no members. A row stays when its subscription leaves it out, for what was sent to it, and for its no.
CREATE TABLE subscription_address (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  subscription_id uuid NOT NULL,
  mail text NOT NULL CHECK (char_length(mail) BETWEEN 3 AND 254),
  -- among those that it is sent to now
  is_listed boolean NOT NULL,
  -- when its reader said no
  refused_at timestamptz,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, subscription_id, mail),
  FOREIGN KEY (company_id, subscription_id) REFERENCES subscription (company_id, id) ON DELETE CASCADE
);
CALL protect_tenant('subscription_address');

-- A robot of a chat is a recipient too.
ALTER TABLE subscription_recipient ADD COLUMN sender_id uuid;
ALTER TABLE subscription_recipient DROP CONSTRAINT subscription_recipient_check, ADD CONSTRAINT subscription_recipient_check
  CHECK (num_nonnulls(member_id, role_id, sender_id) = 1);
ALTER TABLE subscription_recipient ADD FOREIGN KEY (company_id, sender_id) REFERENCES sender (company_id, id) ON DELETE CASCADE;
-- what is sent to a robot: once each
CREATE UNIQUE INDEX subscription_recipient_sender ON subscription_recipient (company_id, subscription_id, sender_id) WHERE sender_id IS NOT NULL;
CREATE INDEX subscription_recipient_of_sender ON subscription_recipient (company_id, sender_id) WHERE sender_id IS NOT NULL;

-- What goes to a robot or an address belongs to no member; nobody at all: the robot was removed.
ALTER TABLE subscription_delivery ALTER COLUMN member_id DROP NOT NULL;
ALTER TABLE subscription_delivery ADD COLUMN sender_id uuid, ADD COLUMN address_id uuid;
ALTER TABLE subscription_delivery ADD CONSTRAINT subscription_delivery_recipient_check
  CHECK (num_nonnulls(member_id, sender_id, address_id) <= 1);
ALTER TABLE subscription_delivery
  ADD FOREIGN KEY (company_id, sender_id) REFERENCES sender (company_id, id) ON DELETE SET NULL (sender_id),
  ADD FOREIGN KEY (company_id, address_id) REFERENCES subscription_address (company_id, id) ON DELETE CASCADE;
CREATE UNIQUE INDEX subscription_delivery_of_sender ON subscription_delivery (company_id, run_id, sender_id) WHERE sender_id IS NOT NULL;
CREATE INDEX subscription_delivery_sender ON subscription_delivery (company_id, sender_id) WHERE sender_id IS NOT NULL;
CREATE UNIQUE INDEX subscription_delivery_of_address ON subscription_delivery (company_id, run_id, address_id) WHERE address_id IS NOT NULL;
CREATE INDEX subscription_delivery_address ON subscription_delivery (company_id, address_id) WHERE address_id IS NOT NULL;

ALTER TABLE subscription_delivery DROP CONSTRAINT subscription_delivery_skipped_check, ADD CONSTRAINT subscription_delivery_skipped_check
  CHECK (skipped IN ('empty', 'no_permission', 'gone', 'no_address', 'owner_gone', 'deleted', 'robot_gone', 'mail_off'));
