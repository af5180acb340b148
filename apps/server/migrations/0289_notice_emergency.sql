-- When important announcements are pushed (product 14 (c) 3): when the store opens, or at once where a second person agreed.
ALTER TABLE notice DROP CONSTRAINT notice_state_check;
ALTER TABLE notice ADD CONSTRAINT notice_state_check
  CHECK (state IN ('draft', 'pending_approval', 'pending_send', 'sent', 'withdrawn'));
ALTER TABLE notice
  -- pushed whatever the hour, once a second person has agreed
  ADD COLUMN is_emergency boolean NOT NULL DEFAULT false,
  -- who asked for that, while it waits
  ADD COLUMN asked_by uuid,
  ADD COLUMN asked_at timestamptz,
  -- why the last one who was asked said no; null: nobody did since it was changed
  ADD COLUMN refusal text CHECK (char_length(refusal) <= 200),
  ADD COLUMN decided_by uuid,
  ADD FOREIGN KEY (company_id, asked_by) REFERENCES member (company_id, id),
  ADD FOREIGN KEY (company_id, decided_by) REFERENCES member (company_id, id);
ALTER TABLE notice ADD CONSTRAINT notice_asked_check CHECK ((state = 'pending_approval') = (asked_by IS NOT NULL));
ALTER TABLE notice ADD CONSTRAINT notice_asked_at_check CHECK ((asked_by IS NULL) = (asked_at IS NULL));

ALTER TABLE notice_recipient
  -- when they are told of it, and which round of telling that is; null: they were told
  ADD COLUMN tell_at timestamptz,
  ADD COLUMN tell_round smallint NOT NULL DEFAULT 0;
-- who is to be told by now
CREATE INDEX notice_recipient_held ON notice_recipient (company_id, tell_at) WHERE tell_at IS NOT NULL;

-- A message that waits for no quiet hours.
ALTER TABLE message ADD COLUMN is_urgent boolean NOT NULL DEFAULT false;
