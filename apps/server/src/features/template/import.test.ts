import { utils, write } from '@e965/xlsx';
import { templateApi } from '@rondo/contract/template';
import { LANGUAGES, type Language } from '@rondo/domain/language';
import { categoryPaths } from '@rondo/domain/scoring/category-path';
import { type CheckItem, NOBODY_NAMED, newCheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, Refused } from '../../../test/client.ts';
import type { Person } from '../../../test/factories.ts';
import { checked, imported } from '../../../test/import.ts';
import { requestId, type World, world } from '../../../test/world.ts';

/** Rectifiers as the company has set them. */
const AS_SET = {
  ...{ handler: 'company', reviewer: 'company', named: NOBODY_NAMED, priority: 'normal' },
} satisfies Partial<CheckItem['rectify']>;
const OWN_RULES = {
  ...{ handler: 'area_manager', reviewer: 'inspector', named: NOBODY_NAMED, priority: 'urgent' },
} satisfies Partial<CheckItem['rectify']>;

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
          rectify: { when: 'below', belowPercent: 60, limitHours: 24, ...AS_SET },
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
      [5, 'score', '-2'],
      [5, 'severity', 'Severe'],
    ]);
    expect(report.errors.at(-2)?.message).toBe('Cannot be below 0');
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

describe('an export', () => {
  const KITCHEN = '01890000-0000-7000-8000-00000000000a';
  const ids = Array.from({ length: 6 }, (_, index) => `01890000-0000-7000-8000-0000000000${10 + index}`);
  const item = (index: number, name: string, more: Partial<CheckItem> = {}): CheckItem => ({
    ...newCheckItem(ids[index] ?? '', name),
    ...more,
  });
  const odd = 'two; parts | "quoted"\nand = a line';
  /** Every field says something else than the start value, and texts hold what separates parts of a cell. */
  const content: TemplateContent = {
    categories: [
      {
        id: KITCHEN,
        name: 'Kitchen',
        parentId: null,
        weightPercent: 70,
        items: [
          item(0, 'Seal', {
            code: 'A1',
            standard: 'First line\nsecond; line',
            answer: 'single',
            maxScore: 7.5,
            options: [
              { id: 'o1', text: odd, points: 5, isFail: false },
              { id: 'o2', text: 'Fair 5', points: 3, isFail: true },
              { id: 'o3', text: 'Zero (fail)', points: 0, isFail: false },
              { id: 'o4', text: 'Broken', points: -2.5, isFail: true },
            ],
            weight: 3,
            severity: 'red_line',
            naAllowed: false,
            required: false,
            photo: { rule: 'always', min: 2, max: 4, cameraOnly: true },
            note: { rule: 'on_fail', phrases: ['Worn; replace', 'Gone'] },
            rectify: { when: 'on_options', belowPercent: null, optionIds: ['o1', 'o4'], limitHours: 12, ...OWN_RULES },
            applies: {
              formats: ['direct', 'joint'],
              tags: ['a;b', 'lane'],
              withoutTags: ['mall'],
              modes: ['on_site', 'self'],
            },
            knowledgeUrl: 'https://docs.example.com/sop?a=1;b=2',
            cameraPlaces: ['kitchen', 'storage'],
          }),
          item(1, 'Seal', { code: 'A1', answer: 'score', maxScore: 10, step: 0.5, bonus: true }),
        ],
      },
      {
        id: '01890000-0000-7000-8000-00000000000b',
        name: 'Cold storage',
        parentId: KITCHEN,
        weightPercent: null,
        items: [
          item(2, 'Temperature', {
            answer: 'temperature',
            unit: '°C',
            min: -25,
            max: 50_000,
            naReasonRequired: true,
            deductions: [{ id: 'd1', text: odd, points: 2.5 }],
            rectify: { when: 'below', belowPercent: 62.5, optionIds: [], limitHours: null, ...AS_SET },
          }),
          item(3, 'Why', { answer: 'text', showIf: { itemId: ids[0] ?? '', answers: ['o2', 'o1'] } }),
          item(4, 'Clean', { photo: { rule: 'none', min: 0, max: 9, cameraOnly: false } }),
          item(5, 'Photo', { answer: 'photo', showIf: { itemId: ids[4] ?? '', answers: ['fail'] } }),
        ],
      },
    ],
  };

  /** A draft with that content, as its owner reads it. */
  async function drafted(of: TemplateContent) {
    const made = await owner.call(templateApi.create, { name: requestId().slice(0, 20), requestId: requestId() });
    const { id, rev, name, description, modes, scoring } = await owner.call(templateApi.edit, { id: made.id });
    await owner.call(templateApi.save, { id, rev, name, description, modes, scoring, content: of });
    return id;
  }
  const contentOf = async (id: string) => (await owner.call(templateApi.get, { id })).content;
  async function exported(id: string, language: Language): Promise<Uint8Array> {
    const now = w.clock.now().getTime();
    const sent = compose(templateApi.export, { id }, owner, { now, language });
    const answer = await fetch(w.base + sent.url, { headers: sent.headers });
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    return new Uint8Array(await answer.arrayBuffer());
  }
  /** The same ids for the same places: what an import makes has ids of its own. */
  const withoutIds = (of: TemplateContent) => {
    const places = new Map(of.categories.flatMap(({ items }, c) => items.map(({ id }, i) => [id, `${c}.${i}`])));
    const categories = new Map(of.categories.map(({ id }, index) => [id, index]));
    return of.categories.map(({ id: _, parentId, items, ...rest }) => ({
      ...rest,
      parent: categories.get(parentId ?? '') ?? null,
      items: items.map(({ id: __, showIf, ...one }) => ({
        ...one,
        showIf: showIf && { ...showIf, itemId: places.get(showIf.itemId) },
      })),
    }));
  };

  it.each(LANGUAGES)('is imported again unchanged, every field of it, in %s', async (language) => {
    const file = await exported(await drafted(content), language);
    const report = await checked(templateApi, owner, file, { name: 'list.xlsx' });
    expect(report).toMatchObject({ errors: [], warnings: [], ready: 6, duplicateCount: 0 });
    expect(report.columns.filter(({ field }) => field === null)).toEqual([]);
    const { madeId } = await imported(templateApi, owner, report.importId, { name: requestId().slice(0, 20) });
    expect(withoutIds(await contentOf(madeId ?? ''))).toEqual(withoutIds(content));
  });

  it('taken back into its own draft changes nothing, whichever way duplicates go', async () => {
    const id = await drafted(content);
    const file = await exported(id, 'zh-CN');
    for (const duplicates of ['skip', 'overwrite', 'replace'] as const) {
      const report = await check(file, undefined, id);
      expect(report).toMatchObject({ ready: 0, duplicateCount: 6, errors: [] });
      const { result } = await imported(templateApi, owner, report.importId, { duplicates });
      expect(result).toMatchObject(
        { skip: { skipped: 6 }, overwrite: { updated: 6 }, replace: { replaced: 6 } }[duplicates],
      );
      const after = await contentOf(id);
      expect(withoutIds(after)).toEqual(withoutIds(content));
      expect(after.categories.flatMap(({ items }) => items.map((one) => one.id))).toEqual(ids);
    }
  });

  it('is refused for a template or a version of another company', async () => {
    const id = await drafted(content);
    const stranger = (await w.company()).owner;
    expect((await refusal(stranger.call(templateApi.export, { id }))).reason).toBe('NOT_FOUND');
    const other = await owner.call(templateApi.get, { id: await drafted(content) });
    const mixed = owner.call(templateApi.export, { id, versionId: other.version.id });
    expect((await refusal(mixed)).reason).toBe('NOT_FOUND');
  });

  it('overwrites only what the file has columns for, keeps ids and places, and makes the rest', async () => {
    const id = await drafted(content);
    const file = 'category,item,score,severity\nKitchen/Cold storage,Clean,9,\nKitchen,New one,2,major\n';
    const report = await check(file, undefined, id);
    expect(report).toMatchObject({ ready: 1, duplicateCount: 1 });
    await imported(templateApi, owner, report.importId, { duplicates: 'overwrite' });
    const after = await contentOf(id);
    const before = content.categories[1]?.items[2];
    expect(after.categories[1]?.items[2]).toEqual({ ...before, maxScore: 9, severity: 'normal' });
    expect(after.categories[0]?.items.at(-1)).toMatchObject({ name: 'New one', severity: 'major' });
  });

  it('keeps both under ids of their own, with follow-ups that follow the copies', async () => {
    const id = await drafted(content);
    const report = await check(await exported(id, 'en-US'), undefined, id);
    await imported(templateApi, owner, report.importId, { duplicates: 'keep_both' });
    const after = await contentOf(id);
    const all = after.categories.flatMap(({ items }) => items);
    expect(all).toHaveLength(12);
    expect(new Set(all.map((one) => one.id)).size).toBe(12);
    const copies = all.filter((one) => !ids.includes(one.id));
    const followed = copies.find(({ name }) => name === 'Photo')?.showIf?.itemId;
    expect(copies.find(({ name }) => name === 'Clean')?.id).toBe(followed);
  });

  it('tells a follow-up of an item or an answer that is not there', async () => {
    const file =
      'category,item,follow-up of\nA,One,\nA,Two,One = fail\nA,Three,Nine = fail\nA,Four,One = maybe\nA,Five,One\n';
    const report = await check(file);
    expect(report.errors.map(({ row, value }) => [row, value])).toEqual([
      [4, 'Nine = fail'],
      [5, 'One = maybe'],
      [6, 'One'],
    ]);
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
