import { read, utils } from '@e965/xlsx';
import type { ImportReport } from '@rondo/contract/import';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { memberApi as api } from '@rondo/contract/member';
import { PRESET_ROLES } from '@rondo/domain/role';
import { translate } from '@rondo/messages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose } from '../../../test/client.ts';
import { memberWith } from '../../../test/custom-role.ts';
import { checked, ended, imported } from '../../../test/import.ts';
import { statementsOf } from '../../../test/statements.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import type { Company, Person } from '../../../test/world-shape.ts';
import { IMPORT_FIELDS } from './import/fields.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

/** As the form to fill in has them: the names of the fields. */
const HEADERS = IMPORT_FIELDS.map(({ label }) =>
  typeof label === 'string' ? translate('en-US', label) : label['en-US'],
);

function csv(rows: readonly (readonly string[])[], headers: readonly string[] = HEADERS): Uint8Array {
  const lines = [headers, ...rows].map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','));
  return new TextEncoder().encode(lines.join('\r\n'));
}

const check = (who: Person, bytes: Uint8Array): Promise<ImportReport> => checked(api, who, bytes);
const run = async (who: Person, importId: string, duplicates: 'skip' | 'overwrite' = 'skip') =>
  (await imported(api, who, importId, { duplicates })).result;
const reasonOf = (call: Promise<unknown>): Promise<string | undefined> =>
  call.then(
    () => undefined,
    (error: { reason: string }) => error.reason,
  );
const faultsOf = (report: ImportReport) => report.errors.map((one) => [one.row, one.column, one.message]);
const membersOf = async (who: Person, filter: Input<typeof api.list> = {}) =>
  (await who.call(api.list, { size: 100, sort: 'name', ...filter })).list;

/** A file as a browser gets it. */
async function download<E extends Endpoint>(who: Person, endpoint: E, input: Input<E>) {
  const sent = compose(endpoint, input, who, { now: w.clock.now().getTime() });
  const answer = await fetch(w.base + sent.url, { headers: sent.headers });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const book = read(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {};
  return {
    bytes,
    headers: answer.headers,
    sheet,
    rows: utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }),
  };
}

async function member(of: Company, patch: Partial<Input<typeof api.create>>) {
  return of.owner.call(api.create, {
    requestId: requestId(),
    name: 'There already',
    departmentIds: [of.start.rootDepartmentId],
    roleIds: [of.start.roleIds.staff],
    scope: { kind: 'some' },
    ...patch,
  });
}

