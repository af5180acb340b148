import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { inviteToken, newcomer } from '../../../test/newcomer.ts';
import type { Samples } from '../../../test/samples/samples.ts';

/** One taken in, one refused, one that waits for a decision. */
export const samples: Samples = {
  async ofCompany(w, { company }) {
    const { owner, start } = company;
    const invite = await inviteToken(company);
    for (const name of ['Taken in', 'Refused', 'Waiting']) {
      const one = await newcomer(w, name);
      await w.call(accountApi.join, { pass: await one.pass(), invite, name, message: 'Please', by: owner.id });
    }
    const { list } = await owner.call(applicationApi.list, {});
    const idOf = (name: string): string => list.find((row) => row.name === name)?.id ?? '';
    await owner.call(applicationApi.approve, {
      ids: [idOf('Taken in')],
      departmentId: start.rootDepartmentId,
      roleIds: [start.roleIds.staff],
      scope: { kind: 'some' },
    });
    await owner.call(applicationApi.refuse, { ids: [idOf('Refused')], reason: 'Full' });
    return { application: idOf('Waiting') };
  },
  fields: { application: /^\/customer\/apply\S* (id|ids)$/ },
};
