import { MINUTE_MS } from '@rondo/domain/duration';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Checked } from '../../../platform/import/definition.ts';
import type { Source, SourceRow } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { type DayOrder, dayOrderOf } from '../../../platform/table/read-day.ts';
import { filteredCounters } from '../../flow-counter/index.ts';
import { flowPlaces } from '../places.ts';
import { isYes, localTimes, readWhole } from './clock.ts';
import * as q from './import.queries.ts';
import type { PlannedReading, ReadingPlan } from './plan.ts';
import type { ReadingField } from './reading-fields.ts';

/** The keys under `flowReading.importFault`. */
type Fault = MessageKey extends infer K ? (K extends `flowReading.importFault.${infer Name}` ? Name : never) : never;

interface RowFault {
  row: number;
  field: ReadingField;
  value: string;
  fault: Fault;
}

interface Counter {
  id: string;
  name: string;
  /** Reads its local times in the order of the file. */
  timeOf: ReturnType<typeof localTimes>;
  /** Whether any of its rows begins inside an hour: then all are of quarters. */
  hasQuarters: boolean;
}

/** What an import of readings would do, row by row. Reads, writes nothing. */
export async function checkReadings(
  { db, actor, language, now }: Context,
  source: Source<ReadingField>,
): Promise<Checked<ReadingField, ReadingPlan>> {
  const faults: RowFault[] = [];
  const counters = await countersOf({ db, actor }, source, dayOrderOf(firstTexts(source)));
  const rows: PlannedReading[] = [];
  await inSlices(source.rows, (row) => {
    const read = readRow(row, counters, faults);
    if (read) rows.push(read);
  });
  const byId = new Map([...counters.values()].map((one) => [one.id, one]));
  for (const row of rows) row.minutes = byId.get(row.counterId)?.hasQuarters ? 15 : 60;
  refuseEarly(rows, faults, now());
  const wrong = new Set(faults.map(({ row }) => row));
  const right = rows.filter(({ row }) => !wrong.has(row));
  const there = await q.readingKeys(db, actor.companyId, right);
  const duplicates = right
    .filter((row) => there.has(q.keyOf(row)))
    .map(({ row, counterId }) => ({
      ...{ row, id: null, name: byId.get(counterId)?.name ?? '' },
      message: translate(language, 'flowReading.importing.there'),
    }));
  return {
    faults: faults.map(({ row, field, value, fault }) => ({
      ...{ row, field, value },
      message: translate(language, `flowReading.importFault.${fault}`),
    })),
    ...{ warnings: [], creates: [], notes: [], shown: () => ({}) },
    ...{ duplicates, ready: right.length - duplicates.length },
    plan: { rows: right },
  };
}

/** The first days of a file: an order of day and month shows in them. */
function* firstTexts({ rows }: Source<ReadingField>): Generator<string> {
  for (const { textOf } of rows) yield textOf('date');
}

async function countersOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { rows }: Source<ReadingField>,
  order: DayOrder,
): Promise<Map<string, Counter>> {
  const codes = [...new Set(rows.map(({ textOf }) => textOf('code').toLowerCase()))];
  if (codes.length === 0) return new Map();
  const found = await filteredCounters(db, actor, { keyword: '', source: 'import', code: codes }).execute();
  const places = await flowPlaces(
    db,
    actor.companyId,
    found.map((one) => one.shop_id),
  );
  return new Map(
    found.map((one) => {
      const zone = places.get(one.shop_id)?.zone ?? actor.timeZone;
      const name = `${one.shop_name} ${one.name}`;
      return [one.code?.toLowerCase() ?? '', { id: one.id, name, timeOf: localTimes(zone, order), hasQuarters: false }];
    }),
  );
}

function readRow(
  { row, textOf }: SourceRow<ReadingField>,
  counters: ReadonlyMap<string, Counter>,
  faults: RowFault[],
): PlannedReading | null {
  const wrong = (field: ReadingField, fault: Fault): null => {
    faults.push({ row, field, value: textOf(field), fault });
    return null;
  };
  const counter = counters.get(textOf('code').toLowerCase());
  if (!counter) return wrong('code', textOf('code') === '' ? 'required' : 'counter');
  const told = { date: textOf('date'), time: textOf('time'), isSecond: isYes(textOf('second')) };
  const start = counter.timeOf(told);
  if (typeof start === 'string') return wrong(start === 'day' || told.time === '' ? 'date' : 'time', start);
  if (start.minute % 60 !== 0) counter.hasQuarters = true;
  const { people, seconds } = FLOW_READING_LIMIT;
  let isWrong = false;
  const whole = (field: ReadingField, max: number): number | null => {
    const text = textOf(field);
    const value = text === '' ? null : readWhole(text, max);
    if (value === null && text !== '') {
      wrong(field, 'number');
      isWrong = true;
    }
    return value;
  };
  const counted = {
    ...{ entries: whole('entries', people), exits: whole('exits', people) ?? 0, visitors: whole('visitors', people) },
    ...{ groups: whole('groups', people), dwells: whole('dwells', people) ?? 0 },
    ...{
      dwellSeconds: whole('dwellSeconds', seconds) ?? 0,
      peak: whole('peak', people),
      healthy: whole('healthy', 60),
    },
  };
  if (isWrong) return null;
  const { entries, ...rest } = counted;
  if (entries === null) return wrong('entries', 'blank');
  return { row, counterId: counter.id, at: start.at, minutes: 60, entries, ...rest };
}

function refuseEarly(rows: readonly PlannedReading[], faults: RowFault[], now: Date): void {
  const last = now.getTime() + FLOW_READING_LIMIT.aheadMs;
  for (const { row, at, minutes } of rows) {
    if (at + minutes * MINUTE_MS <= last) continue;
    faults.push({ row, field: 'date', value: new Date(at).toISOString(), fault: 'early' });
  }
}
