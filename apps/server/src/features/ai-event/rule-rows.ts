import type { AiStatisticsRow } from '@rondo/contract/ai-event-shapes';
import { precisionOf } from '@rondo/domain/ai/precision';
import type { Context } from '../../platform/context.ts';
import * as q from './figures.queries.ts';

/** The rules that looked or found something in a period, those with most events first. */
export async function ruleRows(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  asked: q.Figures,
): Promise<AiStatisticsRow[]> {
  const [rules, looked] = await Promise.all([
    q.byRule(db, actor, asked).execute(),
    q.checksByRule(db, actor, asked).execute(),
  ]);
  return [
    ...rules.map(({ judge_hours: judgeHours, top_shop_id: topId, shops, ...counts }) => {
      const top = shops.find(({ id }) => id === topId);
      const found = looked.find(({ id }) => id === counts.id);
      return {
        ...counts,
        ...{ precision: precisionOf(counts), judgeHours, topShop: top ? { id: top.id, name: top.name } : null },
        ...{ cameras: found?.cameras ?? 0, checks: found?.checks ?? 0 },
      };
    }),
    ...looked.filter((one) => !rules.some(({ id }) => id === one.id)).map(silent),
  ];
}

/** A rule that looked and found nothing. */
const silent = (one: { id: string; name: string; cameras: number; checks: number }): AiStatisticsRow => ({
  ...one,
  ...{ events: 0, confirmed: 0, false: 0, precision: null, judgeHours: null, topShop: null },
});
