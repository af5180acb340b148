import { MINUTE_MS } from '@rondo/domain/duration';
import type { Tx } from '../../platform/context.ts';
import type { CountedMinute } from '../../platform/media/counting-order.ts';
import type { NewReading } from '../flow-reading/index.ts';
import * as q from './minute.queries.ts';

const QUARTER_MS = 15 * MINUTE_MS;
/** Minutes of one statement. */
const INSERTED = 5_000;

/** Keeps what was counted, and answers the quarters of an hour that changed by it: also the one that is not over yet. */
export async function keepMinutes(
  { db, companyId }: Pick<Tx, 'db' | 'companyId'>,
  minutes: readonly CountedMinute[],
): Promise<NewReading[]> {
  const changed = new Map<string, { counter_id: string; at: string }>();
  for (let from = 0; from < minutes.length; from += INSERTED) {
    const { rows } = await q.keep(companyId, minutes.slice(from, from + INSERTED).map(rowOf)).execute(db);
    for (const { counter_id, at } of rows) {
      const quarter = new Date(Math.floor(at.getTime() / QUARTER_MS) * QUARTER_MS).toISOString();
      changed.set(`${counter_id} ${quarter}`, { counter_id, at: quarter });
    }
  }
  if (changed.size === 0) return [];
  const { rows } = await q.quarters(db, companyId, [...changed.values()]);
  return rows.map(({ counter_id, at, entries, exits, dwells, dwell_seconds, peak, healthy_minutes }) => ({
    ...{ counterId: counter_id, at, minutes: 15, entries, exits, visitors: null, groups: null, dwells },
    ...{ dwellSeconds: dwell_seconds, peak, healthyMinutes: healthy_minutes, source: 'camera' },
  }));
}

const rowOf = ({
  counterId,
  at,
  entries,
  exits,
  dwells,
  dwellSeconds,
  peak,
  isHealthy,
}: CountedMinute): q.MinuteRow => ({
  ...{ counter_id: counterId, at: new Date(at).toISOString(), entries, exits, dwells, dwell_seconds: dwellSeconds },
  ...{ peak, is_healthy: isHealthy },
});
