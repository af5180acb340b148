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
  // Away and back within ten minutes are one message.
  const back = ['Till camera of Lime Street is back'];
  expect(await round(60_000)).toEqual(back);
  expect(await round(60_000)).toEqual(back);
  await device.stop();
});

it('a store whose line broke is one message of all its devices, and one that they are back; another store has its own', async () => {
  const company = await w.company();
  const [lime, far] = [await company.shop({ name: 'Lime Street' }), await company.shop({ name: 'Far Road' })];
  const technician = await company.member({ role: 'administrator' });
  const devices = await Promise.all(['Till', 'Door', 'Yard'].map(() => startDevice({ maker: 'hikvision' })));
  for (const [i, device] of devices.entries()) {
    const name = ['Till', 'Door', 'Yard'][i] ?? '';
    const { id } = await technician.call(api.create, {
      ...{ shopId: i < 2 ? lime : far, name, kind: 'camera', driver: 'hikvision', address: device.address },
      ...{ username: USERNAME, password: device.password, cameras: [{ channel: 1, name }], requestId: requestId() },
    });
    await technician.call(api.check, { id });
  }
  await Promise.all(devices.map((one) => one.leave()));
  const round = async (ms: number) => {
    w.clock.advance(ms);
    await w.app.runJob('device.check');
    await w.settle();
    return (await technician.call(messageApi.list, {})).list;
  };
  await round(60_000);
  const away = await round(10 * 60_000);
  expect(away.map(({ title }) => title).toSorted()).toEqual([
    '2 devices of Lime Street are offline',
    'Yard of Far Road is offline',
  ]);
  const both = away.find(({ title }) => title.startsWith('2 '));
  expect(both?.body).toMatch(/^(Till · Door|Door · Till)\./);
  await Promise.all(devices.map((one) => one.start()));
  const back = await round(60_000);
  expect(
    back
      .map(({ title }) => title)
      .slice(0, 2)
      .toSorted(),
  ).toEqual(['2 devices of Lime Street are back', 'Yard of Far Road is back']);
  await Promise.all(devices.map((one) => one.stop()));
});

it('a broken storage card is told to its people once, and again when it breaks anew', async () => {
  const company = await w.company();
  const shopId = await company.shop({ name: 'Lime Street' });
  const technician = await company.member({ role: 'administrator' });
  const { id } = await technician.call(api.create, {
    ...{
      shopId,
      name: 'Door',
      kind: 'camera',
      driver: 'file',
      cameras: [{ channel: 1, name: 'Door', mainStream: 'counting' }],
    },
    requestId: requestId(),
  });
  const round = async (card: string) => {
    await w.sql('update device set card_state = $2 where id = $1', [id, card]);
    w.clock.advance(20 * 60_000);
    await w.app.runJob('device.check');
    await w.app.runJob('device.check');
    await w.settle();
    return (await technician.call(messageApi.list, {})).list.map(({ title }) => title);
  };
  const broken = 'Storage card of Door in Lime Street is broken';
  expect(await round('unusable')).toEqual([broken]);
  expect(await round('unusable')).toEqual([broken]);
  expect(await round('normal')).toEqual([broken]);
  expect(await round('unusable')).toEqual([broken, broken]);
});
