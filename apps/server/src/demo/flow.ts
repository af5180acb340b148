import { civilDate, daysBetween, wallClock } from '@rondo/domain/civil-time';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { type FlowPlace, slotReader } from '@rondo/domain/flow/place';
import type { CounterKind, CounterShape } from '@rondo/domain/flow-counter';
import type { Language } from '@rondo/domain/language';
import { markFlowDue, type NewReading, rollFlow, writeReadings } from '../features/flow-reading/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import { type Chance, chance } from './chance.ts';
import { cameraShapes } from './flow-shapes.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import type { DemoShop } from './shops.ts';

interface Given {
  companyId: string;
  language: Language;
  timeZone: string;
  shops: readonly DemoShop[];
  /** Rows of the table `camera`. */
  cameras: readonly Record<string, unknown>[];
  by: DemoMember;
  now: Date;
}

/** Stores whose counter is somebody else's: the last open ones, so that they are not those with cameras. */
const IMPORTED = 8;
const DAYS = 35;
/** One store told nothing on a day, another one was without power for three hours. */
const GAP = { shop: 1, daysAgo: 9 };
const OUTAGE = { shop: 2, daysAgo: 4, from: 12, hours: 3 };

const NAMES: Record<Language, Record<'entrance' | 'passage' | 'queue', string>> = {
  'zh-CN': { entrance: '正门', passage: '门外过店', queue: '收银排队' },
  'en-US': { entrance: 'Front door', passage: 'Pavement', queue: 'Till queue' },
};

/** Counters on the cameras of doors and tills, and five weeks of what imported counters of other stores counted and sold: demo data by chance. */
export async function writeFlow(db: Db, given: Given): Promise<void> {
  const counters = [...cameraCounters(given), ...importedCounters(given)];
  await insertRows(db, 'flow_counter', counters);
  const readings: NewReading[] = [];
  const sales: Record<string, unknown>[] = [];
  const imported = importedShops(given);
  for (const [index, shop] of imported.entries()) {
    const own = counters.filter((one) => one.shop_id === shop.id);
    const told = countedBy(given, shop, index, own);
    readings.push(...told.readings);
    sales.push(...told.sales);
  }
  const tx = { db, now: () => given.now, emit: () => Promise.resolve() };
  await writeReadings(tx, given.companyId, readings);
  await insertRows(db, 'flow_sale', sales);
  const days = sales.map(({ shop_id, day }) => ({ shop_id: String(shop_id), day: String(day) }));
  await markFlowDue(tx, given.companyId, days);
  while ((await rollFlow(db, given.companyId, given.now)) > 0);
}

const importedShops = ({ shops }: Given): DemoShop[] => shops.filter(({ state }) => state === 'open').slice(-IMPORTED);

interface CounterRow {
  id: string;
  shop_id: string;
  kind: CounterKind;
  [column: string]: unknown;
}

const common = ({ companyId, by }: Given, at: Date) => ({
  ...{ company_id: companyId, id: idAt(at), edited_by: by.id, is_on: true, created_at: at, updated_at: at },
  ...{ staff_people: 0, staff_crossings: 0, calibrated_at: null, calibrated_real: null, calibrated_counted: null },
});

/**
 * At the first store that has cameras, at its door a line, at its till with a queue an area, where the truth of the clip has them: half a
 * core, what counting may use, follows about one door where somebody moves all the time.
 */
function cameraCounters(given: Given): CounterRow[] {
  const names = NAMES[given.language];
  const first = given.cameras.find(({ places }) => Array.isArray(places) && places[0] === 'door')?.shop_id;
  const cameras = given.cameras.filter(({ shop_id }) => shop_id === first);
  return cameras.flatMap((camera): CounterRow[] => {
    const { door, queue } = cameraShapes(String(camera.main_stream));
    const [place] = Array.isArray(camera.places) ? camera.places : [];
    const made = (kind: 'entrance' | 'queue', shape: CounterShape | null): CounterRow[] =>
      shape === null
        ? []
        : [
            {
              ...common(given, given.now),
              ...{ shop_id: String(camera.shop_id), name: names[kind], kind, source: 'camera', camera_id: camera.id },
              ...{ code: null, shape },
            },
          ];
    if (place === 'door') return made('entrance', door);
    return place === 'till' ? made('queue', queue) : [];
  });
}

