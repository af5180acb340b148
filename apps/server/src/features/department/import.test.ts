import { utils, write } from '@e965/xlsx';
import { departmentApi } from '@rondo/contract/department';
import type { ImportReport } from '@rondo/contract/import';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  owner = company.owner;
});

const csv = (...lines: string[]): Uint8Array => new TextEncoder().encode(lines.join('\n'));
const check = (bytes: Uint8Array, who = owner) => checked(departmentApi, who, bytes, { name: 'departments.csv' });
const run = async (importId: string, who = owner) => (await imported(departmentApi, who, importId)).result;
const created = (report: ImportReport) => report.creates.flatMap(({ names }) => names);
const tree = async () =>
  (await owner.call(departmentApi.tree, {})).slice(1).map(({ name, depth }) => `${'-'.repeat(depth)}${name}`);
const refused = (reason: string) => expect.objectContaining({ reason });
const x = (length: number) => 'x'.repeat(length);
const levels = (path: string) => path.split('/').map((_, at, all) => all.slice(0, at + 1).join('/'));

describe('importing departments', () => {
  it('makes the missing levels, once each, and leaves alone what is there', async () => {
    const east = (
      await owner.call(departmentApi.create, {
        requestId: requestId(),
        parentId: company.start.rootDepartmentId,
        name: 'East',
      })
    ).id;
    const lines = [
      'Department path',
      'east',
      'East / Shanghai /Pudong',
      'EAST/shanghai/Puxi',
      'Head office',
      '',
      'Head office',
    ];
    const report = await check(csv(...lines));
    expect(report).toMatchObject({ rows: 5, ready: 3, duplicateCount: 2, errorCount: 0, fileName: 'departments.csv' });
    expect(created(report)).toEqual(['East/Shanghai', 'East/Shanghai/Pudong', 'EAST/shanghai/Puxi', 'Head office']);
    expect(await tree()).toEqual(['-East']);
    expect(await run(report.importId)).toEqual({ created: 4 });
    expect(await tree()).toEqual(['-East', '--Shanghai', '---Pudong', '---Puxi', '-Head office']);
    const again = await check(csv(...lines));
    expect(again).toMatchObject({ creates: [], duplicateCount: 5 });
    const { parentId, depth } = (await owner.call(departmentApi.tree, {})).find((one) => one.name === 'Shanghai') ?? {};
    expect({ parentId, depth }).toEqual({ parentId: east, depth: 2 });
    const told = await w.sql<{ object_name: string }>(
      `select object_name from history where company_id = $1 and event = 'imported' and object_kind = 'department' order by id`,
      [company.id],
    );
    expect(told.map((row) => row.object_name)).toEqual(['Shanghai', 'Pudong', 'Puxi', 'Head office']);
  });

  it('names row, level and segment of what is wrong, and leaves these rows out', async () => {
    const eleven = Array.from({ length: 11 }, (_, at) => `L${at + 1}`).join('/');
    const ten = Array.from({ length: 10 }, (_, at) => `L${at + 1}`).join('/');
    const report = await check(
      csv('部门路径', 'Fine', 'A//B', '/A', 'A/', `A/${x(50)}`, `A/${x(51)}`, eleven, ten, `A/${'店'.repeat(51)}/B`),
    );
    expect(report.errors.map(({ row, value, column }) => [row, value, column])).toEqual([
      [3, 'A//B', '部门路径'],
      [4, '/A', '部门路径'],
      [5, 'A/', '部门路径'],
      [7, x(51), '部门路径'],
      [8, 'L11', '部门路径'],
      [10, '店'.repeat(51), '部门路径'],
    ]);
    expect(report.errors.map((one) => one.message)).toEqual([
      'Each level must have 1–50 characters: level 2 of the path is empty',
      'Each level must have 1–50 characters: level 1 of the path is empty',
      'Each level must have 1–50 characters: level 2 of the path is empty',
      `Each level must have 1–50 characters: level 2 “${x(51)}” is too long`,
      'Departments have at most 10 levels: “L11” is level 11',
      `Each level must have 1–50 characters: level 2 “${'店'.repeat(51)}” is too long`,
    ]);
    expect(report).toMatchObject({ rows: 9, errorCount: 6 });
    expect(created(report)).toEqual(['Fine', 'A', `A/${x(50)}`, ...levels(ten)]);
    await run(report.importId);
    expect(await tree()).toHaveLength(13);
  });

  it('reads xlsx, a column that is not the first, and a file without a header', async () => {
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([
        ['No.', 'Path'],
        [1, '华东/上海'],
        [2, '=1+1'],
      ]),
      'S',
    );
    const report = await check(new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' })));
    expect(created(report)).toEqual(['华东', '华东/上海', '=1+1']);
    const bare = await check(csv('North/One', 'North/Two', '/'));
    expect(created(bare)).toEqual(['North', 'North/One', 'North/Two']);
    expect(bare.errors).toMatchObject([{ row: 3 }]);
    await expect(check(csv('', ''))).rejects.toEqual(refused('IMPORT_UNREADABLE'));
    const many = csv('path', ...Array.from({ length: 2001 }, (_, at) => `D${at}`));
    await expect(check(many)).rejects.toMatchObject({ data: { fields: [{ path: 'file', reason: 'too_many_rows' }] } });
  });

  it('a plan is run once, by its author, and uses what others made meanwhile', async () => {
    const other = await company.member({ role: 'administrator' });
    const { importId } = await check(csv('path', 'A/B', 'A/C'));
    await expect(run(importId, other)).rejects.toEqual(refused('NOT_FOUND'));
    const theirs = await check(csv('path', 'a/B'), other);
    await run(theirs.importId, other);
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => run(importId)));
    expect(tries.filter((one) => one.status === 'fulfilled')).toMatchObject([{ value: { created: 1 } }]);
    expect(await tree()).toEqual(['-a', '--B', '--C']);
    w.clock.advance(3_600_001);
    const late = (await check(csv('path', 'Late'))).importId;
    w.clock.advance(3_600_001);
    await expect(run(late)).rejects.toEqual(refused('NOT_FOUND'));
  });

  it('hands out a file to fill in, which can be imported as it is', async () => {
    const { method, url, headers } = compose(departmentApi.importTemplate, {}, owner, {
      language: 'zh-CN',
      now: w.clock.now().getTime(),
    });
    const answer = await fetch(`${w.base}${url}`, { method, headers });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    const report = await check(new Uint8Array(await answer.arrayBuffer()));
    expect(report).toMatchObject({ rows: 3, errorCount: 0 });
  });

  it('makes 2,000 departments in one go', async () => {
    const report = await check(csv('path', ...Array.from({ length: 2000 }, (_, at) => `R${at % 20}/D${at}`)));
    expect(await run(report.importId)).toEqual({ created: 2020 });
    expect(await tree()).toHaveLength(2020);
  });
});
