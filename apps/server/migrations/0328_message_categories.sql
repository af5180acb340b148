-- Messages about devices, points, reports and inspections were filed as "system": whoever chose how to be told of "system" goes on
-- being told of them so, and can choose apart from now on.
UPDATE message_alert
   SET mail = CASE WHEN mail ? 'system' THEN
         jsonb_build_object('device', mail->'system', 'points', mail->'system', 'report', mail->'system', 'inspection', mail->'system') || mail
       ELSE mail END,
       channels = (
         SELECT coalesce(jsonb_object_agg(channel, CASE WHEN chosen ? 'system' THEN
           jsonb_build_object('device', chosen->'system', 'points', chosen->'system', 'report', chosen->'system', 'inspection', chosen->'system') || chosen
         ELSE chosen END), '{}'::jsonb)
           FROM jsonb_each(channels) AS one (channel, chosen)),
       browser = CASE WHEN 'system' = ANY (browser) THEN
         ARRAY(SELECT DISTINCT unnest(browser || ARRAY['device', 'points', 'report', 'inspection']))
       ELSE browser END;

-- What a feature tells is muted as work is, as whom it is told.
ALTER TABLE message_mute DROP CONSTRAINT message_mute_reason_check;
ALTER TABLE message_mute ADD CONSTRAINT message_mute_reason_check CHECK (
  reason IN ('initiator', 'handler', 'reviewer', 'cc', 'judge', 'notifier', 'superior', 'administrator', 'mentioned',
             'system', 'owner', 'manager', 'keeper', 'recipient', 'decider', 'self', 'rule_notified', 'rule_editor')
);
