import type { deviceApi as api } from '@rondo/contract/device';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { readDeviceAddress } from '@rondo/domain/device-address';
import type { Context } from '../../../platform/context.ts';
import { isOwnHost } from '../../../platform/device-network.ts';
import { discoverDevices } from '../../../platform/discovery/discover.ts';
import type { FoundDevice } from '../../../platform/discovery/found-device.ts';
import { DialFailed } from '../../../platform/edge/dial-cause.ts';
import { AppError } from '../../../platform/errors.ts';
import { discoverThrough, requireEdge } from '../../edge/index.ts';
import { type ControlParts, HTTP_PORT } from '../control-of.ts';
import * as q from '../device.queries.ts';

/** What says of itself that it is there, without what the company has already behind the same gateway. */
export const discover =
  (parts: ControlParts) =>
  async ({ db, actor }: Context, { edgeId }: Parsed<typeof api.discover>): Promise<Output<typeof api.discover>> => {
    if (edgeId !== null) await requireEdge({ db, actor }, edgeId);
    const all = await search(parts, actor.companyId, edgeId);
    const rows = await q.addresses(db, actor.companyId, edgeId).execute();
    const taken = new Set(rows.map(({ address }) => placeOf(address)));
    const fresh = all.filter(({ host, port }) => !taken.has(`${host}:${port}`));
    return {
      found: fresh.map(({ host, port, name, model }) => ({
        address: port === HTTP_PORT ? host : `${host}:${port}`,
        ...{ name, model },
      })),
      known: all.length - fresh.length,
    };
  };

/** Host and port of an address as it was typed. */
function placeOf(address: string): string {
  const read = readDeviceAddress(address);
  return read ? `${read.host}:${read.port ?? HTTP_PORT}` : address;
}

async function search(parts: ControlParts, companyId: string, edgeId: string | null): Promise<FoundDevice[]> {
  const { deviceLocal } = parts.settings;
  if (edgeId === null)
    return discoverDevices({ isLocal: deviceLocal, isWanted: (host) => deviceLocal || !isOwnHost(host) });
  try {
    return await discoverThrough(parts, { companyId, edgeId });
  } catch (error) {
    if (error instanceof DialFailed) throw new AppError('EDGE_AWAY');
    throw error;
  }
}
