import { departmentApi } from '@rondo/contract/department';
import { importApi } from '@rondo/contract/import';
import { jobApi } from '@rondo/contract/job';
import { memberApi } from '@rondo/contract/member';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { templateApi } from '@rondo/contract/template';
import { allItems } from '@rondo/domain/scoring/template';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checked, ended, imported, mendOf, undone } from '../../../test/import.ts';
import { refused } from '../../../test/refusal.ts';
import { workbook } from '../../../test/workbook.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';

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

const shops = async (who = owner) => (await who.call(shopApi.list, { size: 100, sort: 'name' })).list;
const fieldsOf = ({ columns }: { columns: { field: string | null }[] }) => columns.map(({ field }) => field);

const HOSTILE = [
  ['Stores of the North, autumn 2026'],
  ['prepared by hand'],
  [
    'FHRSID',
    'BusinessName',
    'Address Line 1',
    'Address Line 2',
    'Post Code',
    'Local Authority',
    'lat',
    'lng',
    'Rating',
  ],
  ['1', 'Pizza House', '1 High Street', 'Leeds', 'LS1 4AP', 'Leeds', '53.7', '-1.54', '5'],
  ['2', 'Pizza House', '9 Low Road', '', 'LS2 1AA', 'Leeds', '53.8', '-1.55', '4'],
  ['3', 'Pizza House', '9 Low Road', '', 'LS2 1AA', 'Leeds', '53.8', '-1.55', '4'],
  ['4', 'Corner Café', 'Dock 3', 'York', 'YO1 7HH', 'York', '91.2', '-1.08', '3'],
];

