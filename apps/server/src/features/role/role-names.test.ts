import { type RoleRow, roleApi } from '@rondo/contract/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customRole, memberWith } from '../../../test/custom-role.ts';
import type { Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const roles = (who: Person): Promise<RoleRow[]> => who.call(roleApi.list, {});
const roleOf = async (id: string, who: Person): Promise<RoleRow> => {
  const found = (await roles(who)).find((role) => role.id === id);
  if (!found) throw new Error('no such role');
  return found;
};
const create = async (name: string, who: Person): Promise<string> =>
  (await who.call(roleApi.create, { name, codes: ['frame'], tier: 'own', requestId: requestId() })).id;
const refused = (call: Promise<unknown>, reason: string) => expect(call).rejects.toMatchObject({ reason });

describe('names', () => {
  it('of presets are taken in both languages, and a refusal names a role as the reader calls it', async () => {
    const of = await w.company();
    await w.sql(`update role set name = '店员' where company_id = $1 and key = 'staff'`, [of.id]);
    for (const name of ['Staff', 'STAFF', '店员', 'administrator', '管理员', 'Enterprise owner'])
      await refused(create(name, of.owner), 'ROLE_NAME_TAKEN');
    const id = await create('Own', of.owner);
    const own = await roleOf(id, of.owner);
    await refused(of.owner.call(roleApi.update, { ...own, name: 'staff' }), 'ROLE_NAME_TAKEN');
    const preset = (await roles(of.owner)).find((role) => role.key === 'staff');
    if (!preset) throw new Error('no role');
    await of.owner.call(roleApi.update, { ...preset, description: 'Kept' });
    const clerk = await memberWith(w, of, ['frame', 'frame_role'], { tier: 'all' });
    const above = clerk.call(roleApi.assign, { id: preset.id, add: [clerk.id] });
    await expect(above).rejects.toMatchObject({ reason: 'ROLE_ABOVE', message: expect.stringContaining('“Staff”') });
  });
});

describe('the members of a role', () => {
  it('takes frame_role alone, and still nobody gives what they lack', async () => {
    const of = await w.company();
    const clerk = await memberWith(w, of, ['frame', 'frame_role'], { tier: 'all' });
    const own = await customRole(of, ['frame', 'frame_role']);
    const person = await of.member();
    const assign = (id: string, add: string[], remove: string[] = []) =>
      clerk.call(roleApi.assign, { id, add, remove });
    await refused(assign(of.start.roleIds.inspector, [person.id]), 'ROLE_ABOVE');
    await refused(assign(own, [person.id]), 'MEMBER_ABOVE');
    const peer = await memberWith(w, of, ['frame']);
    expect(await assign(own, [peer.id])).toEqual({ added: 1, removed: 0 });
    expect(await assign(own, [], [peer.id])).toEqual({ added: 0, removed: 1 });
    const shown = new Map((await roles(clerk)).map((role) => [role.id, role.can.assign]));
    expect([shown.get(own), shown.get(of.start.roleIds.inspector)]).toEqual([true, false]);
    const people = await memberWith(w, of, ['frame', 'frame_staff']);
    await refused(people.call(roleApi.assign, { id: own, add: [peer.id] }), 'FORBIDDEN');
    expect((await roleOf(peer.roleId, people)).can).toMatchObject({ assign: true, edit: expect.any(Boolean) });
    const reader = await memberWith(w, of, ['frame', 'frame_book'], { tier: 'all' });
    await refused(roles(reader), 'FORBIDDEN');
  });
});
