import { utils, write } from '@e965/xlsx';
import { templateApi } from '@rondo/contract/template';
import { categoryPaths } from '@rondo/domain/scoring/category-path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let owner: Person;
let templateId: string;
beforeAll(async () => {
  w = await world();
  ({ owner } = await w.company());
  templateId = (await owner.call(templateApi.create, { name: 'Import', requestId: requestId() })).id;
});
afterAll(() => w.stop());

const check = (file: Uint8Array | string, mapping?: (string | null)[], into = templateId) =>
  checked(templateApi, owner, file, { templateId: into, ...(mapping ? { mapping } : {}) });
/** What an import brings into a draft of its own, item by item with the path of its category. */
async function brought(file: Uint8Array | string, choice: Parameters<typeof imported>[3] = {}) {
  const report = await checked(templateApi, owner, file);
  const name = `Import ${requestId().slice(0, 8)}`;
  const { madeId } = await imported(templateApi, owner, report.importId, { name, ...choice });
  const { content } = await owner.call(templateApi.get, { id: madeId ?? '' });
  const paths = categoryPaths(content);
  return content.categories.flatMap(({ id, items }) => {
    const category = [...(paths.get(id) ?? [])].reverse().map((one) => one.name);
    return items.map((item) => ({ category: category.join('/'), item }));
  });
}
const refusal = async (promise: Promise<unknown>): Promise<Refused> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  );
  if (error instanceof Refused) return error;
  throw error ?? new Error('was not refused');
};
const xlsx = (rows: unknown[][]): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Items');
  return write(book, { type: 'buffer', bookType: 'xlsx' });
};
const lines = (count: number) => Array.from({ length: count }, (_, i) => ['Kitchen', `Item ${i + 1}`, i % 10]);
const names = async (file: Uint8Array | string) => (await brought(file)).map(({ item }) => item.name);

describe('an import of check items', () => {
  it('understands Chinese headers and words', async () => {
    const file = [
      '分类,检查项,标准,作答方式,分值,等级,允许不适用,拍照,备注,扣分原因,自动整改,整改时限（小时）',
      '后厨/冷藏,冷藏温度,0-5 度,温度,8 分,红线,否,不合格必拍,不合格必填,有污渍:2；破损:5,低于 60%,24',
    ].join('\n');
    expect((await check(file)).errors).toEqual([]);
    expect(await brought(file)).toMatchObject([
      {
        category: '后厨/冷藏',
        item: {
          name: '冷藏温度',
          answer: 'temperature',
          maxScore: 8,
          severity: 'red_line',
          naAllowed: false,
          photo: { rule: 'on_fail', min: 1 },
          note: { rule: 'on_fail' },
          deductions: [
            { text: '有污渍', points: 2 },
            { text: '破损', points: 5 },
          ],
          rectify: { when: 'below', belowPercent: 60, limitHours: 24 },
        },
      },
    ]);
  });

  it('says by row and column what is wrong and keeps the right rows', async () => {
    const file =
      'category,item,score,severity\nA,One,3,critical\nA//B,Two,3,\nA,,x,\nA,Four,-2,Severe\n\nA,Five,1,minor\n';
    expect(await names(file)).toEqual(['One', 'Five']);
    const report = await check(file);
    expect(report).toMatchObject({ rows: 5, ready: 2, errorRows: 3 });
    expect(report.errors.map(({ row, column, value }) => [row, column, value])).toEqual([
      [3, 'category', 'A//B'],
      [4, 'item', ''],
      [4, 'score', 'x'],
      [5, 'severity', 'Severe'],
      [5, 'score', '-2'],
    ]);
    expect(report.errors.at(-1)?.message).toBe('Cannot be below 0');
    expect(report.preview.rows.at(-1)?.row).toBe(7);
  });

  it('takes 500 rows and refuses 501 whole, in csv and xlsx', async () => {
    const table = (count: number) => [['category', 'item', 'score'], ...lines(count)];
    const csv = (count: number) =>
      table(count)
        .map((row) => row.join(','))
        .join('\n');
    expect((await check(csv(500))).ready).toBe(500);
    expect((await refusal(check(csv(501)))).reason).toBe('TOO_MANY_ITEMS');
    expect((await check(xlsx(table(500)))).ready).toBe(500);
    expect((await refusal(check(xlsx(table(501))))).reason).toBe('TOO_MANY_ITEMS');
  });

  it('finds the header below a title, whatever the spelling, and numbers rows as the spreadsheet does', async () => {
    const file = xlsx([
      ['Food safety 2026'],
      [],
      ['Violation_Code', 'Check Item *', 'POINTS'],
      ['02A', 'Cold food', 8],
    ]);
    const report = await check(file);
    expect(report).toMatchObject({ headingRow: 3, preview: { rows: [{ row: 4 }] } });
    expect(await brought(file)).toMatchObject([{ item: { name: 'Cold food', code: '02A', maxScore: 8 } }]);
    expect(report.columns.map((one) => one.field)).toEqual(['code', 'name', 'maxScore']);
  });

  it('reports a row whose category and item are there already, in the file or in the draft', async () => {
    const first = await check('category,item\nHall,Floor\nhall,FLOOR\nHall,Door\n');
    expect(first.duplicates).toMatchObject([{ row: 3, name: 'FLOOR' }]);
    await imported(templateApi, owner, (await check('category,item\nHall,Floor\n')).importId);
    const second = await check('category,item\nHall,Floor\nHall,Door\n');
    expect(second).toMatchObject({ ready: 1, duplicates: [{ row: 2 }] });
  });

  it('makes one item of the rows that share a code, with every degree as a deduction reason', async () => {
    const file = [
      'Violation_Code,Violation_Summary,Category_Description,Condition I,Condition II',
      '02G,Cold food too warm,COLD HOLDING,One item. Score: 7,Two items. Score: 8',
      '02G,Eggs too warm,COLD HOLDING,One item. Score: 7,Three items. Score: 9',
      '03A,Unapproved source,SOURCES,,Any. Score: 10',
    ].join('\n');
    const items = await brought(file);
    expect(items.map(({ item }) => [item.code, item.maxScore, item.deductions.length])).toEqual([
      ['02G', 9, 3],
      ['03A', 10, 1],
    ]);
    expect(items[0]?.item.standard).toContain('Eggs too warm');
    expect((await check(file)).warnings).toMatchObject([{ row: 3, value: 'Eggs too warm' }]);
  });

  it('takes the longest texts where no heading names the item, and follows a person who says what a column means', async () => {
    const csv = 'Remark of ours,What we look at\nHall,Floor is dry\nHall,Door opens\n';
    expect((await check(csv)).columns).toMatchObject([{ field: null }, { field: 'name', by: 'values' }]);
    const chosen = await check(csv, ['category', 'name']);
    expect(chosen.columns).toMatchObject([
      { field: 'category', by: 'told' },
      { field: 'name', by: 'told' },
    ]);
    expect(chosen.creates).toEqual([{ noun: 'category', count: 1, names: ['Hall'] }]);
  });

  it.each(['utf-16le', 'gb18030'])('reads %s', async (encoding) => {
    const utf16 = Buffer.from('\ufeff检查项\n地面', 'utf16le');
    const gb = Buffer.from('bcecb2e9cfee0ab5d8c3e6', 'hex');
    expect(await names(encoding === 'gb18030' ? gb : utf16)).toEqual(['地面']);
  });

  it('keeps a formula as the text it is', async () => {
    const file = 'item,score\n"=HYPERLINK(""http://x"",""y"")",1\n';
    expect(await names(file)).toEqual(['=HYPERLINK("http://x","y")']);
  });
});

