-- Everybody who is told may mute: judges, notifiers, superiors, administrators and who was named in a comment as well.
ALTER TABLE message_mute DROP CONSTRAINT message_mute_reason_check;
ALTER TABLE message_mute ADD CONSTRAINT message_mute_reason_check CHECK (
  reason IN ('initiator', 'handler', 'reviewer', 'cc', 'judge', 'notifier', 'superior', 'administrator', 'mentioned')
);
