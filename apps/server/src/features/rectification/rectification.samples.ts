import { uploaded } from '../../../test/album.ts';
import type { Samples } from '../../../test/samples/samples.ts';

/** A photo of a problem that the owner has not reported yet. */
export const samples: Samples = {
  async ofCompany(_, { company: { owner } }) {
    const [problemPhoto] = await uploaded(owner);
    if (!problemPhoto) throw new Error('no photo came back');
    return { problemPhoto };
  },
  fields: { problemPhoto: /^\/inspect\/V3\/rectification\/create photoIds$/ },
};
