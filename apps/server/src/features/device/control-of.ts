import { isControlled } from '@rondo/domain/device';
import { readDeviceAddress } from '@rondo/domain/device-address';
import type { Secrets } from '../../platform/sealed-secret.ts';
import type { DeviceSettings } from './check.ts';
import type { DeviceControl } from './driver/control.ts';
import { DeviceFailure } from './driver/failure.ts';
import { openControl } from './driver/open-control.ts';
import { PASSWORD } from './source.ts';

export interface ControlParts {
  secrets: Secrets;
  settings: DeviceSettings;
}

interface ReachedBy {
  driver: string;
  address: string;
  username: string;
  password: string;
}

/** Where devices answer that were entered without a port. */
export const HTTP_PORT = 80;

/** How a device is asked. Rejects with DeviceFailure where it cannot be: no address yet, a password sealed with another key. */
export async function controlOf(row: ReachedBy, { secrets, settings }: ControlParts): Promise<DeviceControl> {
  if (!isControlled(row.driver)) throw new DeviceFailure('unsupported', row.driver);
  const read = readDeviceAddress(row.address);
  if (!read) throw new DeviceFailure('unreachable', 'no address');
  const password = row.password === '' ? '' : await secrets.open(PASSWORD, row.password);
  if (password === null) throw new DeviceFailure('password_lost', 'sealed with another key');
  const login = { username: row.username, password };
  return openControl(row.driver, {
    ...{ host: read.host, port: read.port ?? HTTP_PORT, login, deviceLocal: settings.deviceLocal },
  });
}
