import { readDeviceAddress } from '@rondo/domain/device-address';
import type { Db } from '../../../platform/db/company-db.ts';
import { HTTP_PORT } from '../control-of.ts';
import * as q from './import.queries.ts';
import type { PlannedRow } from './plan.ts';

type Row = Pick<PlannedRow, 'shopId' | 'edgeId' | 'serial' | 'address' | 'name'>;

/**
 * Finds the device that a row means: by its serial number, else by its address in the store, else, where the row has neither, by its
 * name in the store. Somebody who wrote a serial number down does not mean a device that has another.
 */
export async function knownDevices(
  db: Db,
  companyId: string,
  rows: readonly Row[],
): Promise<(row: Row) => q.Known | undefined> {
  const shopIds = new Set(rows.map(({ shopId }) => shopId));
  const serials = new Set(rows.map(({ serial }) => serial).filter((serial) => serial !== ''));
  const found = await q.known(db, companyId, [...shopIds], [...serials]).execute();
  const by = (keyOf: (one: Row) => string | null) =>
    new Map(
      found.flatMap((one): [string, q.Known][] => {
        const key = keyOf({ ...one, shopId: one.shop_id, edgeId: one.edge_id });
        return key === null ? [] : [[key, one]];
      }),
    );
  const [bySerial, byAddress, byName] = [by(serialKey), by(addressKey), by(nameKey)];
  return (row) => {
    const same = bySerial.get(serialKey(row) ?? '');
    if (same) return same;
    const there = byAddress.get(addressKey(row) ?? '');
    if (there) return there.serial === '' || row.serial === '' ? there : undefined;
    return row.serial === '' && row.address === '' ? byName.get(nameKey(row)) : undefined;
  };
}

/** What two rows of one file cannot both be. */
export const keysOf = (row: Row): string[] =>
  [serialKey(row), addressKey(row), row.serial === '' && row.address === '' ? nameKey(row) : null].flatMap(
    (key) => key ?? [],
  );

const serialKey = ({ serial }: Row): string | null => (serial === '' ? null : `serial ${serial}`);

/** However it is written: a port that is left out is the usual one. */
function addressKey({ shopId, edgeId, address }: Row): string | null {
  const read = readDeviceAddress(address);
  return read && `address ${shopId} ${edgeId} ${read.host.toLowerCase()}:${read.port ?? HTTP_PORT}`;
}

const nameKey = ({ shopId, name }: Row): string => `name ${shopId} ${name.toLowerCase()}`;
