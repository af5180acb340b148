import { deviceApi } from '@rondo/contract/device';
import type { Samples } from '../../../test/samples/samples.ts';
import { requestId } from '../../../test/world.ts';

/** A demo camera at each store, a device that was asked for something, and one in the bin. */
export const samples: Samples = {
  async ofShop(_, { company: { owner } }, shop) {
    const add = (name: string): Promise<{ id: string }> =>
      owner.call(deviceApi.create, {
        shopId: shop.id,
        name,
        kind: 'camera',
        driver: 'file',
        cameras: [{ channel: 1, name, places: ['door'], mainStream: 'counting' }],
        requestId: requestId(),
      });
    const { id: device } = await add('Entrance');
    const { id: deletedDevice } = await add('Old entrance');
    const { id: oldDevice } = await add('Entrance of before');
    await owner.call(deviceApi.remove, { id: deletedDevice });
    const { id: controlled } = await owner.call(deviceApi.create, {
      shopId: shop.id,
      name: 'Kitchen',
      kind: 'camera',
      driver: 'hikvision',
      cameras: [{ channel: 1, name: 'Kitchen' }],
      requestId: requestId(),
    });
    const [watching] = (await owner.call(deviceApi.get, { id: controlled })).cameras;
    const off = { isOn: false, sensitivity: null, area: null, week: null, coolDownSeconds: null };
    const { id: command } = await owner.call(deviceApi.setDetection, {
      ...{ cameraId: watching?.id ?? '', kind: 'motion', settings: off, requestId: requestId() },
    });
    const file = [{ name: 'devices.csv', bytes: Buffer.from('Store,Name\nNowhere,Cellar\n') }];
    const { importId: deviceImport } = await owner.call(deviceApi.checkImport, {}, { files: file });
    const [camera] = (await owner.call(deviceApi.get, { id: device })).cameras;
    return {
      device,
      deletedDevice,
      oldDevice,
      camera: camera?.id ?? '',
      watching: watching?.id ?? '',
      command,
      deviceImport,
    };
  },
  // What the tests delete is not the device whose cameras they go on with.
  fields: {
    deletedDevice: /^\/device\/restore\S* id$/,
    oldDevice: /^\/device\/delete id$/,
    watching: /^\/device\/detection cameraId$/,
    deviceImport: /^\/device\/runImport importId$/,
    command: /^\/device\/commandStates ids$/,
    device: /^\/device\/\S* ids?$/,
    camera: /^\/surveillance\/\S* cameraIds?$/,
  },
};
