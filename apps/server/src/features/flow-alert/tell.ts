import { wallClock } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { completenessPercent } from '@rondo/domain/flow/health';
import { comparedEntries, dropPercent, FLOW_ALERT, type FlowAlert } from '@rondo/domain/flow-alert';
import type { Tx } from '../../platform/context.ts';
import { settingOf } from './flow-alert.actions.ts';
import * as q from './flow-alert.queries.ts';

/** Tells who sees figures of a store that its day fell far below the usual, or was not counted; each once. */
export async function tellDay(tx: Tx, day: string): Promise<void> {
  const { tellsDrop, tellsGaps } = await settingOf(tx.db, tx.companyId);
  if (!tellsDrop && !tellsGaps) return;
  const { rows } = await q.daysOf(tx.db, tx.companyId, day);
  for (const { shop_id: shopId, shop_name: shop, healthy, expected, hours } of rows) {
    const whole = completenessPercent({ healthyMinutes: healthy, expectedMinutes: expected });
    const hasGaps = whole !== null && whole < FLOW_ALERT.completeness;
    const told = { shopId, day, subjectId: shopId };
    if (hasGaps && tellsGaps) {
      await tell(tx, { ...told, kind: 'gaps', params: { shop, day, percent: Math.round(whole) } });
    }
    // A day that was not counted is no drop.
    const compared = hasGaps || !tellsDrop ? null : comparedEntries(hours);
    const percent = compared && dropPercent(compared);
    if (compared === null || percent === null) continue;
    const { entries, usual } = compared;
    await tell(tx, { ...told, kind: 'drop', params: { shop, day, percent, entries, usual: Math.round(usual) } });
  }
}

/** Readings come within a quarter of an hour; what is older is over. */
const RECENT_MS = HOUR_MS;

/** Tells of queues that were too long: the first time of a counter and day. */
export async function tellQueues(tx: Tx): Promise<void> {
  const { tellsQueue, queueAbove: above } = await settingOf(tx.db, tx.companyId);
  if (!tellsQueue) return;
  const since = new Date(tx.now().getTime() - RECENT_MS);
  const { rows } = await q.longQueues(tx.db, tx.companyId, above, since);
  for (const row of rows) {
    const { minute } = wallClock(row.at, row.time_zone);
    const two = (part: number): string => String(part).padStart(2, '0');
    const time = `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
    await tell(tx, {
      ...{ shopId: row.shop_id, day: row.day, kind: 'queue', subjectId: row.counter_id },
      params: { shop: row.shop_name, counter: row.counter_name, peak: row.peak, above, time },
    });
  }
}

interface Told {
  shopId: string;
  day: string;
  kind: FlowAlert;
  /** A queue counter, else the store. */
  subjectId: string;
  params: Record<string, string | number>;
}

async function tell(tx: Tx, { shopId, day, kind, subjectId, params }: Told): Promise<void> {
  const row = { company_id: tx.companyId, shop_id: shopId, day, kind, subject_id: subjectId, told_at: tx.now() };
  const noted = await q.note(tx.db, { ...row, figures: JSON.stringify(params) }).executeTakeFirst();
  if (!noted) return;
  const { rows: readers } = await q.readersOf(tx.db, tx.companyId, shopId);
  if (readers.length === 0) return;
  await tx.emit('member.told', {
    ...{ to: readers.map(({ id }) => id), text: `flow_${kind}`, params, shopId },
    page: `/flow/health?shopId=${shopId}&from=${day}&to=${day}`,
    key: `flow:${kind}:${subjectId}:${day}`,
  });
}
