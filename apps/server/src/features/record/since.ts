import type { RecordDetail } from '@rondo/contract/record';
import type { CategoryOutcome } from '@rondo/domain/scoring/outcome';
import { rateDelta } from '@rondo/domain/scoring/rate-delta';
import { z } from 'zod';
import type { before } from './since.queries.ts';

type Since = NonNullable<RecordDetail['since']>;
type ItemRef = Since['fixed'][number];

type Before = Awaited<ReturnType<ReturnType<typeof before>['execute']>>[number];

interface Now {
  row: { rate_percent: number | null };
  items: readonly { item_id: string; name: string; result: string; carried_from: string | null }[];
  categories: readonly CategoryOutcome[];
}

const ratesShape = z.array(z.object({ id: z.string(), ratePercent: z.number().nullable() }));

/** What changed against the effective record before of the same shop and template; null for the first. `records` are those before. */
export function sinceLast(records: readonly Before[], now: Now): Since | null {
  const [last] = records;
  if (!last) return null;
  const failures = records.map((record) => new Set(record.failed_ids));
  const rates = new Map(ratesShape.parse(last.categories).map((c) => [c.id, c.ratePercent]));
  return {
    recordId: last.id,
    submittedAt: last.submitted_at.toISOString(),
    rateDelta: rateDelta(now.row.rate_percent, last.rate_percent),
    redLines: last.red_lines,
    durationS: last.duration_s,
    ...changes(now.items, failures),
    categories: now.categories.map((c) => ({
      id: c.id,
      rateDelta: rateDelta(c.ratePercent, rates.get(c.id) ?? null),
    })),
  };
}

/**
 * Set algebra over the lineage of the items: failed now and not last time, failed both times (how often in a row), failed last
 * time and passed now. What was not asked again, carried over, or not applicable, is neither. `before` is the latest first.
 */
export function changes(items: Now['items'], before: readonly ReadonlySet<string>[]) {
  const [last = new Set<string>()] = before;
  const inARow = (itemId: string): number => {
    const end = before.findIndex((failed) => !failed.has(itemId));
    return end === -1 ? before.length : end;
  };
  const ref = (item: Now['items'][number], times: number): ItemRef => ({
    itemId: item.item_id,
    name: item.name,
    times,
  });
  const failed = items.filter((item) => item.result === 'fail');
  return {
    newlyFailed: failed.filter((item) => !last.has(item.item_id)).map((item) => ref(item, 1)),
    stillFailing: failed.filter((item) => last.has(item.item_id)).map((item) => ref(item, 1 + inARow(item.item_id))),
    fixed: items
      .filter((item) => item.result === 'pass' && item.carried_from === null && last.has(item.item_id))
      .map((item) => ref(item, inARow(item.item_id))),
  };
}
