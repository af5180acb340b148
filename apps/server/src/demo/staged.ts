import { addDays, civilDate, instantOf } from '@rondo/domain/civil-time';
import { HOUR_MS } from '@rondo/domain/duration';
import { hash } from './chance.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { type Round, SHOWN_SHOPS } from './programmes.ts';
import type { DemoShop } from './shops.ts';
import { versionAt } from './template.ts';
import { type Fix, type Stage, type Staged, templateOf, type Visit } from './visits.ts';

const END_OF_DAY = 23 * 60 + 59;

/** What each person of the sign-in page finds waiting, on whatever day the demo begins. */
export function stageVisits(stage: Stage): Visit[] {
  const [first, second, third] = stage.shops.slice(0, SHOWN_SHOPS);
  const more = stage.shops.slice(SHOWN_SHOPS).filter((shop) => shop.state === 'open');
  if (!first || !second || !third) throw new Error('the first shops are missing');
  const { people } = stage;
  const inspector = people.inspectorOf(first);
  const area = people.areaManagerOf(first.area);
  const manager = people.managerOf(first);
  const todo = (shop: DemoShop | undefined, round: Round, dueIn: number, handler: DemoMember) =>
    shop
      ? [open(stage, { shop, round, dueIn, handler, initiator: area, reviewer: handler === inspector ? null : area })]
      : [];
  const done = (shop: DemoShop | undefined, daysAgo: number, round: Round, fails: string[], fix: Fix) =>
    shop
      ? [
          past(stage, {
            shop,
            round,
            daysAgo,
            inspector,
            initiator: area,
            fails,
            fix,
            reviewer: round === 'quarterly' ? area : null,
          }),
        ]
      : [];
  return [
    ...todo(more[0], 'monthly', 0, inspector),
    ...todo(more[1], 'quarterly', 0, inspector),
    ...todo(more[2], 'monthly', 1, inspector),
    ...todo(more[3], 'monthly', -1, inspector),
    ...todo(second, 'equipment', 1, manager),
    ...todo(first, 'opening', 0, manager),
    ...todo(first, 'opening', 0, people.staff),
    ...done(first, 1, 'monthly', ['FS-01', 'FS-13', 'FS-28'], 'pending'),
    ...done(third, 7, 'monthly', ['FS-08'], 'pending'),
    ...done(more[4], 1, 'quarterly', ['BS-08', 'BS-14'], 'pending'),
    ...done(second, 3, 'flash', ['CF-06', 'CF-08'], 'reviewing'),
    ...done(third, 4, 'flash', ['CF-02', 'CF-04'], 'again'),
    ...begun(stage, more[5], inspector, area),
    ...sentBack(stage, more[6], inspector, area),
    ...forTomorrow(stage, more.slice(7)),
    ...forTheOffice(stage, more),
  ];
}

/** An inspection that was left in the middle an hour ago. */
function begun(stage: Stage, shop: DemoShop | undefined, handler: DemoMember, initiator: DemoMember): Visit[] {
  if (!shop) return [];
  const visit = open(stage, { shop, round: 'monthly', dueIn: 1, handler, initiator, reviewer: null });
  return [{ ...visit, draftAt: new Date(stage.now.getTime() - HOUR_MS) }];
}

/** One that its reviewer sent back yesterday evening. */
function sentBack(stage: Stage, shop: DemoShop | undefined, inspector: DemoMember, area: DemoMember): Visit[] {
  if (!shop) return [];
  const done: Done = {
    shop,
    round: 'quarterly',
    daysAgo: 1,
    inspector,
    initiator: area,
    fails: [],
    fix: 'pending',
    reviewer: area,
  };
  const visit = past(stage, done);
  const yesterday = addDays(civilDate(stage.now, stage.timeZone), -1);
  return [{ ...visit, returnedAt: instantOf(yesterday, 21 * 60 + 40, stage.timeZone) }];
}

const TOMORROWS = 12;

/** The owner has planned a look at shops of every area for tomorrow; nobody has it to do yet. */
function forTomorrow(stage: Stage, shops: readonly DemoShop[]): Visit[] {
  const { now, timeZone, people } = stage;
  const tomorrow = addDays(civilDate(now, timeZone), 1);
  const createdAt = new Date(now.getTime() - 5 * HOUR_MS);
  const batchId = idAt(createdAt);
  const every = Math.max(1, Math.floor(shops.length / TOMORROWS));
  return shops
    .filter((_, i) => i % every === 0)
    .slice(0, TOMORROWS)
    .map((shop) => ({
      ...base(stage, shop, 'flash', createdAt),
      mode: 'on_site' as const,
      purpose: 'unannounced' as const,
      dispatch: 'scheduled' as const,
      batchId,
      createdAt,
      startAt: instantOf(tomorrow, 8 * 60, timeZone),
      deadlineAt: instantOf(addDays(tomorrow, 2), END_OF_DAY, timeZone),
      initiator: people.owner,
      handler: people.inspectorOf(shop),
      reviewer: null,
      startedAt: null,
      submittedAt: null,
      staged: null,
    }));
}

