import { preferenceApi } from '@rondo/contract/session';
import { ROLE_KEYS } from '@rondo/domain/role';
import type { Samples } from '../../../test/samples/samples.ts';

/** Columns that somebody of every role chose. */
export const samples: Samples = {
  async ofCompany(_, { people }) {
    for (const role of ROLE_KEYS) await people[role].call(preferenceApi.put, { key: 'columns', value: [role] });
    return {};
  },
};