describe('what a file says is understood', () => {
  it('headings below titles, an address in pieces, a postcode, equal names; a latitude out of range is told with its value', async () => {
    const report = await checked(shopApi, owner, workbook({ rows: HOSTILE }));
    expect(report.headingRow).toBe(3);
    expect(fieldsOf(report)).toEqual([
      'code',
      'name',
      'address',
      'address',
      'postcode',
      'group',
      'latitude',
      'longitude',
      null,
    ]);
    expect(report.columns[1]?.samples).toEqual(['Pizza House', 'Pizza House', 'Pizza House']);
    expect(report.errors).toMatchObject([
      { row: 7, column: 'lat', value: '91.2', message: 'Enter a number from -90 to 90' },
    ]);
    expect(report.notes).toEqual([
      'Row 3 holds the headings; the rows above it were skipped',
      'Columns not used: Rating',
      '1 equal names, told apart by street',
      '2 equal names, told apart by street and number',
    ]);
    expect(report.creates).toEqual([{ noun: 'group', count: 1, names: ['Leeds'] }]);
    expect(report.preview.rows[0]?.cells).toContain('1 High Street, Leeds, LS1 4AP');
    await imported(shopApi, owner, report.importId);
    expect((await shops()).map(({ name, address }) => [name, address])).toEqual([
      ['Pizza House, 1 High Street', '1 High Street, Leeds, LS1 4AP'],
      ['Pizza House, 9 Low Road #2', '9 Low Road, LS2 1AA'],
      ['Pizza House, 9 Low Road #3', '9 Low Road, LS2 1AA'],
    ]);
  });

  it.each([
    [
      'semicolons in Windows-1252',
      Buffer.from('Filiale;Straße;PLZ;Ort;Telefon\nMünchen Süd;Hauptstraße 1;80331;München;089 123456\n', 'latin1'),
      'München Süd',
    ],
    ['tabs in UTF-16', Buffer.from('\ufeff门店名称\t详细地址\t邮编\n国贸店\t建国路1号\t100020\n', 'utf16le'), '国贸店'],
    ['bars in UTF-8', Buffer.from('Shop|Town|Tel\nQuay|Hull|01482 1\n'), 'Quay'],
  ])('%s', async (_, bytes, name) => {
    const report = await checked(shopApi, owner, new Uint8Array(bytes));
    expect(fieldsOf(report).slice(0, 2)).toEqual(['name', expect.stringMatching(/^(address|city)$/)]);
    await imported(shopApi, owner, report.importId);
    expect(await shops()).toMatchObject([{ name }]);
  });

  it('the sheet with the headings, days as a spreadsheet counts them, and what values say without a heading', async () => {
    const report = await checked(
      shopApi,
      owner,
      workbook(
        { name: 'Read me', rows: [['How to use this file'], ['Write to the office']] },
        {
          name: 'Stores',
          rows: [
            ['Shop', 'Opening date', 'Where', 'GPS point'],
            ['Pier', 45_413, 'BN2 1TW', '50.8167, -0.1367'],
            ['Dock', '13/05/2024', 'BN1 1AA', '50.8225, -0.1372'],
          ],
        },
      ),
    );
    expect([report.sheets, report.sheet]).toEqual([['Read me', 'Stores'], 1]);
    expect(report.columns.map(({ field, by }) => [field, by])).toEqual([
      ['name', 'heading'],
      ['openedOn', 'heading'],
      ['postcode', 'values'],
      ['coordinates', 'values'],
    ]);
    await imported(shopApi, owner, report.importId);
    const [dock, pier] = await Promise.all((await shops()).map(({ id }) => owner.call(shopApi.get, { id })));
    expect([dock?.openedOn, pier?.openedOn]).toEqual(['2024-05-13', '2024-05-01']);
    expect([pier?.latitude, pier?.address]).toEqual([50.8167, 'BN2 1TW']);
  });

  it('names in two columns, departments in two, one role for all rows', async () => {
    const csv =
      'First name,Last name,Work e-mail,Department,Team\nAda,Hill,ada@x.test,Sales,North\nBo,Lee,bo@x.test,Sales,South\n';
    const found = await checked(memberApi, owner, csv);
    expect(fieldsOf(found)).toEqual(['name', 'name', 'mail', 'departments', 'departments']);
    expect(found.errorRows).toBe(2);
    const roles = found.fields.find(({ name }) => name === 'roles');
    expect(roles?.choices).toContain('Staff');
    const report = await checked(memberApi, owner, csv, { defaults: { roles: 'Staff' } });
    expect(report).toMatchObject({
      ready: 2,
      errorRows: 0,
      creates: [{ names: ['Sales', 'Sales/North', 'Sales/South'] }],
    });
    await imported(memberApi, owner, report.importId);
    const { list } = await owner.call(memberApi.list, { keyword: 'Ada Hill' });
    expect(list).toMatchObject([{ departments: [{ path: 'Sales/North' }] }]);
  });

  it('departments by level or by what they belong to', async () => {
    const levels = 'Level 1,Level 2\nEast,Shanghai\n,Suzhou\nWest,Chengdu\n,Xi’an\n';
    const report = await checked(departmentApi, owner, levels);
    expect(report.creates[0]?.names).toEqual([
      'East',
      'East/Shanghai',
      'East/Suzhou',
      'West',
      'West/Chengdu',
      'West/Xi’an',
    ]);
    const parents = '部门名称,上级部门\n运营部,\n华东运营,运营部\n上海运营,华东运营\n';
    const other = await checked(departmentApi, owner, parents);
    expect(other.creates[0]?.names).toEqual(['运营部', '运营部/华东运营', '运营部/华东运营/上海运营']);
  });

  it('a file with headings only, or too many rows, is refused in words', async () => {
    const only = checked(shopApi, owner, 'name,phone\n');
    await expect(only).rejects.toMatchObject({
      data: { fields: [{ message: 'The file has headings but no rows below them' }] },
    });
    const rows = Array.from({ length: 10_001 }, (_, n) => `P${n}`).join('\n');
    await expect(checked(memberApi, owner, `Name\n${rows}`)).rejects.toMatchObject({
      data: { fields: [{ message: 'The file has more than 10000 rows: split it into several files' }] },
    });
  });
});

