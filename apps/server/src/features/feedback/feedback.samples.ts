import { feedbackApi as api } from '@rondo/contract/feedback';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** Feedback that the owner sent. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const context = { route: '/task', version: '1.3.24', language: 'en-US', windowSize: '1440 × 900' } as const;
    const { id: feedback } = await owner.call(api.create, {
      ...{ kind: 'wrong', text: 'The list stays empty', photoIds: [], requestId: requestId() },
      context: { ...context, errorReference: 'req-1', errorCode: 99_001 },
    });
    return { feedback };
  },
  fields: { feedback: /^\/customer\/feedback\/(detail|move) id$/ },
};
