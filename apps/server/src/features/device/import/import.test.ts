import { read as readBook, utils } from '@e965/xlsx';
import { deviceApi as api } from '@rondo/contract/device';
import { edgeApi } from '@rondo/contract/edge';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../../test/custom-role.ts';
import type { Company, Person } from '../../../../test/factories.ts';
import { checked, imported, mendOf, undone } from '../../../../test/import.ts';
import { refused } from '../../../../test/refusal.ts';
import { workbook } from '../../../../test/workbook.ts';
import { requestId, type World, world } from '../../../../test/world.ts';
import { openSecrets } from '../../../platform/sealed-secret.ts';
import { PASSWORD } from '../source.ts';

let w: World;
let company: Company;
let technician: Person;
let lime: string;
let dock: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company();
  lime = await company.shop({ name: 'Lime Street' });
  await w.sql('update shop set code = $2 where id = $1', [lime, 'L01']);
  dock = await company.shop({ name: 'Dock' });
  technician = await memberWith(w, company, ['shop', 'x_device'], { shopIds: [lime] });
});

const HEAD = [
  '门店编号',
  'Store',
  'Device name',
  'Type',
  'Brand',
  'IP',
  'Port',
  'User',
  'Pwd',
  '序列号',
  '通道',
  '看哪里',
];
const ROWS = [
  ['L01', '', 'Till', '', 'Hikvision', '192.168.1.64', '8000', 'admin', 'first-Pass', 'S-1', '', '收银台；Door'],
  [
    '',
    'lime street',
    'Recorder',
    '录像机',
    '大华',
    '192.168.1.65',
    '',
    'admin',
    'second-Pass',
    'S-2',
    'Hall; Kitchen',
    '',
  ],
  ['', 'Lime Street', 'Big recorder', 'NVR', '', '192.168.1.66', '80', 'admin', 'third-Pass', '', '8', ''],
];
const list = async (who: Person) => (await who.call(api.list, { size: 100 })).list;
const passwordOf = async (name: string) => {
  const [row] = await w.sql<{ password: string }>('select password from device where company_id = $1 and name = $2', [
    company.id,
    name,
  ]);
  return openSecrets({ secretKey: null, dataDir: w.dataDir }).open(PASSWORD, row?.password ?? '');
};
const everything = async (table: string) =>
  JSON.stringify(await w.sql(`select * from ${table} where company_id = $1`, [company.id]));