/** A door at each of the imported stores, and the pavement outside of every second one. */
function importedCounters(given: Given): CounterRow[] {
  const names = NAMES[given.language];
  const at = new Date(given.now.getTime() - DAYS * DAY_MS);
  return importedShops(given).flatMap((shop, index) =>
    (index % 2 === 0 ? (['entrance', 'passage'] as const) : (['entrance'] as const)).map(
      (kind): CounterRow => ({
        ...common(given, at),
        ...{ shop_id: shop.id, name: names[kind], kind, source: 'import', camera_id: null, shape: null },
        code: `${shop.code}-${kind === 'entrance' ? 1 : 2}`,
        ...(kind === 'entrance' ? { staff_people: 2, staff_crossings: 3 } : {}),
        ...(index === 0 && kind === 'entrance'
          ? { calibrated_at: new Date(given.now.getTime() - 6 * DAY_MS), calibrated_real: 84, calibrated_counted: 81 }
          : {}),
      }),
    ),
  );
}

/** What a store draws at an hour of the day, of 1 at its best. */
const CURVE = [
  0, 0, 0, 0, 0, 0, 0.1, 0.35, 0.6, 0.5, 0.55, 0.7, 1, 0.9, 0.65, 0.6, 0.7, 0.9, 0.85, 0.6, 0.4, 0.25, 0.1, 0,
];
/** Monday first. */
const WEEKDAYS = [0.8, 0.82, 0.86, 0.92, 1.1, 1.35, 1.15];
const OUTSIDE = 6;

/** Hour by hour of five weeks, while the store is open: more at noon and in the evening, more at the weekend. */
function countedBy(given: Given, shop: DemoShop, index: number, counters: readonly CounterRow[]) {
  const random = chance(`flow ${shop.code}`);
  const place: FlowPlace = { zone: given.timeZone, cutOff: '00:00', week: shop.hours, specials: shop.specialDays };
  const slotOf = slotReader(place);
  const best = random.int(35, 110);
  const readings: NewReading[] = [];
  const sales: Record<string, unknown>[] = [];
  const today = civilDate(given.now, given.timeZone);
  const last = Math.floor(given.now.getTime() / HOUR_MS) * HOUR_MS;
  for (let at = last - DAYS * DAY_MS; at + HOUR_MS <= given.now.getTime(); at += HOUR_MS) {
    const { day, hour, isOpen } = slotOf(at, 60);
    const daysAgo = daysBetween(day, today);
    const many = isOpen ? drawn(random, best, { at, hour }, place) : 0;
    const isGone = isMissing(index, daysAgo, hour);
    if (isOpen && !isGone) readings.push(...counters.map((counter) => reading(counter, at, many, random)));
    if (isOpen)
      sales.push({
        ...sold(random, many),
        company_id: given.companyId,
        shop_id: shop.id,
        at: new Date(at),
        day,
        hour,
        is_open: true,
        source: 'import',
        received_at: given.now,
      });
  }
  return { readings, sales };
}

function drawn(random: Chance, best: number, { at, hour }: { at: number; hour: number }, { zone }: FlowPlace): number {
  const weekday = (new Date(`${wallClock(new Date(at), zone).date}T12:00:00Z`).getUTCDay() + 6) % 7;
  const usual = best * (CURVE[hour] ?? 0) * (WEEKDAYS[weekday] ?? 1);
  return Math.round(usual * (0.8 + 0.4 * random.next()));
}

const isMissing = (index: number, daysAgo: number, hour: number): boolean =>
  (index === GAP.shop && daysAgo === GAP.daysAgo) ||
  (index === OUTAGE.shop && daysAgo === OUTAGE.daysAgo && hour >= OUTAGE.from && hour < OUTAGE.from + OUTAGE.hours);

function reading({ id, kind }: CounterRow, at: number, many: number, random: Chance): NewReading {
  const isOutside = kind === 'passage';
  const entries = isOutside ? Math.round(many * OUTSIDE * (0.8 + 0.4 * random.next())) : many;
  return {
    ...{ counterId: id, at: new Date(at), minutes: 60, entries, source: 'import' },
    exits: isOutside ? 0 : Math.max(0, Math.round(many * (0.92 + 0.14 * random.next()))),
    ...{ visitors: null, groups: null, dwells: 0, dwellSeconds: 0, peak: null, healthyMinutes: 60 },
  };
}

function sold(random: Chance, many: number) {
  const transactions = Math.round(many * (0.22 + 0.14 * random.next()));
  const items = Math.round(transactions * (1.4 + random.next()));
  return {
    ...{ transactions, items, amount: (items * (4 + 5 * random.next())).toFixed(2) },
    staff: 1 + Math.min(4, Math.round(many / 25)),
  };
}