describe('a dry run', () => {
  test('says what is wrong in which cell, what is double and what is worth a look, and writes nothing', async () => {
    const of = await w.company();
    await member(of, { name: 'Twin', mobile: '13100000001' });
    await member(of, { name: 'Mail', mail: 'mail@there.test' });
    const report = await check(
      of.owner,
      csv([
        [
          'Right',
          '13100000010',
          'right@test.rondo',
          'A1',
          'East/Shanghai; Office',
          'Staff',
          'all',
          'Barista',
          '2024/5/1',
        ],
        ['', '12', 'nobody', '', 'East//x', 'Captain', 'Mars', '', 'yesterday'],
        ['Double', '+86 131-0000-0001', '', '', '', 'Staff', '', '', ''],
        ['Double mail', '', 'MAIL@there.test', '', '', 'Staff', '', '', ''],
        ['Same number', '13100000010', '', '', '', 'Staff', '', '', ''],
        ['Twin', '13100000011', '', '', '', 'Staff', '', '', ''],
        ['No contact', '', '', '', '', 'Staff', '', '', ''],
        ['No role', '13100000012', '', '', '', '', '', '', ''],
        ['Owner', '13100000013', '', '', '', 'Enterprise owner', '', '', ''],
      ]),
    );
    expect(faultsOf(report)).toEqual([
      [3, 'Name', 'Required'],
      [3, 'Phone', 'Not a phone number'],
      [3, 'E-mail', 'Not an e-mail address'],
      [3, 'Joined on', 'Write dates as 2024-05-01'],
      [3, 'Departments', 'The department path has an empty level: level 2'],
      [3, 'Roles', 'There is no role “Captain”'],
      [3, 'Store scope', 'No group or store is called “Mars”'],
      [6, 'Phone', 'Same phone as row 2'],
      [8, 'Phone', 'Phone or e-mail is needed'],
      [9, 'Roles', 'Required'],
      [10, 'Roles', 'The role “Enterprise owner” is beyond your own permissions'],
    ]);
    expect([report.rows, report.ready, report.duplicateCount]).toEqual([9, 2, 2]);
    expect(report.duplicates.map((one) => [one.row, one.name])).toEqual([
      [4, 'Double'],
      [5, 'Double mail'],
    ]);
    expect(report.warnings.map((one) => [one.row, one.column, one.value])).toEqual([[7, 'Name', 'Twin']]);
    expect(report.creates).toMatchObject([{ noun: 'department', names: ['East', 'East/Shanghai', 'Office'] }]);
    expect(await membersOf(of.owner)).toHaveLength(3);
    expect(await w.sql('select 1 from department where company_id = $1', [of.id])).toHaveLength(1);
  });

  test('refuses what is no table, what is too long, and what a stranger made', async () => {
    const of = await w.company();
    const other = await w.company();
    expect(await reasonOf(check(of.owner, new Uint8Array([1, 2, 0, 3])))).toBe('IMPORT_UNREADABLE');
    expect(await reasonOf(check(of.owner, csv(Array.from({ length: 10_001 }, (_, i) => [`Name ${i}`]))))).toBe(
      'INPUT_REFUSED',
    );
    const { importId } = await check(of.owner, csv([['One', '13100000020', '', '', '', 'Staff', '', '', '']]));
    const colleague = await of.member({ role: 'administrator' });
    expect(await reasonOf(run(colleague, importId))).toBe('NOT_FOUND');
    expect(await reasonOf(run(other.owner, importId))).toBe('NOT_FOUND');
    w.clock.advance(3_601_000);
    expect(await reasonOf(run(of.owner, importId))).toBe('NOT_FOUND');
  });

  test('names the roles, shops and departments that the importer cannot give', async () => {
    const of = await w.company();
    const north = await of.group('North');
    const shop = await of.shop({ name: 'Jetty', groupId: north });
    await of.shop({ name: 'Elsewhere' });
    const manager = await of.member({ groupIds: [north] });
    await w.sql("update role set codes = codes || '{frame_staff}' where id = $1", [of.start.roleIds.staff]);
    w.clock.advance(1_000);
    const who = () =>
      check(
        manager,
        csv([
          ['Mine', '13100000030', '', '', '', 'Staff', 'North; jetty', '', ''],
          ['Theirs', '13100000031', '', '', '', 'Staff', 'Elsewhere', '', ''],
          ['All', '13100000032', '', '', '', 'Staff', 'All', '', ''],
          ['High', '13100000033', '', '', '', 'Administrator', '', '', ''],
          ['Place', '13100000034', '', '', 'New department', 'Staff', '', '', ''],
          ['Above', '', of.owner.name, '', '', 'Staff', '', '', ''],
        ]),
      );
    w.clock.refreshActors();
    const report = await who();
    expect(report.ready).toBe(1);
    expect(report.errors.map((one) => one.row)).toEqual([3, 4, 5, 6, 7]);
    expect(report.errors[3]?.message).toContain('permission to manage departments');
    await run(manager, report.importId);
    const [made] = await membersOf(of.owner, { keyword: 'mine' });
    expect((await of.owner.call(api.get, { id: made?.id ?? '' })).scopeShops.map((one) => one.id)).toEqual([shop]);
  });

  test('knows a preset role by its name in every language: a file goes from reader to reader', async () => {
    const of = await w.company();
    const row = (n: number, role: string) => [`Reader ${n}`, `1310000002${n}`, '', '', 'Office', role, 'All', '', ''];
    const report = await check(of.owner, csv([row(1, '店员'), row(2, 'staff'), row(3, 'Nobody')]));
    expect([report.ready, faultsOf(report).map(([line]) => line)]).toEqual([2, [4]]);
  });
});

