import { coveragePolicyApi as api } from '@rondo/contract/coverage-policy';
import { type CoveragePolicyEvent, coveragePolicyMachine } from '@rondo/domain/coverage-policy';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';

const FIELDS = { name: 'Weekly visit', atLeast: 1, per: 'week' as const };

export const coveragePolicy: Driver = {
  table: 'coverage_policy',
  machine: coveragePolicyMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  begin: async ({ people }) => (await people.clerk.call(api.create, { ...FIELDS, requestId: requestId() })).id,
  async offered(who, id) {
    const detail = await seen(who.call(api.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  attempt: (_, who, event, { id, rev }) =>
    event === 'edit'
      ? who.call(api.edit, { ...FIELDS, id, rev, per: rev % 2 === 0 ? 'month' : 'week' })
      : who.call(api.move, { id, rev, event: event as CoveragePolicyEvent }),
};
