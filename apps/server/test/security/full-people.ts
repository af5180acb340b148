import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { companyApi } from '@rondo/contract/company';
import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { roleApi } from '@rondo/contract/role';
import type { RoleKey } from '@rondo/domain/role';
import { customRole } from '../custom-role.ts';
import type { Company, Person } from '../factories.ts';
import { inviteToken, newcomer } from '../newcomer.ts';
import { ownCode } from '../own-code.ts';
import { requestId, type World } from '../world.ts';

/** What stands in the tables about people of a company that has everything. */
export interface FullPeople {
  /** A department with a head and another one below it. */
  departmentId: string;
  /** A role of the company's own that somebody holds, and one nobody does. */
  roleId: string;
  freeRoleId: string;
  /** One that waits for a decision; others were decided. */
  applicationId: string;
  /** Waits for an answer. */
  offerId: string;
  departmentImportId: string;
  memberImportId: string;
}

/** Departments, roles, applications, offers and what they leave behind, all through the public door. */
export async function fillPeople(w: World, company: Company, people: Record<RoleKey, Person>): Promise<FullPeople> {
  const { owner } = company;
  const { id: departmentId } = await owner.call(departmentApi.create, {
    requestId: requestId(),
    parentId: company.start.rootDepartmentId,
    name: 'East',
    code: 'E1',
    headIds: [people.store_manager.id],
  });
  await owner.call(departmentApi.create, { requestId: requestId(), parentId: departmentId, name: 'Harbour' });
  const roleId = await customRole(company, ['frame', 'frame_book', 'task_center']);
  await owner.call(roleApi.assign, { id: roleId, add: [people.staff.id, people.inspector.id] });
  const applicationId = await applications(w, company);
  const offerId = await offers(w, company, people.administrator);
  const table = (text: string) => ({ files: [{ name: 'table.csv', bytes: Buffer.from(text) }] });
  const departments = await owner.call(departmentApi.checkImport, {}, table('path\nEast/Pier'));
  const imported = 'Name,Email,Role\nImported,imported@test.rondo,Staff';
  const members = await owner.call(memberApi.checkImport, {}, table(imported));
  // Found by a check at night that would need a closed shop and a day to pass.
  await w.sql(
    `insert into orphan (company_id, object_kind, object_id, missing, label, found_at)
     select company_id, 'task', id, 'handler', name, now() from task where company_id = $1 limit 1`,
    [company.id],
  );
  return {
    departmentId,
    roleId,
    freeRoleId: await customRole(company, ['task_center']),
    applicationId,
    offerId,
    departmentImportId: departments.importId,
    memberImportId: members.importId,
  };
}

/** One taken in, one refused, one that waits. */
async function applications(w: World, company: Company): Promise<string> {
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
  return idOf('Waiting');
}

/** One that was taken back, and one that waits. */
async function offers(w: World, { owner }: Company, to: Person): Promise<string> {
  const open = async (): Promise<string> => {
    await owner.call(companyApi.offer, { toId: to.id, code: await ownCode(w, owner, 'offer_ownership') });
    return (await owner.call(companyApi.get, {})).offer?.id ?? '';
  };
  await owner.call(companyApi.cancelOffer, { id: await open() });
  return open();
}
