import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi as api } from '@rondo/contract/points';
import { civilDate } from '@rondo/domain/civil-time';
import { type CycleDays, cycleBefore, POINTS_CYCLES, pointsCycleOf } from '@rondo/domain/points/cycle';
import { barsOf } from '@rondo/domain/points/distribution';
import type { Context } from '../../../platform/context.ts';
import { pointsDetailWords } from '../../points-rule/index.ts';
import type { AccountFilter } from '../ledger.queries.ts';
import * as q from '../rule-figures.queries.ts';
import { byDetail } from '../statistics.queries.ts';

type Asked = Parsed<typeof api.ofRule>;
type Answer = NonNullable<Output<typeof api.ofRule>>;

/** How the balances of a rule are distributed, and what each of its rows brought in this cycle and in the last one. */
export async function ofRule(context: Context, asked: Asked): Promise<Output<typeof api.ofRule>> {
  const { db, actor, now } = context;
  const { ruleId, ...places } = asked;
  const rule = await q
    .ruleToShow(db, actor, { ...places, keyword: '', ...(ruleId ? { ruleId: [ruleId] } : {}) })
    .executeTakeFirst();
  if (!rule) return null;
  const cycle = POINTS_CYCLES.find((one) => one === rule.cycle);
  if (!cycle) throw new Error(`a points rule with an unknown cycle ${rule.cycle}`);
  const today = civilDate(now(), actor.timeZone);
  const cycles = { now: pointsCycleOf(cycle, today), before: cycleBefore(cycle, today) };
  const of = { ...places, ruleId: [rule.id] };
  const [bars, reasons] = await Promise.all([
    distribution(context, { ...of, keyword: '' }),
    reasonsOf(context, of, cycles),
  ]);
  const sum = (which: 'now' | 'before') => ({
    plus: round(reasons.reduce((total, one) => total + one[which].plus, 0)),
    minus: round(reasons.reduce((total, one) => total + one[which].minus, 0)),
  });
  const { id, name } = rule;
  return { rule: { id, name }, bars, ...cycles, all: { now: sum('now'), before: sum('before') }, reasons };
}

/** Sums of points to their two digits. */
const round = (points: number): number => Math.round(points * 100) / 100;

async function distribution({ db, actor }: Context, filter: AccountFilter): Promise<Answer['bars']> {
  const { least, most } = await q.spanOf(db, actor, filter).executeTakeFirstOrThrow();
  if (least === null || most === null) return [];
  const bars = barsOf(least, most);
  const found = new Map(
    (await q.countsOf(db, actor, filter, bars).execute()).map(({ at, accounts }) => [at, accounts]),
  );
  return Array.from({ length: bars.count }, (_, at) => ({
    from: bars.from + at * bars.width,
    below: bars.from + (at + 1) * bars.width,
    accounts: found.get(at) ?? 0,
  }));
}

/** Rows of the rule in their order, then those it has no more, then by hand. */
async function reasonsOf(
  { db, actor, language }: Context,
  { ruleId, ...places }: Pick<Asked, 'shopId' | 'groupId'> & { ruleId: string[] },
  cycles: { now: CycleDays; before: CycleDays },
): Promise<Answer['reasons']> {
  const movedIn = async (days: CycleDays) => {
    const rows = await byDetail(db, actor, { ...places, ...days, ruleId, granularity: 'day' }).execute();
    return new Map(rows.map(({ detail_key: key, plus, minus }) => [key, { plus, minus }]));
  };
  const [now, before, details] = await Promise.all([
    movedIn(cycles.now),
    movedIn(cycles.before),
    q.detailsByKeys(db, actor, ruleId, null),
  ]);
  const moved = (key: string | null) => now.has(key) || before.has(key);
  const rowOf = (detailKey: string | null, words: string) => ({
    ...{ detailKey, words, now: now.get(detailKey) ?? NOTHING, before: before.get(detailKey) ?? NOTHING },
  });
  return [
    ...details
      .filter(({ detail, isPresent }) => isPresent || moved(detail.key))
      .map(({ detail }) => rowOf(detail.key, pointsDetailWords(language, detail))),
    ...(moved(null) ? [rowOf(null, '')] : []),
  ];
}

const NOTHING = { plus: 0, minus: 0 };
