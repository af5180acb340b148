import { coveragePolicyApi } from '@rondo/contract/coverage-policy';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** One about each store, by a tag of its own. */
export const samples: Samples = {
  async ofShop(w, { company: { owner }, template }, shop) {
    const tag = shop.id.slice(-12);
    await w.sql('update shop set tags = tags || $2::text[] where id = $1', [shop.id, [tag]]);
    const { id: coveragePolicy } = await owner.call(coveragePolicyApi.create, {
      ...{ name: 'A visit a month', tag, templateId: template.id, atLeast: 1, per: 'month' },
      requestId: requestId(),
    });
    return { coveragePolicy };
  },
  fields: { coveragePolicy: /^\/inspect\/V3\/coverage\/\S* id$/ },
};
