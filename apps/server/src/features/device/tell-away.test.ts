import { deviceApi as api } from '@rondo/contract/device';
import { messageApi } from '@rondo/contract/message';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDevice, USERNAME } from '../../../test/device/simulator.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world({ DEVICE_LOCAL: '1' });
});
afterAll(() => w.stop());

it('a device that is away is told to its people once after ten minutes, and once that it is back', async () => {
  const company = await w.company();
  const shopId = await company.shop({ name: 'Lime Street' });
  const technician = await company.member({ role: 'administrator' });
  const device = await startDevice({ maker: 'hikvision' });
  const { id } = await technician.call(api.create, {
    ...{ shopId, name: 'Till camera', kind: 'camera', driver: 'hikvision', address: device.address },
    ...{ username: USERNAME, password: device.password, cameras: [{ channel: 1, name: 'Till' }] },
    requestId: requestId(),
  });
  await technician.call(api.check, { id });
  await device.leave();
  const round = async (ms: number) => {
    w.clock.advance(ms);
    await w.app.runJob('device.check');
    await w.settle();
    return (await technician.call(messageApi.list, {})).list.map(({ title }) => title);
  };
  expect(await round(60_000)).toEqual([]);
  expect((await technician.call(api.get, { id })).state).toBe('offline');
  expect(await round(9 * 60_000)).toEqual([]);
  const away = 'Till camera of Lime Street is offline';
  expect(await round(60_000)).toEqual([away]);
  expect(await round(60_000)).toEqual([away]);
  await device.start();
  const both = ['Till camera of Lime Street is back', away];
  expect(await round(60_000)).toEqual(both);
  expect(await round(60_000)).toEqual(both);
  await device.stop();
});
