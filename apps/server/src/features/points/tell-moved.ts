import type { Tx } from '../../platform/context.ts';
import { managersOf } from '../people/index.ts';
import { movedOn } from './moved.queries.ts';

/** So many stores the link of a message names; who manages more reads all stores of the day. */
const NAMED = 50;

interface Sum {
  lines: number;
  points: number;
  shopIds: string[];
}

/**
 * Tells what rules moved on a day, one message a reader (product 15): the managers of the stores of all of theirs, and members of their own.
 * What was given by hand was told when it was.
 */
export async function tellMoved(tx: Tx, day: string): Promise<void> {
  const moved = await movedOn(tx.db, tx.companyId, day).execute();
  if (moved.length === 0) return;
  const byShop = new Map(
    moved.flatMap((row) => (row.member_id === null && row.shop_id ? [[row.shop_id, row] as const] : [])),
  );
  const managers = await managersOf(tx.db, tx.companyId, [...byShop.keys()]).execute();
  const sums = new Map<string, Sum>();
  for (const { id, shop_id } of managers) {
    const row = byShop.get(shop_id);
    if (!row) continue;
    const known = sums.get(id) ?? { lines: 0, points: 0, shopIds: [] };
    sums.set(id, {
      lines: known.lines + row.lines,
      points: known.points + row.points,
      shopIds: [...known.shopIds, shop_id],
    });
  }
  for (const [id, sum] of sums) await tell(tx, { to: id, day, sum, of: ofShops(sum.shopIds) });
  for (const { member_id: id, lines, points } of moved)
    if (id !== null) await tell(tx, { to: id, day, sum: { lines, points, shopIds: [] }, of: `&memberId=${id}` });
}

const ofShops = (ids: readonly string[]): string =>
  ids.length > NAMED ? '' : ids.map((id) => `&shopId=${id}`).join('');

interface Told {
  to: string;
  day: string;
  sum: Sum;
  /** Whose points the link opens. */
  of: string;
}

function tell(tx: Tx, { to, day, sum: { lines, points, shopIds }, of }: Told): Promise<void> {
  const [shopId] = shopIds;
  const rounded = Math.round(points * 100) / 100;
  return tx.emit('member.told', {
    ...{ to: [to], text: shopIds.length > 0 ? 'points_moved' : 'points_moved_own' },
    params: { day, count: lines, points: rounded > 0 ? `+${rounded}` : String(rounded) },
    ...(shopId !== undefined && shopIds.length === 1 ? { shopId } : {}),
    page: `/score/scoreList?from=${day}&to=${day}&kind=event&kind=reversal${of}`,
    key: `points_moved:${day}:${shopIds.length > 0 ? 'shop' : 'own'}`,
  });
}