/** Reviews that the head office keeps, and what of them comes back to its desk. */
function forTheOffice(stage: Stage, shops: readonly DemoShop[]): Visit[] {
  const { owner, admin, inspectorOf } = stage.people;
  const cases: [DemoMember, number, string[], Omit<Staged, 'fails'>][] = [
    [owner, 1, ['BS-14'], { fix: 'pending', fixer: owner }],
    [owner, 2, ['BS-08'], { fix: 'reviewing', checker: owner }],
    [owner, 3, ['BS-08', 'BS-14'], { fix: 'reviewing', checker: owner }],
    [admin, 2, ['BS-14'], { fix: 'reviewing', checker: admin }],
    [admin, 1, ['BS-14'], { fix: 'asking', checker: admin }],
    [admin, 1, ['BS-08'], { fix: 'appealed', judge: owner }],
  ];
  return cases.flatMap(([reviewer, daysAgo, fails, fate], i) => {
    const shop = shops[Math.floor(shops.length * (0.15 + i * 0.16))];
    if (!shop) return [];
    const inspector = inspectorOf(shop);
    const done = { shop, round: 'quarterly' as const, daysAgo, inspector, initiator: admin, reviewer };
    const visit = past(stage, { ...done, fails, fix: fate.fix });
    return [{ ...visit, staged: { ...fate, fails: codesIn(shop, fails) } }];
  });
}

/** What a code of the quarterly check of a café is in a shop. */
const CODES_IN_SHOPS: Readonly<Record<string, string>> = { 'BS-08': 'CE-07', 'BS-14': 'CE-04' };

function codesIn(shop: DemoShop, codes: readonly string[]): string[] {
  return codes.map((code) => (shop.place.kind === 'retail' ? (CODES_IN_SHOPS[code] ?? code) : code));
}

interface Todo {
  shop: DemoShop;
  round: Round;
  /** Days from today; negative is overdue. */
  dueIn: number;
  handler: DemoMember;
  initiator: DemoMember;
  reviewer: DemoMember | null;
}

function open(stage: Stage, todo: Todo): Visit {
  const { now, timeZone } = stage;
  const today = civilDate(now, timeZone);
  const yesterday = instantOf(addDays(today, Math.min(todo.dueIn, 0) - 1), 10 * 60 + 12, timeZone);
  return {
    ...base(stage, todo.shop, todo.round, yesterday),
    mode: todo.round === 'opening' || todo.round === 'equipment' ? 'self' : 'on_site',
    dispatch: 'immediate',
    createdAt: yesterday,
    deadlineAt: instantOf(addDays(today, todo.dueIn), END_OF_DAY, timeZone),
    initiator: todo.initiator,
    handler: todo.handler,
    reviewer: todo.reviewer,
    startedAt: null,
    submittedAt: null,
    staged: null,
  };
}

interface Done {
  shop: DemoShop;
  round: Round;
  daysAgo: number;
  inspector: DemoMember;
  initiator: DemoMember;
  fails: string[];
  fix: Fix;
  /** Still to look at it. */
  reviewer: DemoMember | null;
}

function past(stage: Stage, done: Done): Visit {
  const { now, timeZone } = stage;
  const day = addDays(civilDate(now, timeZone), -done.daysAgo);
  // Nobody is at two shops at once.
  const minute = 9 * 60 + 15 + (hash(`${done.shop.code} ${done.round}`) % 52) * 7;
  const startedAt = instantOf(day, minute, timeZone);
  const isFlash = done.round === 'flash';
  const createdAt = isFlash ? startedAt : instantOf(addDays(day, -1), 16 * 60 + 20, timeZone);
  return {
    ...base(stage, done.shop, done.round, createdAt),
    mode: 'on_site',
    dispatch: isFlash ? 'self_initiated' : 'immediate',
    createdAt,
    deadlineAt: instantOf(day, END_OF_DAY, timeZone),
    initiator: isFlash ? done.inspector : done.initiator,
    handler: done.inspector,
    reviewer: done.reviewer,
    startedAt,
    submittedAt: new Date(startedAt.getTime() + (isFlash ? 0.3 : 1.1) * HOUR_MS),
    staged: { fails: codesIn(done.shop, done.fails), fix: done.fix },
  };
}

function base(stage: Stage, shop: DemoShop, round: Round, at: Date) {
  const template = templateOf(stage, shop, round);
  if (!template) throw new Error(`no template for ${round} in ${shop.name}`);
  return {
    shop,
    template,
    version: versionAt(template, at),
    purpose: 'regular' as const,
    batchId: null,
    cc: [],
    startAt: null,
    approvedAt: null,
    returnedAt: null,
    draftAt: null,
    closedAt: null,
  };
}