describe('what cannot be read', () => {
  const book = (sheet: string, workbook = '<workbook/>') =>
    zipSync({
      'xl/workbook.xml': Buffer.from(workbook),
      'xl/worksheets/sheet1.xml': Buffer.from(sheet),
    });
  const cases: [string, () => Uint8Array][] = [
    ['nothing at all', () => new Uint8Array()],
    ['a picture', () => Buffer.from('89504e470d0a1a0a', 'hex')],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['an archive that is no workbook', () => zipSync({ '../evil.txt': Buffer.from('x') })],
    ['a workbook cut in the middle', () => xlsx(lines(300)).slice(0, 3_000)],
    ['a bomb of one row', () => book(`<worksheet><sheetData><row>${'<c/>'.repeat(20_000_000)}`)],
    ['an entity bomb', () => book('<worksheet/>', '<!DOCTYPE x [<!ENTITY a "a">]><workbook>&a;</workbook>')],
    ['one endless cell', () => Buffer.from(`item\n"${'x'.repeat(1_000_000)}`)],
    ['bytes of no encoding', () => Buffer.from([0x69, 0xff, 0xff, 0x0a, 0x80, 0x81])],
  ];

  it.each(cases)('%s is refused in words', async (_, bytes) => {
    const error = await refusal(check(bytes()));
    expect(error.reason).toBe('IMPORT_UNREADABLE');
  });

  it('a file over 20 MB is refused before it is read', async () => {
    const error = await refusal(check(new Uint8Array(20 * 1024 * 1024 + 1)));
    expect(error.reason).toBe('FILE_TOO_LARGE');
  });

  it('a sheet of very many rows is refused without being read to its end', async () => {
    const row = '<row><c t="inlineStr"><is><t>item</t></is></c></row>';
    const error = await refusal(check(book(`<worksheet><sheetData>${row.repeat(600_000)}</sheetData></worksheet>`)));
    expect(['TOO_MANY_ITEMS', 'IMPORT_UNREADABLE']).toContain(error.reason);
  });
});