describe('devices in a table', () => {
  it('are added with their store, their channels and a sealed password, as by hand', async () => {
    const report = await checked(api, technician, workbook({ rows: [HEAD, ...ROWS] }));
    expect(report).toMatchObject({ ready: 3, errorRows: 0 });
    expect(report.columns.map(({ field }) => field)).toEqual([
      ...['code', 'shop', 'name', 'kind', 'driver', 'address', 'port', 'username', 'password', 'serial'],
      ...['channels', 'places'],
    ]);
    const job = await imported(api, technician, report.importId);
    expect(job).toMatchObject({ state: 'done', result: { created: 3 } });
    expect(
      (await list(technician)).map(({ name, kind, driver, cameras }) => [name, kind, driver, cameras.length]),
    ).toEqual([
      ['Big recorder', 'nvr', 'onvif', 8],
      ['Recorder', 'nvr', 'dahua', 2],
      ['Till', 'camera', 'hikvision', 1],
    ]);
    const [big, , till] = await Promise.all((await list(technician)).map(({ id }) => technician.call(api.get, { id })));
    expect(till).toMatchObject({
      ...{ address: '192.168.1.64:8000', username: 'admin', serial: 'S-1', hasPassword: true, state: 'connecting' },
      cameras: [{ channel: 1, name: 'Till', places: ['till', 'door'] }],
    });
    expect(big?.cameras.at(-1)).toMatchObject({ channel: 8, name: 'Channel 8' });
    expect(big?.address).toBe('192.168.1.66');
    expect(await Promise.all(['Till', 'Recorder', 'Big recorder'].map(passwordOf))).toEqual([
      'first-Pass',
      'second-Pass',
      'third-Pass',
    ]);
    expect(till?.history.map(({ event }) => event)).toEqual(['imported']);
  });

  it('tell no password: not in the dry run, not in what is kept, not in the file to mend', async () => {
    const wrong = ['L01', '', 'Door', 'Toaster', 'ONVIF', 'http://x', '', 'admin', 'broken-Pass', '', '', 'Moon'];
    const report = await checked(api, technician, workbook({ rows: [HEAD, ...ROWS, wrong] }));
    expect(report).toMatchObject({ ready: 3, errorRows: 1 });
    expect(report.errors.map(({ column, value }) => [column, value])).toEqual([
      ['Type', 'Toaster'],
      ['看哪里', 'Moon'],
    ]);
    expect(report.columns.find(({ field }) => field === 'password')?.samples).toEqual([]);
    expect(report.preview.rows[0]?.cells).toContain('••••');
    const tooLong = await checked(api, technician, `Store,Name,Password\nDock,A,${'long-Pass'.repeat(20)}\n`);
    expect(tooLong.errors.find(({ column }) => column === 'Password')?.value).toBe('');
    const job = await imported(api, technician, report.importId);
    const kept = await Promise.all(['import_plan', 'job_run', 'job_error', 'import_row', 'history'].map(everything));
    expect(JSON.stringify([report, tooLong, job, kept])).not.toMatch(/-Pass/);
    const mend = await mendOf(w, technician, job.id);
    const { Sheets, SheetNames } = readBook(mend);
    const [, row] = utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? ''] ?? {}, { header: 1, defval: '' });
    expect(row?.[0]?.split('\n').at(-1)).toBe('Pwd: enter it again, it is not kept');
    expect(row?.slice(1)).toEqual(wrong.map((cell) => (cell === 'broken-Pass' ? '' : cell)));
    const again = await checked(api, technician, mend);
    expect(again).toMatchObject({ rows: 1, errorRows: 1 });
    expect(again.columns[0]?.samples[0]).toContain('Kind: Write Camera, Recorder or Analysis box');
    expect(again.columns.find(({ header }) => header === 'Pwd')?.samples).toEqual([]);
  });

  it('are refused as the form refuses them, each with its row', async () => {
    const rows = [
      ['Store', 'Name', 'Protocol', 'Address', 'Serial', 'Channels', 'Main stream', 'Kind'],
      ['Dock', 'Out of scope', '', '10.0.0.1', '', '', '', ''],
      ['Lime Street', '', '', '10.0.0.2', '', '', '', ''],
      ['Lime Street', 'Own address', '', '127.0.0.1', '', '', '', ''],
      ['Lime Street', 'No address', '', 'two words', '', '', '', ''],
      ['Lime Street', 'No stream', 'RTSP', '', '', '', '', ''],
      ['Lime Street', 'Its login', 'RTSP', '', '', '', 'rtsp://me:secret@10.0.0.9/1', ''],
      ['Lime Street', 'Two channels', '', '10.0.0.3', '', '2', '', 'Camera'],
      ['Lime Street', 'No channels', '', '10.0.0.4', '', '', '', 'Recorder'],
      ['Lime Street', 'Once', '', '10.0.0.5', 'S-9', '', '', ''],
      ['Lime Street', 'Twice', '', '10.0.0.6', 'S-9', '', '', ''],
      ['Lime Street', 'There too', '', '10.0.0.5:80', '', '', '', ''],
    ];
    const report = await checked(api, technician, workbook({ rows }));
    expect(report.ready).toBe(1);
    expect(report.errors.map(({ row, column, message }) => [row, column, message.slice(0, 22)])).toEqual([
      [2, 'Store', 'No store of this name '],
      [3, 'Name', 'Required'],
      [4, 'Address', 'The address leads to t'],
      [5, 'Address', 'Write host or IP addre'],
      [6, 'Main stream', 'Required'],
      [7, 'Main stream', 'Write an address such '],
      [8, 'Channels', 'A camera has one chann'],
      [9, 'Channels', 'Write how many channel'],
      [11, 'Serial', 'The same device stands'],
      [12, 'Name', 'The same device stands'],
    ]);
  });

  it('overwrite what is there in the columns of the file only, and are taken back whole', async () => {
    await imported(api, technician, (await checked(api, technician, workbook({ rows: [HEAD, ...ROWS] }))).importId);
    const csv = 'Store,Name,Serial,Password,Note\nLime Street,Till 1,S-1,new-Pass,above\nLime Street,Fresh,S-3,,\n';
    const report = await checked(api, technician, csv);
    expect(report).toMatchObject({ ready: 1, duplicateCount: 1, errorRows: 0 });
    const job = await imported(api, technician, report.importId, { duplicates: 'overwrite' });
    expect(job.result).toMatchObject({ created: 1, updated: 1 });
    const [till] = (await list(technician)).filter(({ serial }) => serial === 'S-1');
    expect(await technician.call(api.get, { id: till?.id ?? '' })).toMatchObject({
      ...{ name: 'Till 1', note: 'above', address: '192.168.1.64:8000', username: 'admin' },
    });
    expect(await passwordOf('Till 1')).toBe('new-Pass');
    expect((await undone(technician, job.id)).undone).toMatchObject({ removed: 1, restored: 1, keptCount: 0 });
    expect(await passwordOf('Till')).toBe('first-Pass');
    expect((await list(technician)).map(({ name }) => name)).toEqual(['Big recorder', 'Recorder', 'Till']);
    expect((await technician.call(api.bin, {})).map(({ name }) => name)).toEqual(['Lime Street Fresh']);
  });

  it('are found at a gateway of their store, and never at a store out of scope', async () => {
    await company.owner.call(edgeApi.create, { shopId: lime, name: 'Box', requestId: requestId() });
    await imported(
      api,
      company.owner,
      (await checked(api, company.owner, 'Store,Name,Serial\nDock,Far,S-7\n')).importId,
    );
    const csv =
      'Store,Name,Serial,Gateway\nLime Street,Near,S-8,box\nLime Street,None,S-10,other\nLime Street,Far,S-7,\n';
    const report = await checked(api, technician, csv);
    expect(report.errors.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Gateway'],
      [4, 'Serial'],
    ]);
    await imported(api, technician, report.importId, { duplicates: 'overwrite' });
    const [near] = await list(technician);
    expect((await technician.call(api.get, { id: near?.id ?? '' })).edge?.name).toBe('Box');
    const [far] = await w.sql('select shop_id from device where company_id = $1 and serial = $2', [company.id, 'S-7']);
    expect(far).toEqual({ shop_id: dock });
    const manager = await company.member({ role: 'store_manager', shopIds: [lime] });
    expect(await refused(checked(api, manager, csv))).toBe('FORBIDDEN');
  });
});
