import type { CycleRun } from '@rondo/contract/cycle-runs';
import { specialDays, weekHours } from '@rondo/contract/shop-fields';
import { nextRuns, type SkipRules } from '@rondo/domain/cycle/next-runs';
import { type Schedule, windowMinutes } from '@rondo/domain/cycle/schedule';
import { MINUTE_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../platform/context.ts';
import { shopStateOf } from './stored.ts';

interface RunShop {
  id: string;
  name: string;
  state: string;
  closing_on: string | null;
  time_zone: string | null;
  hours: unknown;
  special_days: unknown;
}

interface Asked {
  since: Date;
  resumesOn: string | null;
  skip: SkipRules;
  /** The template may be used there. */
  isShared: boolean;
  hasExecutor: boolean;
}

/** The next ten dates of a store, or of the company's clock when there is no store yet. */
export function runsOf(
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  schedule: Schedule,
  shop: RunShop | null,
  { since, resumesOn, skip, isShared, hasExecutor }: Asked,
): { shop: { id: string; name: string } | null; timeZone: string; runs: CycleRun[] } {
  const timeZone = shop?.time_zone ?? actor.timeZone;
  const planned = {
    ...{ timeZone, cutOff: actor.cutOff, hasExecutor: hasExecutor || shop === null, isShared },
    ...{
      state: shop ? shopStateOf(shop.state) : ('open' as const),
      closesOn: shop?.closing_on ?? null,
      week: weekHours.parse(shop?.hours ?? []),
    },
    specialDays: specialDays.parse(shop?.special_days ?? []),
  };
  const runs = nextRuns(schedule, skip, planned, { now: now(), since, resumesOn }, LIMIT.cycle.runsShown);
  const windowMs = windowMinutes(schedule) * MINUTE_MS;
  return {
    shop: shop ? { id: shop.id, name: shop.name } : null,
    timeZone,
    runs: runs.map(({ date, startsAt, deadlineAt, skipped }) => ({
      date,
      startsAt: startsAt.toISOString(),
      startsBy: new Date(startsAt.getTime() + windowMs).toISOString(),
      deadlineAt: deadlineAt.toISOString(),
      skipped,
    })),
  };
}
