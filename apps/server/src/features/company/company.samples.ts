import { companyApi } from '@rondo/contract/company';
import { ownCode } from '../../../test/own-code.ts';
import type { Samples } from '../../../test/samples/samples.ts';

/** An offer of the company that was taken back, and one that waits for an answer. */
export const samples: Samples = {
  async ofCompany(w, { company: { owner }, people }) {
    const open = async (): Promise<string> => {
      const code = await ownCode(w, owner, 'offer_ownership');
      await owner.call(companyApi.offer, { toId: people.administrator.id, code });
      return (await owner.call(companyApi.get, {})).offer?.id ?? '';
    };
    await owner.call(companyApi.cancelOffer, { id: await open() });
    return { offer: await open() };
  },
  fields: { offer: /^\/customer\/company\S* (id|ids)$/ },
};
