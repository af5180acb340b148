import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { flowCounterApi } from '@rondo/contract/flow-counter';
import { flowReadingApi } from '@rondo/contract/flow-reading';
import { FLOW_READING_LIMIT } from '@rondo/domain/flow-reading-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from './factories.ts';
import { checked, imported } from './import.ts';
import { requestId, type World, world } from './world.ts';

/** Hourly counts of two cities as they publish them: none of it in the project. `RONDO_FLOW=all` imports every row. */
const DATA = process.env.RONDO_DATA ?? '';
const isWhole = process.env.RONDO_FLOW === 'all';

interface Series {
  file: string;
  zone: string;
  /** What each column is. */
  mapping: string[];
  columns: { sensor: number; date: number; hour: number; count: number };
  /** The year that is imported where not all are, and the most sensors of it. */
  year: string;
  sensors: number;
}

const SERIES: Series[] = [
  {
    file: 'leeds_hourly_2009_2014',
    zone: 'Europe/London',
    mapping: ['date', 'time', 'code', 'entries', ''],
    columns: { date: 0, hour: 1, sensor: 2, count: 3 },
    ...{ year: '2009', sensors: 2 },
  },
  {
    file: 'melbourne_hourly_2012_2014',
    zone: 'Australia/Melbourne',
    mapping: ['date', '', 'time', '', 'code', 'entries'],
    columns: { date: 0, hour: 2, sensor: 4, count: 5 },
    ...{ year: '2012', sensors: 2 },
  },
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function isoOf(date: string): string {
  const [, day, month, year] = /^(\d\d)[/-](\d\d|[A-Z][a-z]{2})[/-](\d{4})$/.exec(date) ?? [];
  if (year === undefined) return date;
  const number = MONTHS.indexOf(month ?? '') + 1;
  return `${year}-${number > 0 ? String(number).padStart(2, '0') : month}-${day}`;
}

/** How often each hour was on the clocks of a zone: once, twice, or never. */
function clockHours(zone: string, from: number, until: number): Map<string, number> {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  const hours = new Map<string, number>();
  for (let at = Date.UTC(from, 0, 1) - 86_400_000; at < Date.UTC(until + 1, 0, 2); at += 3_600_000) {
    const hour = format.format(at).slice(0, 13);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return hours;
}

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

describe.runIf(existsSync(join(DATA, 'footfall', `${SERIES[0]?.file}.csv.gz`)))('the counts of a city', () => {
  it.each(SERIES)(
    '$file come out as plain code sums them: by hour, day, week and year',
    async (series) => {
      company = await w.company({ timeZone: series.zone });
      const text = gunzipSync(readFileSync(join(DATA, 'footfall', `${series.file}.csv.gz`))).toString('utf8');
      const [heading = '', ...all] = text.split(/\r?\n/).filter((line) => line !== '');
      const { columns } = series;
      const cellsOf = (line: string): string[] => line.split(',');
      const sensors = [...new Set(all.map((line) => cellsOf(line)[columns.sensor] ?? ''))];
      const wanted = new Set(isWhole ? sensors : sensors.slice(0, series.sensors));
      const lines = all.filter((line) => {
        const cells = cellsOf(line);
        const isYear = isWhole || isoOf(cells[columns.date] ?? '').startsWith(series.year);
        return isYear && wanted.has(cells[columns.sensor] ?? '') && cells[columns.count] !== '';
      });
      const shopOf = new Map<string, string>();
      for (const sensor of wanted) {
        const shopId = await company.shop({ name: `${series.file} ${sensor}` });
        shopOf.set(sensor, shopId);
        await company.owner.call(flowCounterApi.create, {
          ...{ shopId, name: 'Street', kind: 'entrance', source: 'import', code: sensor.slice(0, 50) },
          requestId: requestId(),
        });
      }
      const hours = clockHours(series.zone, 2009, 2014);
      const plain = new Map<string, number>();
      const seen = new Map<string, number>();
      let isLeft = 0;
      for (const line of lines) {
        const cells = cellsOf(line);
        const date = isoOf(cells[columns.date] ?? '');
        const hour = `${date} ${(cells[columns.hour] ?? '').padStart(2, '0')}`;
        const sensor = cells[columns.sensor] ?? '';
        const nth = (seen.get(`${sensor} ${hour}`) ?? 0) + 1;
        seen.set(`${sensor} ${hour}`, nth);
        if (nth > (hours.get(hour) ?? 0)) {
          isLeft += 1;
          continue;
        }
        const key = `${shopOf.get(sensor)} ${hour}`;
        plain.set(key, (plain.get(key) ?? 0) + Number(cells[columns.count]));
      }
      let refusedRows = 0;
      for (let at = 0; at < lines.length; at += FLOW_READING_LIMIT.imported) {
        const part = [heading, ...lines.slice(at, at + FLOW_READING_LIMIT.imported)].join('\n');
        const report = await checked(flowReadingApi, company.owner, part, { mapping: series.mapping });
        refusedRows += report.errorRows;
        const job = await imported(flowReadingApi, company.owner, report.importId, { duplicates: 'overwrite' });
        expect(job.state).toBe('done');
      }
      expect(refusedRows).toBe(isLeft);
      // What the outbox sums at this moment is no longer due, and not there yet.
      await w.settle();
      await w.app.runJob('flow-reading.roll');
      const sums = await w.sql<{ shop_id: string; day: string; hour: number; entries: number }>(
        `select shop_id, day::text as day, hour, sum(entries)::int as entries from flow_hour
        where company_id = $1 and healthy_minutes > 0 group by 1, 2, 3`,
        [company.id],
      );
      const found = new Map(
        sums.map((one) => [`${one.shop_id} ${one.day} ${String(one.hour).padStart(2, '0')}`, one.entries]),
      );
      expect(found).toEqual(plain);
      for (const period of ['day', 'week', 'year'] as const) {
        const rows = await w.sql<{ shop_id: string; at: string; entries: number }>(
          `select shop_id, date_trunc($2, day)::date::text as at, sum(entries)::int as entries from flow_day
          where company_id = $1 group by 1, 2 having sum(healthy_minutes) > 0`,
          [company.id, period],
        );
        expect(new Map(rows.map((one) => [`${one.shop_id} ${one.at}`, one.entries]))).toEqual(totals(plain, period));
      }
      const lengths = await w.sql<{ hours: number }>(
        `select distinct count(*)::int as hours from flow_hour where company_id = $1 and day between '2009-01-02' and '2014-12-30'
        and day > (select min(day) from flow_hour where company_id = $1) group by shop_id, day order by 1`,
        [company.id],
      );
      expect(lengths.map((one) => one.hours)).toEqual(expect.arrayContaining([23, 24, 25]));
      process.stdout.write(
        `${series.file}: ${lines.length} rows of ${wanted.size} sensors, ${isLeft} of hours that never were\n`,
      );
    },
    1_200_000,
  );
});

function totals(plain: ReadonlyMap<string, number>, period: 'day' | 'week' | 'year'): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of plain) {
    const [shopId = '', date = ''] = key.split(' ');
    const at = `${shopId} ${begin(date, period)}`;
    sums.set(at, (sums.get(at) ?? 0) + count);
  }
  return sums;
}

function begin(date: string, period: 'day' | 'week' | 'year'): string {
  if (period === 'day') return date;
  if (period === 'year') return `${date.slice(0, 4)}-01-01`;
  const monday = new Date(`${date}T12:00:00Z`);
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
  return monday.toISOString().slice(0, 10);
}
