import { memberApi } from '@rondo/contract/member';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type World, world } from '../../../test/world.ts';

let w: World;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

it('members who see a store are those of its scope who have not left, and a list of them says the same', async () => {
  const company = await w.company();
  const shopId = await company.shop();
  const manager = await company.member({ role: 'store_manager', shopIds: [shopId] });
  const gone = await company.member({ role: 'store_manager', shopIds: [shopId] });
  await company.member({ role: 'inspector' });
  const seen = async () => {
    const { total, list } = await company.owner.call(memberApi.list, { shopId, size: 10 });
    expect(total).toBe(list.length);
    return list.map(({ id }) => id).sort();
  };
  expect(await seen()).toEqual([company.owner.id, manager.id, gone.id].sort());
  await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [gone.id]);
  expect(await seen()).toEqual([company.owner.id, manager.id].sort());
});
