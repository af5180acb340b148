import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { deadlineAt, nextOn, type Schedule, startsAt } from '@rondo/domain/cycle/schedule';
import { DAY_MS, MINUTE_MS } from '@rondo/domain/duration';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import { pinyinOf } from '../platform/pinyin.ts';
import { chance, hash } from './chance.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import { type Round, TEMPLATE_OF } from './programmes.ts';
import type { DemoShop } from './shops.ts';
import { type DemoTemplate, versionAt } from './template.ts';
import type { Stage, Visit } from './visits.ts';

/** A cycle of the demo: a round at the stores of one kind in one area. */
interface Rhythm {
  round: Round;
  area: number;
  weeksAgo: number;
  policy: 'until_next' | 'close';
  /** The round whose template its stores get as well from the next date on. */
  beside?: Round;
  schedule: (startOn: string) => Schedule;
}

const PLAN = { endOn: null, times: null, randomUntil: null } as const;
const RHYTHMS: readonly Rhythm[] = [
  {
    ...{ round: 'flash', area: 0, weeksAgo: 9, policy: 'until_next' },
    schedule: (startOn) => ({
      ...{ ...PLAN, startOn, startTime: '09:00', term: { kind: 'days', days: 4 } },
      recurrence: { frequency: 'weekly', weekdays: [0] },
    }),
  },
  {
    ...{ round: 'quarterly', area: 1, weeksAgo: 18, policy: 'close', beside: 'flash' },
    schedule: (startOn) => ({
      ...{ ...PLAN, startOn, startTime: '08:30', term: { kind: 'days', days: 9 } },
      recurrence: { frequency: 'monthly', days: [{ kind: 'date', date: 1 }] },
    }),
  },
];

/** Most stores of a cycle: enough to fill its calendar, few beside the rounds that everybody makes. */
const MOST_SHOPS = 8;
/** Minutes of the day at which somebody begins. */
const WORKING_MINUTES = [10 * 60, 16 * 60 + 30] as const;
/** Just before the working day of whoever plans. */
const PLANNED_AT = '08:00';

/** What cycles gave out up to now, with the cycles themselves in the dataset. */
export function cycleVisits(dataset: Dataset, stage: Stage, inspectorRoleId: string): Visit[] {
  return RHYTHMS.flatMap((rhythm) => {
    const first = stage.shops.find(({ area, state }) => area === rhythm.area && state === 'open');
    const key = first && TEMPLATE_OF[rhythm.round][first.place.kind];
    const template = key ? stage.templates.get(key) : undefined;
    if (!first || !template) return [];
    const isOne = ({ area, state, place }: DemoShop): boolean =>
      area === rhythm.area && state === 'open' && place.kind === first.place.kind;
    const shops = stage.shops.filter(isOne).slice(0, MOST_SHOPS);
    const beside = rhythm.beside && TEMPLATE_OF[rhythm.beside][first.place.kind];
    const more = [beside ? stage.templates.get(beside) : undefined].filter((one) => one !== undefined);
    return visitsOf(dataset, stage, { rhythm, template, more, shops, inspectorRoleId });
  });
}

interface Made {
  rhythm: Rhythm;
  template: DemoTemplate;
  more: readonly DemoTemplate[];
  shops: readonly DemoShop[];
  inspectorRoleId: string;
}

