import { deviceApi } from '@rondo/contract/device';
import { edgeApi } from '@rondo/contract/edge';
import { shopApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

it('a shop with devices or a gateway is deleted when they have left', async () => {
  const fresh = await w.company();
  const [shopId, other] = [await fresh.shop(), await fresh.shop()];
  const remove = (id: string) => refused(fresh.owner.call(shopApi.remove, { id }));
  const given = [{ channel: 1, name: 'Till', places: [], mainStream: 'till-bakery' }];
  const fields = { shopId, name: 'Till', kind: 'camera', driver: 'file', cameras: given } as const;
  const device = await fresh.owner.call(deviceApi.create, { ...fields, requestId: requestId() });
  const by = async (cameras: 'some' | 'none') =>
    (await fresh.owner.call(shopApi.list, { cameras })).list.map(({ id }) => id);
  const has = async (id: string) => (await fresh.owner.call(shopApi.get, { id })).hasCamera;
  expect([await by('some'), await by('none')]).toEqual([[shopId], [other]]);
  expect([await has(shopId), await has(other)]).toEqual([true, false]);
  expect(await remove(shopId)).toBe('SHOP_HAS_DEVICES');
  await fresh.owner.call(deviceApi.remove, { id: device.id });
  expect([await by('some'), await has(other)]).toEqual([[], null]);
  await fresh.owner.call(shopApi.remove, { id: shopId });
  const edge = await fresh.owner.call(edgeApi.create, { shopId: other, name: 'Box', requestId: requestId() });
  expect(await remove(other)).toBe('SHOP_HAS_DEVICES');
  await fresh.owner.call(edgeApi.revoke, { id: edge.id });
  await fresh.owner.call(shopApi.remove, { id: other });
});