describe('an import', () => {
  test('writes new members with departments, roles and scope, invites them, and counts shops without a manager', async () => {
    const of = await w.company({ name: 'Quay Coffee' });
    await of.shop();
    await of.shop({ state: 'closed' });
    await of.shop({ managerIds: [of.owner.id] });
    const other = await w.company();
    await member(other, { mail: 'elsewhere@test.rondo' });
    await w.sql("update person set mail_proved_at = now() where mail = 'elsewhere@test.rondo'");
    const { importId } = await check(
      of.owner,
      csv([
        [
          '陈一鸣',
          '13100000040',
          'chen@test.rondo',
          'A1',
          'East/Shanghai; Quay Coffee',
          'Staff; Inspector',
          'all',
          'Barista',
          '2024/5/1',
        ],
        ['Linked', '', 'elsewhere@test.rondo', '', 'east/shanghai', 'Staff', '', '', ''],
      ]),
    );
    const send = { requestId: requestId(), importId };
    const [first, again] = await Promise.all([of.owner.call(api.runImport, send), of.owner.call(api.runImport, send)]);
    expect(again).toEqual(first);
    expect((await ended(of.owner, first.jobId)).result).toEqual({
      ...{ created: 2, updated: 0, skipped: 0 },
      ...{ departments: 2, shopsWithoutManager: 1 },
    });
    const [chen] = await membersOf(of.owner, { keyword: 'cym' });
    expect(chen).toMatchObject({
      state: 'invited',
      position: 'Barista',
      joinedOn: '2024-05-01',
      scope: { kind: 'all' },
    });
    expect(chen?.departments.map((d) => [d.path, d.isPrimary])).toEqual([
      ['East/Shanghai', true],
      ['Quay Coffee', false],
    ]);
    expect(chen?.roles.map((role) => role.name)).toEqual(['Inspector', 'Staff']);
    const linked = await w.sql('select 1 from membership s join person p on p.id = s.person_id where p.mail = $1', [
      'elsewhere@test.rondo',
    ]);
    expect(linked).toHaveLength(2);
    const letters = await w.sql(
      "select target from delivery where company_id = $1 and text_key = 'invite' order by 1",
      [of.id],
    );
    expect(letters.map((row) => row.target)).toEqual(['chen@test.rondo', 'elsewhere@test.rondo']);
    expect(await reasonOf(run(of.owner, importId))).toBe('NOT_FOUND');
  });

  test('makes no department for somebody who may not any more', async () => {
    const of = await w.company();
    const clerk = await memberWith(w, of, [...PRESET_ROLES.staff.codes, 'frame_staff', 'frame_dept'], {
      scopeAll: true,
    });
    const file = csv([['New', '13100000099', '', '', 'Nowhere', 'Staff', '', '', '']]);
    const { importId, creates, errorCount } = await check(clerk, file);
    expect([creates, errorCount]).toEqual([[{ noun: 'department', count: 1, names: ['Nowhere'] }], 0]);
    await w.sql(`update role set codes = array_remove(codes, 'frame_dept') where id = $1`, [clerk.roleId]);
    expect((await imported(api, clerk, importId)).error?.reason).toBe('FORBIDDEN');
    expect(await w.sql(`select 1 from department where company_id = $1 and name = 'Nowhere'`, [of.id])).toEqual([]);
  });

  test('takes the only administrator’s role from nobody', async () => {
    const of = await w.company();
    const admin = await of.member({ role: 'administrator' });
    const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [admin.id]);
    const file = csv([['Less', '', row?.mail ?? '', '', '', 'Staff', '', '', '']]);
    const { importId } = await check(of.owner, file);
    const job = await imported(api, of.owner, importId, { duplicates: 'overwrite' });
    expect([job.state, job.error?.reason]).toEqual(['failed', 'MEMBER_LAST_ADMIN']);
    expect(job.error?.message).not.toContain('{');
    await of.member({ role: 'administrator' });
    expect(await run(of.owner, (await check(of.owner, file)).importId, 'overwrite')).toMatchObject({ updated: 1 });
  });

  test('skips or overwrites who is there, leaves empty cells, contacts, the owner, oneself and who left alone', async () => {
    const of = await w.company();
    const admin = await of.member({ role: 'administrator' });
    const one = await member(of, {
      name: 'Old',
      mobile: '13100000050',
      mail: 'old@test.rondo',
      position: 'Old',
      employeeNo: 'E1',
    });
    const gone = await member(of, { name: 'Gone', mobile: '13100000051' });
    await w.sql("update member set state = 'resigned' where id = $1", [gone.id]);
    const [adminMail] = await w.sql<{ mail: string }>('select mail from member where id = $1', [admin.id]);
    const [ownerMail] = await w.sql<{ mail: string }>('select mail from member where id = $1', [of.owner.id]);
    const file = csv([
      ['New name', '13100000050', 'new@test.rondo', '', 'West', 'Inspector', '', '', ''],
      ['Gone', '13100000051', '', '', '', 'Staff', '', '', ''],
      ['Me', '', adminMail?.mail ?? '', '', '', 'Staff', '', '', ''],
      ['Owner', '', ownerMail?.mail ?? '', '', '', 'Staff', '', '', ''],
    ]);
    const report = await check(admin, file);
    expect(report.errors.map((fault) => fault.row)).toEqual([3, 4, 5]);
    expect(report.warnings.map((warning) => [warning.row, warning.column])).toEqual([[2, 'E-mail']]);
    expect(await run(admin, report.importId)).toMatchObject({ created: 0, updated: 0, skipped: 1 });
    expect(await run(admin, (await check(admin, file)).importId, 'overwrite')).toMatchObject({
      updated: 1,
      skipped: 0,
    });
    const detail = await of.owner.call(api.get, { id: one.id });
    expect(detail).toMatchObject({ name: 'New name', mail: 'old@test.rondo', position: 'Old', employeeNo: 'E1' });
    expect([detail.roles.map((role) => role.name), detail.departments.map((d) => d.path)]).toEqual([
      ['Inspector'],
      ['West'],
    ]);
    expect(detail.history.at(-1)?.event).toBe('overwritten');
  });

  test('five thousand people are written in one go and found at once', { timeout: 120_000 }, async () => {
    const of = await w.company();
    const rows = Array.from({ length: 5_000 }, (_, i) => [
      `Person ${i}`,
      `1${3_200_000_000 + i}`,
      '',
      `N${i}`,
      `Area ${i % 30}/Town ${i % 300}`,
      'Staff',
      '',
      '',
      '',
    ]);
    const report = await check(of.owner, csv(rows));
    expect([report.ready, report.errorCount, report.creates[0]?.names.length]).toEqual([5_000, 0, 200]);
    expect(await run(of.owner, report.importId)).toMatchObject({ created: 5_000 });
    const { answer: page, statements } = await statementsOf(() =>
      of.owner.call(api.list, { keyword: 'person 49', sort: 'name' }),
    );
    expect([page.total, page.list.length]).toEqual([111, 20]);
    // Not one for each of them, beside what the background sends meanwhile.
    expect(statements).toBeLessThan(500);
  });
});

