import { shopClock } from '@rondo/contract/shop-clock';
import { deadlineFault, dueAt } from '@rondo/domain/deadline';
import { type CountedDeadline, countedDeadline, onceEach } from '@rondo/domain/work-clock';
import { AppError, refuseField } from '../../platform/errors.ts';

interface Asked {
  deadlineAt?: string | undefined;
  deadlineDays?: number | undefined;
}

interface Times {
  startAt: Date;
  /** What days are counted from, where that is not the start: the start as it was confirmed. */
  countFrom?: Date;
  now: Date;
  /** The zone of the company: of stores that have none of their own, and of what is of no store. */
  timeZone: string;
}

type StoredShop = Parameters<typeof shopClock>[0];

/** When the tasks of a dispatch are due, each by its store; refuses a deadline that cannot be met. */
export function dueOf(
  { openHours, ...asked }: Asked & { openHours?: number | undefined },
  times: Times,
): (shop: StoredShop) => CountedDeadline {
  if (openHours === undefined) {
    const due = dueInZone(asked, times);
    return (shop) => ({ deadlineAt: due(shop.time_zone), soon: { day: null, hours: null } });
  }
  const counted = onceEach((hours) => countedDeadline(hours, times.startAt, openHours));
  return (shop) => counted(shopClock(shop, times.timeZone));
}

/** The one deadline there is, or the end of a day by the zone of a store; refuses one that cannot be met. */
export function dueInZone({ deadlineAt, deadlineDays }: Asked, times: Times): (zone: string | null) => Date {
  if (deadlineDays !== undefined) return endOfDay(deadlineDays, times);
  if (deadlineAt === undefined) throw refuseField('deadlineAt', 'required');
  const deadline = requireAhead(new Date(deadlineAt), times);
  return () => deadline;
}

/** Thousands of stores lie in a few zones: each is asked once. */
function endOfDay(days: number, times: Times): (zone: string | null) => Date {
  const known = new Map<string, Date>();
  return (own) => {
    const zone = own || times.timeZone;
    const from = times.countFrom ?? times.startAt;
    const end = known.get(zone) ?? requireAhead(dueAt({ kind: 'days', days }, from, zone), times);
    known.set(zone, end);
    return end;
  };
}

function requireAhead(deadline: Date, { startAt, now }: Times): Date {
  if (deadlineFault(deadline, startAt, now) !== null) throw new AppError('DEADLINE_PAST');
  return deadline;
}
