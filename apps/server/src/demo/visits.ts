import { weekdayOf } from '@rondo/domain/business-hours';
import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rondo/domain/duration';
import type { Dispatch, Mode, Purpose } from '@rondo/domain/task';
import { type Chance, chance } from './chance.ts';
import type { TemplateKey } from './fixtures.ts';
import { idAt } from './numbers.ts';
import type { DemoMember, DemoPeople } from './people.ts';
import { PROGRAMMES, type Programme, type Round, TEMPLATE_OF } from './programmes.ts';
import type { DemoShop } from './shops.ts';
import { type DemoTemplate, type DemoVersion, versionAt } from './template.ts';

/** One inspection from its task on: done, waiting for review, still to do, or missed. */
export interface Visit {
  shop: DemoShop;
  template: DemoTemplate;
  version: DemoVersion;
  mode: Mode;
  purpose: Purpose;
  dispatch: Dispatch;
  batchId: string | null;
  createdAt: Date;
  /** Null: at once. */
  startAt: Date | null;
  deadlineAt: Date;
  initiator: DemoMember;
  handler: DemoMember;
  reviewer: DemoMember | null;
  cc: DemoMember[];
  startedAt: Date | null;
  /** Null: not done, yet or ever. */
  submittedAt: Date | null;
  /** Null: nobody reviews it, or not yet. */
  approvedAt: Date | null;
  /** The reviewer sent it back to be done again. */
  returnedAt: Date | null;
  /** Half of it is answered, in a draft saved then. */
  draftAt: Date | null;
  /** The clock closed it unfinished. */
  closedAt: Date | null;
  /** Codes that fail here, and what becomes of the rectifications, where the demo needs it so. */
  staged: Staged | null;
}

export interface Staged {
  fails: readonly string[];
  fix: Fix;
  /** Who puts it right and who looks at it, where it is not whoever does it everywhere. */
  fixer?: DemoMember;
  checker?: DemoMember;
  /** Who decides the appeal. */
  judge?: DemoMember;
}

/** pending: nobody has touched it; asking: its handler asks for more time; appealed: the store says that it was no failure; reviewing: handled, waiting for its reviewer; again: sent back once. */
export type Fix = 'pending' | 'asking' | 'appealed' | 'reviewing' | 'again';

export interface Stage {
  shops: readonly DemoShop[];
  templates: ReadonlyMap<TemplateKey, DemoTemplate>;
  people: DemoPeople;
  timeZone: string;
  now: Date;
  /** How far back the history goes. */
  days: number;
}

/** What was dispatched longer ago than this and never done was closed by the clock. */
const CLOSED_AFTER_DAYS = 20;
const END_OF_DAY = 23 * 60 + 59;

/** Every visit of every shop by the rhythm of the programmes, oldest first. */
export function planVisits(stage: Stage): Visit[] {
  const batches = new Map<string, string>();
  return stage.shops.flatMap((shop, index) =>
    PROGRAMMES.flatMap((programme) => {
      const template = templateOf(stage, shop, programme.round);
      if (!template || shop.state === 'preparing') return [];
      const every = programme.everyDays(shop, index);
      return every === null ? [] : visitsOf(stage, { shop, programme, template, every, batches });
    }),
  );
}

/** The template by which a shop has a round; null: it has none. */
export function templateOf(stage: Stage, shop: DemoShop, round: Round): DemoTemplate | null {
  const key = TEMPLATE_OF[round][shop.place.kind];
  return key === null ? null : (stage.templates.get(key) ?? null);
}

interface Rhythm {
  shop: DemoShop;
  programme: Programme;
  template: DemoTemplate;
  every: number;
  batches: Map<string, string>;
}

function visitsOf(stage: Stage, { shop, programme, template, every, batches }: Rhythm): Visit[] {
  const luck = chance(`${shop.code} ${template.key}`);
  const today = civilDate(stage.now, stage.timeZone);
  const last = shop.closedOn ?? addDays(today, programme.isDispatched ? 9 : 0);
  const visits: Visit[] = [];
  let day = addDays(today, luck.int(0, every - 1) - stage.days);
  while (day <= last) {
    const visit = visitOn(stage, { shop, programme, template, batches, luck, day });
    if (visit) visits.push(visit);
    day = addDays(day, Math.max(1, every + (every > 5 ? luck.int(-2, 2) : 0)));
  }
  return visits;
}

type Occasion = Omit<Rhythm, 'every'> & { luck: Chance; day: string };

function visitOn(stage: Stage, { shop, programme, template, batches, luck, day: planned }: Occasion): Visit | null {
  const { timeZone: zone, now, people } = stage;
  const isMissed = programme.isDispatched && luck.happens(0.025);
  const isLate = programme.isDispatched && luck.happens(0.06);
  const day = programme.isDispatched ? onWeekday(planned) : planned;
  const monday = addDays(day, -weekdayOf(day));
  const doneOn = isLate ? addDays(monday, programme.weeks * 7 + luck.int(0, 2)) : day;
  const minutes = programme.minutes ?? beforeOpening(shop, doneOn);
  if (minutes === null) return null;
  const [earliest, latest] = minutes;
  const startedAt = instantOf(doneOn, luck.int(earliest, latest), zone);
  const submittedAt = new Date(
    startedAt.getTime() + luck.int(...programme.lasts) * MINUTE_MS + luck.int(0, 59) * 1_000,
  );
  const isDone = !isMissed && submittedAt <= now;
  const createdAt = programme.isDispatched ? instantOf(addDays(monday, -3), 16 * 60 + 5, zone) : startedAt;
  if (createdAt > now || (!programme.isDispatched && !isDone)) return null;
  const deadlineAt = programme.isDispatched
    ? instantOf(addDays(monday, programme.weeks * 7 - 1), END_OF_DAY, zone)
    : instantOf(day, END_OF_DAY, zone);
  const participants = programme.participants(people, shop, luck);
  const approvedAt = new Date(
    submittedAt.getTime() + luck.int(...programme.reviewHours) * HOUR_MS + luck.int(1, 55) * MINUTE_MS,
  );
  const isClosed = isMissed && createdAt.getTime() < now.getTime() - CLOSED_AFTER_DAYS * DAY_MS;
  const batch = `${template.key} ${monday} ${shop.area}`;
  if (programme.isDispatched && !batches.has(batch)) batches.set(batch, idAt(createdAt));
  return {
    shop,
    template,
    version: versionAt(template, createdAt),
    mode: programme.mode,
    purpose: programme.purpose,
    dispatch: programme.isDispatched ? 'immediate' : 'self_initiated',
    batchId: batches.get(batch) ?? null,
    createdAt,
    startAt: null,
    deadlineAt,
    ...participants,
    startedAt: isDone ? startedAt : null,
    submittedAt: isDone ? submittedAt : null,
    approvedAt: isDone && participants.reviewer && approvedAt <= now ? approvedAt : null,
    returnedAt: null,
    draftAt: null,
    closedAt: isClosed ? deadlineAt : null,
    staged: null,
  };
}

/** Half an hour in which a shop gets ready; null where it does not open on that day. */
function beforeOpening(shop: DemoShop, day: string): [number, number] | null {
  const opens = shop.hours[weekdayOf(day)]?.[0]?.from;
  if (opens === undefined) return null;
  const [hours = 0, minutes = 0] = opens.split(':').map(Number);
  const opensAt = hours * 60 + minutes;
  return [opensAt - 40, opensAt - 15];
}

function onWeekday(day: string): string {
  const weekday = weekdayOf(day);
  return weekday < 5 ? day : addDays(day, 7 - weekday);
}