describe('an export', () => {
  test('has what the filter shows, as texts that no spreadsheet runs, is kept in the log, and can be imported again', async () => {
    const of = await w.company();
    await member(of, { name: '=HYPERLINK("x")', mobile: '+8613900000001', scope: { kind: 'all' } });
    const { rows, sheet, headers } = await download(of.owner, api.export, { state: ['invited'] });
    expect(headers.get('content-type')).toContain('spreadsheetml');
    expect(rows[0]?.slice(0, HEADERS.length)).toEqual(HEADERS);
    expect(rows.slice(1).map((row) => [row[0], row[1], row[5], row[6]])).toEqual([
      ['=HYPERLINK("x")', '13900000001', 'Staff', 'All'],
    ]);
    expect(sheet.A2).toMatchObject({ t: 's', v: '=HYPERLINK("x")' });
    expect(sheet.A2).not.toHaveProperty('f');
    const log = await w.sql("select object_name, event from history where company_id = $1 and object_kind = 'export'", [
      of.id,
    ]);
    expect(log).toEqual([{ object_name: 'Members.xlsx', event: 'members' }]);
    const { bytes } = await download(of.owner, api.export, { state: ['invited'] });
    const report = await of.owner.call(api.checkImport, {}, { files: [{ name: 'again.xlsx', bytes }] });
    expect([report.errors, report.duplicateCount, report.warningCount]).toEqual([[], 1, 0]);
  });

  test('the template offers the roles one may give and the departments there are', async () => {
    const of = await w.company({ name: 'Pier' });
    const { bytes, rows } = await download(of.owner, api.importTemplate, {});
    expect(rows).toEqual([HEADERS]);
    const lists = read(bytes).Sheets.Choices ?? {};
    const offered = utils.sheet_to_json<string[]>(lists, { header: 1, defval: '' });
    expect(offered.map((row) => row[0]).filter(Boolean)).toEqual(['Pier']);
    expect(offered.map((row) => row[1])).toContain('Administrator');
    expect(offered.map((row) => row[1])).not.toContain('Enterprise owner');
  });
});
