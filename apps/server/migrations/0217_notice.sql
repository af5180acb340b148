-- Announcements (product 14): what is told to whom, and who has read it.
CREATE TABLE notice (
  company_id uuid NOT NULL,
  id uuid NOT NULL,
  number text NOT NULL,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 60),
  title_pinyin text NOT NULL,
  -- a text with form as plain data, and its letters alone
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'array'),
  content_text text NOT NULL CHECK (char_length(content_text) BETWEEN 1 AND 20000),
  category text NOT NULL CHECK (category IN ('general', 'policy', 'operation', 'promotion', 'training', 'people', 'safety')),
  importance text NOT NULL CHECK (importance IN ('normal', 'important', 'acknowledge')),
  method text NOT NULL CHECK (method IN ('immediate', 'scheduled')),
  -- when it is to be sent, as its author says
  send_at timestamptz,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'pending_send', 'sent', 'withdrawn')),
  is_to_all boolean NOT NULL,
  department_ids uuid[] NOT NULL DEFAULT '{}',
  role_ids uuid[] NOT NULL DEFAULT '{}',
  shop_ids uuid[] NOT NULL DEFAULT '{}',
  member_ids uuid[] NOT NULL DEFAULT '{}',
  excluded_ids uuid[] NOT NULL DEFAULT '{}',
  file_ids uuid[] NOT NULL DEFAULT '{}',
  document_ids uuid[] NOT NULL DEFAULT '{}',
  expires_at timestamptz,
  pinned_until timestamptz,
  with_later_joiners boolean NOT NULL DEFAULT false,
  -- its time was reached, and nobody was in its range
  was_empty boolean NOT NULL DEFAULT false,
  author_id uuid NOT NULL,
  sent_at timestamptz,
  reminders smallint NOT NULL DEFAULT 0,
  reminded_at timestamptz,
  recalled_at timestamptz,
  recall_reason text CHECK (char_length(recall_reason) <= 200),
  rev integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, number),
  CHECK (method = 'immediate' OR send_at IS NOT NULL),
  CHECK ((state IN ('sent', 'withdrawn')) = (sent_at IS NOT NULL)),
  CHECK ((state = 'withdrawn') = (recalled_at IS NOT NULL)),
  CHECK (deleted_at IS NULL OR state IN ('draft', 'withdrawn')),
  FOREIGN KEY (company_id, author_id) REFERENCES member (company_id, id),
  FOREIGN KEY (company_id, deleted_by) REFERENCES member (company_id, id)
);
-- the list by creation and by sending; what an author has, and has in hand; what the clock sends next; what later joiners get; the bin
CREATE INDEX notice_created ON notice (company_id, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX notice_author ON notice (company_id, author_id, created_at DESC) WHERE deleted_at IS NULL;
CREATE INDEX notice_due ON notice (company_id, send_at) WHERE state = 'pending_send';
CREATE INDEX notice_later ON notice (company_id, sent_at) WHERE state = 'sent' AND with_later_joiners;
CREATE INDEX notice_bin ON notice (company_id, deleted_at) WHERE deleted_at IS NOT NULL;
CALL protect_tenant('notice');

-- Whom one was sent to: a list that stays as it was when it was sent.
CREATE TABLE notice_recipient (
  company_id uuid NOT NULL,
  notice_id uuid NOT NULL,
  member_id uuid NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  acknowledged_at timestamptz,
  PRIMARY KEY (company_id, notice_id, member_id),
  CHECK (acknowledged_at IS NULL OR read_at IS NOT NULL),
  FOREIGN KEY (company_id, notice_id) REFERENCES notice (company_id, id) ON DELETE CASCADE,
  FOREIGN KEY (company_id, member_id) REFERENCES member (company_id, id)
);
-- what somebody received, newest first; what they have not read; how many have read and acknowledged one
CREATE INDEX notice_recipient_member ON notice_recipient (company_id, member_id, sent_at DESC, notice_id);
CREATE INDEX notice_recipient_read ON notice_recipient (company_id, notice_id) WHERE read_at IS NOT NULL;
CREATE INDEX notice_recipient_acknowledged ON notice_recipient (company_id, notice_id) WHERE acknowledged_at IS NOT NULL;
CALL protect_tenant('notice_recipient');

-- Pictures and documents hang on announcements too.
ALTER TABLE file_use DROP CONSTRAINT file_use_object_kind_check;
ALTER TABLE file_use ADD CHECK (object_kind IN ('record', 'rectification', 'shop', 'member', 'template', 'company', 'task', 'certificate', 'album', 'check_item', 'cycle', 'shop_document', 'free_task_preset', 'free_task_repeat', 'notice'));
