import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { Person } from '../factories.ts';
import { requestId } from '../world.ts';
import { type DeviceOptions, type SimulatedDevice, startDevice, USERNAME } from './simulator.ts';

type Fields = Partial<Input<typeof deviceApi.create>> & { shopId: string };

/** Starts a simulated device and adds it to a store with one camera; it was asked once, so it is known and online. The caller stops it. */
export async function addDevice(
  who: Person,
  options: DeviceOptions,
  { name = 'Till', ...fields }: Fields,
): Promise<{ id: string; device: SimulatedDevice }> {
  const device = await startDevice(options);
  const { id } = await who.call(deviceApi.create, {
    ...{ name, kind: 'camera', driver: options.maker, address: device.address, username: USERNAME },
    ...{ password: device.password, cameras: [{ channel: 1, name }], requestId: requestId() },
    ...fields,
  });
  await who.call(deviceApi.check, { id });
  return { id, device };
}
