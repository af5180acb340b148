import { guideApi as api } from '@rondo/contract/guide';
import type { Samples } from '../../../test/samples/samples.ts';

/** The owner skips an item. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    await owner.call(api.skip, { item: 'device', isSkipped: true, reason: 'No cameras' });
    return {};
  },
};
