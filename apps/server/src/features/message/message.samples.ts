import { messageApi } from '@rondo/contract/message';
import type { Samples } from '../../../test/samples/samples.ts';

/** A kind of messages that the owner muted. Messages came of the inspections. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    await owner.call(messageApi.mute, { kind: 'task.completed', reason: 'initiator', isMuted: true });
    return {};
  },
};
