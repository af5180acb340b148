import type { Shape } from '../shape.ts';
import type { outbox as zh } from '../zh-CN/outbox.ts';

export const outbox = {
  title: 'Rondo outbox of this machine',
  hint: 'No mail or text message service is configured, so codes and mails stay here. Only the user of this machine can open this page; it reloads every 5 seconds.',
  empty: 'No mails or text messages yet',
  state: { queued: 'Waiting', sent: 'Sent', local: 'Only here', failed: 'Failed' },
} satisfies Shape<typeof zh>;
