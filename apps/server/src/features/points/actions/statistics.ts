import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi as api } from '@rondo/contract/points';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { pointsCycleOf } from '@rondo/domain/points/cycle';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import type { Context } from '../../../platform/context.ts';
import { refuseField } from '../../../platform/errors.ts';
import { ownerOf } from '../points.present.ts';
import * as q from '../statistics.queries.ts';

type Asked = Parsed<typeof api.statistics>;

/** What came and went in a period, over what the reader sees of the ledger. */
export async function statistics({ db, actor }: Context, asked: Asked): Promise<Output<typeof api.statistics>> {
  requirePeriod(asked);
  const [all, events, groups, owners, ranked, parts] = await Promise.all([
    q.totals(db, actor, asked).executeTakeFirstOrThrow(),
    q.byEvent(db, actor, asked).execute(),
    q.byGroup(db, actor, asked).execute(),
    q.byOwner(db, actor, asked).limit(LIMIT.points.ranked).execute(),
    q.countOwners(db, actor, asked),
    q.byPart(db, actor, asked).execute(),
  ]);
  const found = new Map(parts.map(({ part, ...row }) => [part, row]));
  return {
    all,
    events: events.map(({ rule_id, rule_name, event, plus, minus }) => ({
      ...{ rule: { id: rule_id, name: rule_name }, plus, minus },
      event: POINTS_EVENTS.find((one) => one === event) ?? null,
    })),
    groups: groups.map(({ id, name, plus, minus }) => ({ group: { id, name }, plus, minus })),
    owners: owners.map((row) => ({ owner: ownerOf(row), plus: row.plus, minus: row.minus, rank: row.rank })),
    ranked,
    trend: partsOf(asked).map(({ key, ...span }) => ({ ...span, ...(found.get(key) ?? NOTHING) })),
  };
}

/** Refuses a period that ends before it begins, or is longer than figures are given for. */
export function requirePeriod({ from, to }: Pick<Asked, 'from' | 'to'>): void {
  if (to < from) throw refuseField('to', 'end_before_start');
  if (to >= addDays(from, LIMIT.period.days)) throw refuseField('to', 'period_days', { max: LIMIT.period.days });
}

const NOTHING = { plus: 0, minus: 0, lost: 0 };

/** The parts of a period as the calendar cuts it, within its days; `key` is the first day of the whole part. */
function partsOf({ from, to, granularity }: Asked): { key: string; from: string; to: string }[] {
  const parts: { key: string; from: string; to: string }[] = [];
  for (let day = from; day <= to; ) {
    const whole = pointsCycleOf(granularity, day);
    parts.push({ key: whole.from, from: day, to: whole.to < to ? whole.to : to });
    day = addDays(whole.to, 1);
  }
  return parts;
}
