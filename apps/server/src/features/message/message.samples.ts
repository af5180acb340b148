import { messageApi } from '@rondo/contract/message';
import type { Samples } from '../../../test/samples/samples.ts';

/** A kind of messages that the owner muted, and how they are told. Messages came of the inspections. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    await owner.call(messageApi.mute, { kind: 'task.completed', reason: 'initiator', isMuted: true });
    await owner.call(messageApi.setAlerts, {
      mail: [{ category: 'rectification', pace: 'daily' }],
      browser: ['task'],
      quiet: { from: '22:00', to: '07:30' },
    });
    return {};
  },
};