describe('a check list as people write one', () => {
  const areas = ['Exterior', 'Lobby', 'Kitchen'];
  const rows = areas.flatMap((area) =>
    Array.from({ length: 4 }, (_, n) => [
      n === 0 ? area : '',
      `${area} point ${n + 1}`,
      `How ${n}`,
      n + 1,
      n === 1 ? 'Yes' : 'No',
      'x',
    ]),
  );
  const head = ['Area', 'Item', 'Standard', 'Max points', 'Critical?', 'Seen by'];
  const merged = workbook({
    rows: [['Standards walkthrough 2026'], head, ...rows],
    merges: ['A1:F1', 'A3:A6', 'A7:A10', 'A11:A14'],
  });
  const asSections = workbook({
    rows: [
      head.slice(1),
      ...areas.flatMap((area, at) => [[area], ...rows.slice(at * 4, at * 4 + 4).map((row) => row.slice(1))]),
    ],
  });

  it.each([
    ['merged areas', merged],
    ['an area told once', workbook({ rows: [head, ...rows] })],
    ['section rows', asSections],
  ])('keeps areas and red lines: %s', async (_, file) => {
    const report = await checked(templateApi, owner, file, { name: 'Walkthrough.xlsx' });
    expect(report).toMatchObject({ rows: 12, ready: 12, errorRows: 0, creates: [{ noun: 'category', names: areas }] });
    expect(report.notes).toContain('Columns not used: Seen by');
    expect(report.notes).toContain('3 red lines');
    const { madeId } = await imported(templateApi, owner, report.importId);
    const { content, name } = await owner.call(templateApi.get, { id: madeId ?? '' });
    expect(name).toMatch(/^(Walkthrough|table)$/);
    expect(content.categories.map((one) => [one.name, one.items.length])).toEqual(areas.map((area) => [area, 4]));
    const reds = allItems(content).filter((item) => item.severity === 'red_line');
    expect(reds.map((item) => [item.name, item.maxScore])).toEqual(areas.map((area) => [`${area} point 2`, 2]));
  });

  it('replaces the whole list of a draft, and gives it back', async () => {
    const { id } = await owner.call(templateApi.create, { name: 'Old', requestId: requestId() });
    const into = { templateId: id };
    await imported(
      templateApi,
      owner,
      (await checked(templateApi, owner, 'category,item\nA,One\nA,Two\n', into)).importId,
    );
    const report = await checked(templateApi, owner, 'category,item\nB,Three\n', into);
    const job = await imported(templateApi, owner, report.importId, { duplicates: 'replace' });
    expect(job.result).toMatchObject({ created: 1, replaced: 2 });
    const names = async () => allItems((await owner.call(templateApi.get, { id })).content).map(({ name }) => name);
    expect(await names()).toEqual(['Three']);
    expect((await undone(owner, job.id)).undone).toMatchObject({ restored: 1, keptCount: 0 });
    expect(await names()).toEqual(['One', 'Two']);
  });
});