function visitsOf(dataset: Dataset, stage: Stage, made: Made): Visit[] {
  const { rhythm, template, shops } = made;
  const { timeZone, now } = stage;
  const place = { timeZone, cutOff: '00:00' };
  const today = civilDate(now, timeZone);
  const schedule = rhythm.schedule(addDays(today, -7 * rhythm.weeksAgo));
  const createdAt = startsAt({ startTime: PLANNED_AT }, schedule.startOn, place);
  const cycleId = addCycle(dataset, stage, made, schedule, createdAt);
  const dates: string[] = [];
  for (let on = nextOn(schedule, schedule.startOn); on !== null && on <= today; on = nextOn(schedule, addDays(on, 1)))
    if (startsAt(schedule, on, place) <= now) dates.push(on);
  return dates.flatMap((dueOn, index) => {
    const startAt = startsAt(schedule, dueOn, place);
    const batchId = idAt(startAt);
    dataset.cycle_occurrence.push({
      ...{ company_id: dataset.companyId, id: batchId, cycle_id: cycleId, due_on: dueOn },
      ...{ tasks: shops.length, skipped: 0, generated_at: startAt },
    });
    const next = dates[index + 1];
    const due = deadlineAt(schedule, startAt, place);
    const ends = rhythm.policy === 'close' ? due : next ? startsAt(schedule, next, place) : null;
    return shops.map((shop) => visitAt(stage, { shop, template, batchId, startAt, due, ends }));
  });
}

interface Occasion {
  shop: DemoShop;
  template: DemoTemplate;
  batchId: string;
  startAt: Date;
  due: Date;
  /** When what is not done by then is closed; null: not yet. */
  ends: Date | null;
}

/** Most are made in time, some late, a few never. */
function visitAt({ people, now, timeZone }: Stage, { shop, template, batchId, startAt, due, ends }: Occasion): Visit {
  const luck = chance(`${shop.code} ${startAt.toISOString()}`);
  const isMissed = luck.happens(0.08);
  const days = Math.round((due.getTime() - startAt.getTime()) / DAY_MS);
  const day = addDays(civilDate(startAt, timeZone), luck.happens(0.1) ? days + 1 : luck.int(0, days - 1));
  const startedAt = instantOf(day, luck.int(...WORKING_MINUTES), timeZone);
  const submittedAt = new Date(startedAt.getTime() + luck.int(9, 34) * MINUTE_MS);
  const isDone = !isMissed && submittedAt <= now;
  return {
    ...{ shop, template, version: versionAt(template, startAt), mode: 'on_site', purpose: 'special' },
    ...{ dispatch: 'cyclic', batchId, createdAt: startAt, startAt, deadlineAt: due },
    ...{ initiator: people.admin, handler: people.inspectorOf(shop), reviewer: null, cc: [] },
    startedAt: isDone ? startedAt : null,
    submittedAt: isDone ? submittedAt : null,
    ...{ approvedAt: null, returnedAt: null, draftAt: null, staged: null },
    closedAt: isMissed && ends !== null && ends <= now ? ends : null,
  };
}

function addCycle(
  dataset: Dataset,
  { people, now }: Stage,
  { rhythm, template, more, shops, inspectorRoleId }: Made,
  schedule: Schedule,
  createdAt: Date,
): string {
  const id = idAt(createdAt);
  const number = dataset.number(NUMBER_PREFIX.cycle, createdAt);
  const { name } = template;
  dataset.cycle.push({
    ...{ company_id: dataset.companyId, id, number, name, name_pinyin: pinyinOf(name), description: '' },
    ...{ mode: 'on_site', purpose: 'special', template_id: template.id },
    more_template_ids: more.map((one) => one.id),
    ...{ shop_ids: shops.map((shop) => shop.id), group_ids: [], excluded_ids: [] },
    executor: { kind: 'role', roleId: inspectorRoleId, how: 'any' },
    ...{ reviewer_ids: [], cc_ids: [], frequency: schedule.recurrence.frequency, schedule },
    ...{ skips_days_off: false, deadline_policy: rhythm.policy, owner_id: people.admin.id, state: 'active' },
    // What began before now is in the history already: the clock goes on with the next date.
    ...{ since_at: now, wake_at: now, seed: hash(id) >>> 4 },
    ...{ created_at: createdAt, updated_at: createdAt },
  });
  const entry = { kind: 'cycle', id, name: `${number} ${name}` } as const;
  dataset.addHistory({ ...entry, at: createdAt, by: people.admin, event: 'created', to: 'pending_start' });
  const begun = new Date(createdAt.getTime() + MINUTE_MS);
  dataset.addHistory({ ...entry, at: begun, by: null, event: 'start', from: 'pending_start', to: 'active' });
  return id;
}
