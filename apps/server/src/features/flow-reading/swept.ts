import { addDays, civilDate } from '@rondo/domain/civil-time';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import type { Tx } from '../../platform/context.ts';
import { sweptDays } from './swept.queries.ts';
import type { ShopDay } from './write.queries.ts';

/** Days before it are swept when nothing of them came lately: of those only the sums are left. */
export const firstKeptDay = (now: Date): string => addDays(civilDate(now, 'UTC'), -FLOW_READING_LIMIT.keptDays);

/** What belongs to days that can still be summed: what comes for a day that was swept would make its sums small. */
export async function openDays<T extends ShopDay>(
  tx: Pick<Tx, 'db' | 'now'> & { companyId: string },
  rows: readonly T[],
): Promise<T[]> {
  const first = firstKeptDay(tx.now());
  const old = new Map(rows.filter(({ day }) => day < first).map((one) => [keyOf(one), one]));
  if (old.size === 0) return [...rows];
  const days = [...old.values()].map(({ shop_id, day }) => ({ shop_id, day }));
  const { rows: swept } = await sweptDays(tx.db, tx.companyId, days);
  const gone = new Set(swept.map(keyOf));
  return rows.filter((one) => !gone.has(keyOf(one)));
}

const keyOf = ({ shop_id, day }: ShopDay): string => `${shop_id} ${day}`;