describe('an import', () => {
  const csv = 'name,group,phone\nQuay,North/Hull,1\nPier,North/York,2\n,South,3\n';

  it('gives the rows that were wrong as a file that can be mended and imported again', async () => {
    const report = await checked(shopApi, owner, csv);
    const job = await imported(shopApi, owner, report.importId);
    expect(job).toMatchObject({ state: 'done', hasErrors: true, result: { created: 2, groups: 3 } });
    const again = await checked(shopApi, owner, await mendOf(w, owner, job.id));
    expect(again).toMatchObject({ rows: 1, errorRows: 1, headingRow: 1 });
    expect(again.columns[0]).toMatchObject({
      header: 'What to change',
      field: null,
      samples: ['Store name: Required'],
    });
    expect(fieldsOf(again).slice(1)).toEqual(['name', 'group', 'phone']);
    const colleague = await company.member({ role: 'administrator' });
    expect(await refused(colleague.call(importApi.undo, { id: job.id, requestId: requestId() }))).toBe('NOT_FOUND');
    expect(await refused(colleague.call(jobApi.get, { id: job.id }))).toBe('NOT_FOUND');
  });

  it('is taken back whole while nothing depends on it, with its groups; overwritten stores are as before', async () => {
    const first = await imported(shopApi, owner, (await checked(shopApi, owner, csv)).importId);
    const file = 'name,group,phone\nQuay,West,9\nNew,West,4\n';
    const second = await imported(shopApi, owner, (await checked(shopApi, owner, file)).importId, {
      duplicates: 'overwrite',
    });
    expect((await undone(owner, second.id)).undone).toMatchObject({ removed: 2, restored: 1, keptCount: 0 });
    expect((await shops()).map(({ name, phone, groupPath }) => [name, phone, groupPath])).toEqual([
      ['Pier', '2', 'North/York'],
      ['Quay', '1', 'North/Hull'],
    ]);
    const [pier] = await shops();
    const { rev, ...rest } = await owner.call(shopApi.get, { id: pier?.id ?? '' });
    const managerIds: string[] = [];
    await owner.call(shopApi.update, { ...rest, rev, managerIds, phone: '22', groupId: pier?.groupId ?? '' });
    // What an undo put back is newer than what the first import left.
    const { undone: taken } = await undone(owner, first.id);
    expect(taken).toMatchObject({ removed: 0, restored: 0, keptCount: 5 });
    expect(taken?.kept.map(({ name, reason }) => `${name}: ${reason}`).toSorted()).toEqual([
      'North/Hull: In use',
      'North/York: In use',
      'North: Has something below it',
      'Pier: Changed since',
      'Quay: Changed since',
    ]);
    expect(await refused(owner.call(importApi.undo, { id: first.id, requestId: requestId() }))).toBe(
      'MOVE_NOT_ALLOWED',
    );
    expect((await owner.call(shopGroupApi.list, {})).map(({ path }) => path)).toContain('North/York');
  });

  it('of members is taken back but for who came in; after 24 hours it stays', async () => {
    const people = 'Name,Email,Role,Department\nAda,ada@undo.test,Staff,Sales\nBo,bo@undo.test,Staff,Sales\n';
    const job = await imported(memberApi, owner, (await checked(memberApi, owner, people)).importId);
    await w.sql(`update member set last_login_at = now() where mail = 'bo@undo.test' and company_id = $1`, [
      company.id,
    ]);
    expect((await undone(owner, job.id)).undone).toEqual({
      ...{ removed: 1, restored: 0, keptCount: 2 },
      kept: [
        { name: 'Bo', reason: 'In use' },
        { name: 'Sales', reason: 'Has members' },
      ],
    });
    const late = await imported(departmentApi, owner, (await checked(departmentApi, owner, 'path\nA/B\n')).importId);
    w.clock.advance(24 * 3_600_000 + 1);
    expect(await refused(owner.call(importApi.undo, { id: late.id, requestId: requestId() }))).toBe('IMPORT_TOO_OLD');
    w.clock.advance(-24 * 3_600_000 - 1);
    expect((await undone(owner, late.id)).undone).toMatchObject({ removed: 2, keptCount: 0 });
  });

  it('is remembered for seven days, what it wrote for one', async () => {
    const { id } = await imported(departmentApi, owner, (await checked(departmentApi, owner, 'path\nA/B\n')).importId);
    const left = async () => {
      await w.app.runJob('maintenance.sweep');
      const rows = await w.sql('select 1 from import_row where job_id = $1', [id]);
      const runs = await w.sql('select 1 from job_run where id = $1', [id]);
      return [rows.length, runs.length];
    };
    expect(await left()).toEqual([2, 1]);
    w.clock.advance(25 * 3_600_000);
    expect(await left()).toEqual([0, 1]);
    w.clock.advance(6 * 24 * 3_600_000);
    expect(await left()).toEqual([0, 0]);
    w.clock.set(new Date());
  });

  it('whose process died is picked up again and written once; what its author may no longer do is not', async () => {
    const { importId } = await checked(shopApi, owner, csv);
    const job = await imported(shopApi, owner, importId);
    const die = (input: unknown) =>
      w.sql(
        `update job_run set state = 'running', finished_at = null, result = null, touched_at = now() - interval '2 minutes',
           input = $2::json where id = $1`,
        [job.id, JSON.stringify(input)],
      );
    const plan = { columns: ['name'], rows: [] };
    const rest = { name: null, extra: null, language: 'en-US', ip: '', device: '' };
    await die({ plan, duplicates: 'skip', ...rest });
    await Promise.all([w.app.runJob('job.resume'), w.app.runJob('job.resume')]);
    expect(await ended(owner, job.id)).toMatchObject({ state: 'done', result: { created: 0 } });
    await die({ plan: 'nonsense', duplicates: 'skip', ...rest });
    await expect(w.app.runJob('job.resume')).rejects.toThrow();
    expect(await ended(owner, job.id)).toMatchObject({ state: 'failed', error: { reason: 'OPERATION_EXCEPTION' } });
    expect(await shops()).toHaveLength(2);
  });
});
