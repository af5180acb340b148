import { handoverApi } from '@rondo/contract/handover';
import { memberApi as api } from '@rondo/contract/member';
import { memberMachine } from '@rondo/domain/member';
import { type Driver, namesOf, seen } from '../driver.ts';

const ACTS = ['disable', 'enable', 'resign', 'rejoin'];

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
  attempt({ company }, who, event, { id, rev }) {
    if (event === 'disable') return who.call(api.disable, { id, rev });
    if (event === 'enable') return who.call(api.enable, { id, rev });
    if (event === 'resign') return who.call(handoverApi.resign, { memberId: id, rev });
    if (event !== 'rejoin') return null;
    const { rootDepartmentId, roleIds } = company.start;
    const place = { departmentIds: [rootDepartmentId], roleIds: [roleIds.staff], scope: { kind: 'some' as const } };
    return who.call(api.rejoin, { id, rev, ...place });
  },
};
