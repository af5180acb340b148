import { roleApi } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

it('a change that is taken back before anybody looked leaves nothing new', async () => {
  const { owner, member } = await w.company({ name: 'To and fro' });
  const had: PermissionCode[] = ['frame', 'record_select'];
  const role = { name: 'Swinging', tier: 'own' as const };
  const { id } = await owner.call(roleApi.create, { ...role, codes: had, requestId: requestId() });
  const one = await member({ name: 'Swung' });
  await owner.call(roleApi.assign, { id, add: [one.id] });
  await w.sql('delete from access_change where member_id = $1', [one.id]);
  const save = async (codes: PermissionCode[]) => {
    const rev = (await owner.call(roleApi.list, {})).find((found) => found.id === id)?.rev ?? -1;
    await owner.call(roleApi.update, { ...role, id, rev, codes });
  };
  const unseen = async () =>
    (await w.sql('select 1 from access_change where member_id = $1 and seen_at is null', [one.id])).length;
  await save(['frame', 'template_manage']);
  expect(await unseen()).toBe(1);
  await save(had);
  expect(await unseen()).toBe(0);
  await save(['frame']);
  expect(await unseen()).toBe(1);
});
