import { handoverApi } from '@rondo/contract/handover';
import { memberApi as api } from '@rondo/contract/member';
import { memberMachine } from '@rondo/domain/member';
import type { Person } from '../../factories.ts';
import { type Driver, type Known, namesOf, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';

const ACTS = ['disable', 'enable', 'resign', 'rejoin'];

/** What they have in hand goes to the owner. */
async function resign({ company }: Stage, who: Person, { id, rev }: Known): Promise<unknown> {
  const { items } = await company.owner.call(handoverApi.items, { memberId: id });
  const choices = items.map((item) => ({ kind: item.kind, id: item.id, to: company.owner.id }));
  return who.call(handoverApi.resign, { memberId: id, rev, choices });
}

export const member: Driver = {
  table: 'member',
  machine: memberMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  /** Somebody who signs in for the first time enters. */
  beyond: ['invited enter'],
  async begin({ w, company }, [isInvited, isAbove]) {
    const { id } = await company.member({ role: isAbove ? 'administrator' : 'staff' });
    if (isInvited) await w.sql(`update member set state = 'invited' where id = $1`, [id]);
    return id;
  },
  offered: async (who, id) => namesOf((await seen(who.call(api.get, { id })))?.can).filter((act) => ACTS.includes(act)),
  attempt(stage, who, event, known) {
    const { id, rev } = known;
    if (event === 'disable') return who.call(api.disable, { id, rev });
    if (event === 'enable') return who.call(api.enable, { id, rev });
    if (event === 'resign') return resign(stage, who, known);
    if (event !== 'rejoin') return null;
    const { rootDepartmentId, roleIds } = stage.company.start;
    const place = { departmentIds: [rootDepartmentId], roleIds: [roleIds.staff], scope: { kind: 'some' as const } };
    return who.call(api.rejoin, { id, rev, ...place });
  },
};
