import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company } from './factories.ts';
import { checked, imported } from './import.ts';
import { type World, world } from './world.ts';

/** A city's employees by department, districts of China as the tree, names of two languages: none of it in the project. */
const DATA = process.env.RONDO_DATA ?? '';
const FOLDER = join(DATA, 'org');
const MEMBERS = 5_000;
const DEPARTMENTS = 300;

const table = (name: string): string[][] =>
  parse(gunzipSync(readFileSync(join(FOLDER, `${name}.csv.gz`))), { from_line: 2, relax_column_count: true });

/** Province/city/area paths, until there are as many departments as wanted. */
function paths(): string[] {
  const provinces = new Map(table('cn_provinces').map(([code, name]) => [code, name]));
  const cities = new Map(table('cn_cities').map(([code, name]) => [code, name]));
  const found: string[] = [];
  const made = new Set<string>();
  for (const [, area, city, province] of table('cn_areas')) {
    const levels = [provinces.get(province ?? ''), cities.get(city ?? ''), area];
    const steps = levels.map((_, i) => levels.slice(0, i + 1).join('/'));
    if (made.size + steps.filter((step) => !made.has(step)).length > DEPARTMENTS) continue;
    for (const step of steps) made.add(step);
    found.push(steps.at(-1) ?? '');
    if (made.size === DEPARTMENTS) break;
  }
  return found;
}

function people(places: readonly string[]): string[][] {
  const names = (file: string, kind: RegExp): string[] =>
    table(file).flatMap(([of, value]) => (kind.test(of ?? '') && value ? [value] : []));
  const [surnames, given] = [names('names_zh_CN', /^surname/), names('names_zh_CN', /given|first/)];
  return table('chicago_departments_titles')
    .slice(0, MEMBERS)
    .map(([no, title], i) => [
      `${surnames[i % surnames.length]}${given[(i * 7) % given.length]}`,
      `1380${String(1_000_000 + i)}`,
      `${no}@people.test`,
      no ?? '',
      places[i % places.length] ?? '',
      'Staff',
      '',
      (title ?? '').slice(0, 50),
      '2024-03-01',
    ]);
}

const HEADERS = ['Name', 'Phone', 'Email', 'Staff no.', 'Departments', 'Roles', 'Store scope', 'Position', 'Joined on'];
const csv = (headers: readonly string[], rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    [headers, ...rows].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n'),
  );

describe.skipIf(!existsSync(FOLDER))('a company of 5,000 real job titles in 300 real places', () => {
  let w: World;
  let company: Company;
  beforeAll(async () => {
    w = await world();
    company = await w.company();
  });
  afterAll(() => w.stop());

  const timed = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const began = performance.now();
    const answer = await work();
    process.stdout.write(`real people: ${what} ${(performance.now() - began).toFixed(0)} ms\n`);
    return answer;
  };

  it('takes the tree and the people in by file, finds and counts them, and reads the file back', async () => {
    const { owner } = company;
    const places = paths();
    const tree = csv(
      ['Path'],
      places.map((path) => [path]),
    );
    const dry = await timed('departments, dry run', () => checked(departmentApi, owner, tree));
    expect([dry.errorCount, dry.creates[0]?.count]).toEqual([0, DEPARTMENTS]);
    await imported(departmentApi, owner, dry.importId);

    const rows = people(places);
    const report = await timed('members, dry run', () => checked(memberApi, owner, csv(HEADERS, rows)));
    expect([report.rows, report.errorCount, report.duplicateCount]).toEqual([MEMBERS, 0, 0]);
    const done = await timed('members, import', () => imported(memberApi, owner, report.importId));
    expect(done.result.created).toBe(MEMBERS);

    const nodes = await timed('tree', () => owner.call(departmentApi.tree, {}));
    const root = nodes.find((node) => node.parentId === null);
    expect([nodes.length, root?.membersBelow]).toEqual([DEPARTMENTS + 1, MEMBERS + 1]);
    const one = rows[1_234];
    const found = await timed('search by mobile', () => owner.call(memberApi.list, { keyword: one?.[1] ?? '' }));
    expect(found.list.map((m) => [m.name, m.employeeNo, m.position])).toEqual([[one?.[0], one?.[3], one?.[7]]]);
    const province = nodes.find((node) => node.depth === 1);
    const below = await timed('list below a province', () =>
      owner.call(memberApi.list, { departmentId: province?.id ?? '', sort: 'name' }),
    );
    expect(below.total).toBe(province?.membersBelow);
    const again = await timed('the same file again, dry run', () => checked(memberApi, owner, csv(HEADERS, rows)));
    expect([again.ready, again.duplicateCount]).toEqual([0, MEMBERS]);
  }, 240_000);
});
