import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { activeOf, managersOf } from '../people/index.ts';
import * as q from './check.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof q.toTell>['execute']>>[number];

/** So many devices are named in a message; the list that it opens has them all. */
const NAMED = 5;

/**
 * Tells the managers of the store, and who set a device up, that it is away for ten minutes; and that it is back. Each once, and of
 * a store whose line broke one message, not one for each of its devices.
 */
export async function tellAway(tx: Tx): Promise<void> {
  const now = tx.now();
  const rows = await q.toTell(tx.db, tx.companyId, new Date(now.getTime() - LIMIT.device.offlineMs)).execute();
  if (rows.length === 0) return;
  const managers = await managersOf(tx.db, tx.companyId, [...new Set(rows.map((row) => row.shop_id))]).execute();
  const editors = await activeOf(tx.db, tx.companyId, [...new Set(rows.map((row) => row.edited_by))]).execute();
  const readersOf = (row: Row): string[] => {
    const ofShop = managers.filter(({ shop_id }) => shop_id === row.shop_id);
    return [...new Set([...ofShop, ...editors.filter(({ id }) => id === row.edited_by)].map(({ id }) => id))];
  };
  for (const isAway of [true, false]) {
    const some = rows.filter(({ state }) => (state === 'offline') === isAway);
    const ids = some.map(({ id }) => id);
    if (ids.length > 0) await q.markTold(tx.db, tx.companyId, ids, isAway ? now : null).execute();
    for (const { devices, to } of bundled(some, readersOf)) await tell(tx, devices, to, isAway);
  }
}

/** What is told to the same people of one store is one message. */
function bundled(rows: readonly Row[], readersOf: (row: Row) => string[]) {
  const bundles = new Map<string, { devices: [Row, ...Row[]]; to: string[] }>();
  for (const row of rows) {
    const to = readersOf(row);
    const key = [row.shop_id, ...to.toSorted()].join(' ');
    const known = bundles.get(key);
    if (known) known.devices.push(row);
    else if (to.length > 0) bundles.set(key, { devices: [row], to });
  }
  return bundles.values();
}

async function tell(tx: Tx, devices: readonly [Row, ...Row[]], to: string[], isAway: boolean): Promise<void> {
  const [first] = devices;
  const since = (isAway ? first.state_at : (first.alerted_at ?? first.state_at)).toISOString();
  const key = `device:${first.id}:${isAway ? 'away' : 'back'}:${since}`;
  const common = { to, key, shopId: first.shop_id } as const;
  if (devices.length === 1) {
    await tx.emit('member.told', {
      ...{ ...common, text: isAway ? 'device_away' : 'device_back' },
      params: { name: first.name, shop: first.shop_name },
      page: `/device?open=${first.id}`,
    });
    return;
  }
  const names = devices.slice(0, NAMED).map(({ name }) => name);
  await tx.emit('member.told', {
    ...{ ...common, text: isAway ? 'devices_away' : 'devices_back' },
    params: {
      ...{ shop: first.shop_name, count: devices.length },
      names: [...names, ...(devices.length > NAMED ? ['…'] : [])].join(' · '),
    },
    page: `/device?shopId=${first.shop_id}${isAway ? '&state=offline' : ''}`,
  });
}
