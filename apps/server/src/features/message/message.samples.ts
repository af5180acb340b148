import { messageApi } from '@rondo/contract/message';
import type { Samples } from '../../../test/samples/samples.ts';

/** A kind of messages that the owner muted, and how they are told. Messages came of the inspections. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner } }) {
    await owner.call(messageApi.mute, { kind: 'task.completed', reason: 'initiator', isMuted: true });
    await owner.call(messageApi.setAlerts, {
      paces: [{ channel: 'mail', category: 'rectification', pace: 'daily' }],
      browser: [{ category: 'task', isOn: true }],
      quiet: { from: '22:00', to: '07:30' },
    });
    await w.sql(
      `insert into message_mail (company_id, message_id, member_id, due_at, created_at)
       values ($1, gen_random_uuid(), $2, now() + interval '1 hour', now())`,
      [owner.companyId, owner.id],
    );
    await w.sql(
      `insert into message_sending (company_id, message_id, channel, member_id, due_at, created_at)
       values ($1, gen_random_uuid(), 'push', $2, now() + interval '1 hour', now())`,
      [owner.companyId, owner.id],
    );
    return {};
  },
};
