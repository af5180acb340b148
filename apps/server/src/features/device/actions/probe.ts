import type { deviceApi as api } from '@rondo/contract/device';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { readDeviceAddress } from '@rondo/domain/device-address';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/errors.ts';
import { requireEdge } from '../../edge/index.ts';
import { refuseOwnAddress } from '../check.ts';
import { type ControlParts, HTTP_PORT, viaOf } from '../control-of.ts';
import { DeviceFailure } from '../driver/failure.ts';
import { openControl } from '../driver/open-control.ts';

const NOTHING = { model: '', serial: '', channels: [] };

/** What stands at an address, asked with what somebody just typed; nothing of it is kept. */
export const probe =
  (parts: ControlParts) =>
  async (
    { db, actor }: Context,
    { driver, address, username, password, edgeId }: Parsed<typeof api.probe>,
  ): Promise<Output<typeof api.probe>> => {
    const read = readDeviceAddress(address);
    if (!read) throw refuseField('address', 'invalid');
    refuseOwnAddress(read.host, parts.settings);
    if (edgeId !== null) await requireEdge({ db, actor }, edgeId);
    const login = { username, password };
    const { deviceLocal } = parts.settings;
    const via = await viaOf(parts, { companyId: actor.companyId, edgeId, host: read.host });
    const control = openControl(driver, { host: read.host, port: read.port ?? HTTP_PORT, login, deviceLocal, via });
    try {
      const { model, serial } = await control.facts();
      const streams = (await control.streams()).filter(({ channel }) => channel <= LIMIT.device.channels);
      const channels = streams.map(({ channel, main, sub }) => ({ channel, mainStream: main, subStream: sub }));
      return {
        cause: null,
        model: model.slice(0, LIMIT.device.model),
        serial: serial.slice(0, LIMIT.device.serial),
        channels,
      };
    } catch (error) {
      if (error instanceof DeviceFailure) return { cause: error.reason, ...NOTHING };
      throw error;
    }
  };
