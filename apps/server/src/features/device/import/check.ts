import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source } from '../../../platform/import/source.ts';
import type { Secrets } from '../../../platform/sealed-secret.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { visibleShops } from '../../scope/index.ts';
import type { DeviceSettings } from '../check.ts';
import { PASSWORD } from '../source.ts';
import type { ImportField } from './fields.ts';
import type { Known } from './import.queries.ts';
import { keysOf, knownDevices } from './known.ts';
import type { Plan, PlannedRow } from './plan.ts';
import { type ReadRow, type RowFault, readRow } from './read-row.ts';
import { storesOf } from './stores.ts';

export interface ImportParts {
  secrets: Secrets;
  settings: DeviceSettings;
}

type Placed = PlannedRow & Pick<ReadRow, 'says'> & { shopName: string };

/** What an import would do, row by row. Reads, writes nothing. */
export async function checkDevices(
  { db, actor, language }: Context,
  source: Source<ImportField>,
  { secrets, settings }: ImportParts,
): Promise<Checked<ImportField, Plan>> {
  const faults: RowFault[] = [];
  const channelName = (channel: number): string => translate(language, 'device.channel', { channel });
  const read: ReadRow[] = [];
  await inSlices(source.rows, (row) => void read.push(readRow(row, { settings, channelName, faults })));
  const placed = await placedOf(await storesOf(db, actor, read), read, faults);
  refuseRepeats(placed, faults);
  const knownOf = await knownDevices(db, actor.companyId, placed);
  const inScope = new Set((await visibleShops(db, actor).select('shop.id').execute()).map(({ id }) => id));
  for (const row of placed) {
    const known = knownOf(row);
    if (known && !inScope.has(known.shop_id)) faults.push(faultOf(row, 'serial', 'elsewhere'));
    else if (known && isOther(row, known)) faults.push(faultOf(row, 'name', 'other'));
  }
  const wrong = new Set(faults.map(({ row }) => row));
  const right = placed.filter(({ row }) => !wrong.has(row));
  const duplicates = right.flatMap((row) => {
    const known = knownOf(row);
    const message = translate(language, 'device.importing.there');
    return known ? [{ row: row.row, name: `${row.shopName} ${known.name}`, id: known.id, message }] : [];
  });
  return {
    faults: faults.map(({ fault, ...cell }) => ({
      ...cell,
      message: translate(language, `device.importFault.${fault}`),
    })),
    warnings: [],
    duplicates,
    ready: right.length - duplicates.length,
    creates: [],
    notes: [],
    shown: shownOf(right, (row) => row.cameras.map(({ name }) => name).join('; ')),
    plan: { columns: [...source.fields], rows: await Promise.all(right.map((row) => sealed(row, secrets))) },
  };
}

/** Kind and protocol are changed on the page of a device; a demo camera has no address. */
const isOther = ({ says, kind, driver, address }: Placed, known: Known): boolean =>
  (says.kind && known.kind !== kind) ||
  (says.driver && known.driver !== driver) ||
  (known.driver === 'file' && address !== '');

const faultOf = (row: Placed, field: 'serial' | 'name', fault: RowFault['fault']): RowFault => ({
  ...{ row: row.row, field, fault },
  value: row[field],
});

async function placedOf(
  storeOf: Awaited<ReturnType<typeof storesOf>>,
  read: readonly ReadRow[],
  faults: RowFault[],
): Promise<Placed[]> {
  const placed: Placed[] = [];
  await inSlices(read, (one) => {
    const { shop, code, edge: _, ...row } = one;
    const found = storeOf(one);
    if ('fault' in found) {
      if (shop !== '' || code !== '') faults.push({ row: row.row, ...found.fault });
    } else placed.push({ ...row, ...found });
  });
  return placed;
}

/** The same device twice in a file: the later row is wrong. */
function refuseRepeats(rows: readonly Placed[], faults: RowFault[]): void {
  const seen = new Set<string>();
  for (const row of rows) {
    const keys = keysOf(row);
    if (keys.some((key) => seen.has(key))) faults.push(faultOf(row, row.serial === '' ? 'name' : 'serial', 'twice'));
    for (const key of keys) seen.add(key);
  }
}

/** Channels as they will be called. */
function shownOf(rows: readonly Placed[], namesOf: (row: Placed) => string) {
  const byRow = new Map(rows.map((row) => [row.row, row]));
  return (at: number): Partial<Record<ImportField, string>> => {
    const row = byRow.get(at);
    return row && row.kind !== 'camera' ? { channels: namesOf(row) } : {};
  };
}

/** A plan is kept for an hour: its passwords as those of devices are. */
async function sealed({ shopName: _, says: __, ...row }: Placed, secrets: Secrets): Promise<PlannedRow> {
  return { ...row, password: row.password === '' ? '' : await secrets.seal(PASSWORD, row.password) };
}
