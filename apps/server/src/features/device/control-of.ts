import { isControlled } from '@rondo/domain/device';
import { readDeviceAddress } from '@rondo/domain/device-address';
import type { Via } from '../../platform/edge/door.ts';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import type { Secrets } from '../../platform/sealed-secret.ts';
import { passOf } from '../edge/index.ts';
import type { DeviceSettings } from './check.ts';
import type { DeviceControl } from './driver/control.ts';
import { DeviceFailure } from './driver/failure.ts';
import { openControl } from './driver/open-control.ts';
import { PASSWORD } from './source.ts';

export interface ControlParts {
  secrets: Secrets;
  settings: DeviceSettings;
  edges: Pick<EdgeHub, 'webUrl'>;
}

interface ReachedBy {
  driver: string;
  address: string;
  username: string;
  password: string;
  company_id: string;
  /** The gateway that it is behind; null: none. */
  edge_id: string | null;
}

/** Where devices answer that were entered without a port. */
export const HTTP_PORT = 80;

/** How a device is asked. Rejects with DeviceFailure where it cannot be: no address yet, a password sealed with another key. */
export async function controlOf(row: ReachedBy, parts: ControlParts): Promise<DeviceControl> {
  const { secrets, settings } = parts;
  if (!isControlled(row.driver)) throw new DeviceFailure('unsupported', row.driver);
  const read = readDeviceAddress(row.address);
  if (!read) throw new DeviceFailure('unreachable', 'no address');
  const password = row.password === '' ? '' : await secrets.open(PASSWORD, row.password);
  if (password === null) throw new DeviceFailure('password_lost', 'sealed with another key');
  const login = { username: row.username, password };
  return openControl(row.driver, {
    ...{ host: read.host, port: read.port ?? HTTP_PORT, login, deviceLocal: settings.deviceLocal },
    via: await viaOf(parts, { companyId: row.company_id, edgeId: row.edge_id, host: read.host }),
  });
}

/** The way to a host behind a gateway; null where there is none. */
export async function viaOf(
  { secrets, edges }: Pick<ControlParts, 'secrets' | 'edges'>,
  { companyId, edgeId, host }: { companyId: string; edgeId: string | null; host: string },
): Promise<Via | null> {
  if (edgeId === null) return null;
  return { webUrl: edges.webUrl(), pass: await passOf(secrets, { companyId, edgeId, host }) };
}
