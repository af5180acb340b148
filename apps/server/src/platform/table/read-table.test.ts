import { utils, type WorkSheet, write } from '@e965/xlsx';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { refuseField } from '../errors.ts';
import { readSheets } from './read-table.ts';
import { readXlsx } from './read-xlsx.ts';

const saved = (sheet: WorkSheet, bookType: 'xlsx' = 'xlsx', name = 'Stores'): Uint8Array => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, name);
  return new Uint8Array(write(book, { type: 'buffer', bookType, compression: true }));
};
const book = (sheetData: string, parts: Record<string, string> = {}): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<x:workbook xmlns:x="m"><x:sheets><x:sheet name="A" sheetId="1" r:id="r1"/></x:sheets></x:workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="r1" Type="t/worksheet" Target="/xl/worksheets/one.xml"/><Relationship Id="r2" Type="t/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
    ),
    'xl/worksheets/one.xml': strToU8(sheetData),
    ...Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  });
const tooMany = () => refuseField('file', 'too_many_rows', { max: 50_000 });
const readAll = (bytes: Uint8Array) => readSheets(bytes, tooMany);
const readSheet = async (bytes: Uint8Array) => (await readAll(bytes))[0];
const fields = (rule: string) => ({ reason: 'INPUT_REFUSED', details: { fields: [{ path: 'file', rule }] } });

describe('a sheet of a workbook', () => {
  it('is read as people see it: dates, times, shares, long numbers, truth, several lines', async () => {
    const sheet = utils.aoa_to_sheet([
      ['name', 'opened', 'at', 'share', 'phone', 'is open', 'address'],
      ['晨曦 & Co <1>', 45_000, 0.375, 0.125, 13_812_345_678, true, 'Line 1\nLine 2'],
      [],
      ['x', 45_000.75, 0.999, 1, 0.1, false, '  spaces  '],
    ]);
    for (const row of [2, 4]) {
      Object.assign(sheet[`B${row}`], { z: 'yyyy/m/d h:mm' });
      Object.assign(sheet[`C${row}`], { z: 'hh:mm' });
      Object.assign(sheet[`D${row}`], { z: '0.00%' });
    }
    const read = await readSheet(saved(sheet));
    expect(read?.name).toBe('Stores');
    expect(read?.rows).toEqual([
      ['name', 'opened', 'at', 'share', 'phone', 'is open', 'address'],
      ['晨曦 & Co <1>', '2023-03-15', '09:00', '12.5%', '13812345678', 'TRUE', 'Line 1\nLine 2'],
      [],
      ['x', '2023-03-15', '23:58', '100%', '0.1', 'FALSE', 'spaces'],
    ]);
  });

  it('is understood with name spaces, shared texts of several styles, CDATA, cells without an address and formulas', () => {
    const data = `<w:worksheet xmlns:w="m"><!-- a > b --><w:sheetData><w:row><w:c t="s"><w:v>0</w:v></w:c><w:c t="inlineStr"><w:is><w:t><![CDATA[a&b<c>]]></w:t></w:is></w:c></w:row>
      <w:row r="4"><w:c r="C4" t="str"><w:f>A1&amp;B1</w:f><w:v>shown</w:v></w:c><w:c r="D4"><w:f>SUM(1)</w:f></w:c><w:c r="E4" t="e"><w:v>#N/A</w:v></w:c><w:c r="F4"><w:f>IF(A1,1,"")</w:f><w:v></w:v></w:c></w:row></w:sheetData></w:worksheet>`;
    const strings =
      '<sst><si><r><t>one\r\n</t></r><r><t>two&#x4e00;&lt;_x000D_</t></r><rPh><t>spoken</t></rPh></si></sst>';
    expect(readXlsx(book(data, { 'xl/sharedStrings.xml': strings }))[0]?.rows).toEqual([
      ['one\ntwo一<', 'a&b<c>'],
      [],
      [],
      ['', '', 'shown', '=SUM(1)', '#N/A'],
    ]);
  });

  it('tells its merged cells', async () => {
    const sheet = utils.aoa_to_sheet([
      ['Checks'],
      ['area', 'item'],
      ['Kitchen', 'a'],
      ['', 'b'],
      [],
      ['Hall', 'c'],
      ['', 'd'],
    ]);
    sheet['!merges'] = [utils.decode_range('A1:B1'), utils.decode_range('A3:A5'), utils.decode_range('A6:A7')];
    const bytes = saved(sheet);
    const plain = await readSheet(bytes);
    expect(plain?.merges).toContainEqual({ top: 2, left: 0, bottom: 4, right: 0 });
    expect(plain?.rows[3]).toEqual(['', 'b']);
  });

  it('is one of those that are not hidden and have something in them', async () => {
    const both = utils.book_new();
    utils.book_append_sheet(both, utils.aoa_to_sheet([['hidden']]), 'Lists');
    utils.book_append_sheet(both, utils.aoa_to_sheet([]), 'Empty');
    for (const name of ['Stores', 'People']) utils.book_append_sheet(both, utils.aoa_to_sheet([[name]]), name);
    both.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }, { Hidden: 0 }, { Hidden: 0 }] };
    const read = await readAll(new Uint8Array(write(both, { type: 'buffer', bookType: 'xlsx' })));
    expect(read.map(({ name, rows }) => [name, rows])).toEqual([
      ['Stores', [['Stores']]],
      ['People', [['People']]],
    ]);
  });

  it('of 200,000 rows is refused as its reader says it', async () => {
    const rows = Array.from({ length: 200_000 }, (_, i) => `<row r="${i + 1}"><c><v>${i}</v></c></row>`).join('');
    const bytes = book(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
    await expect(readAll(bytes)).rejects.toMatchObject(fields('too_many_rows'));
    await expect(readAll(Buffer.from('name\nx\n'.repeat(60_000)))).rejects.toMatchObject(fields('too_many_rows'));
  });
});

describe('a file that is made to be expensive', () => {
  const many = (count: number, text: string): string => text.repeat(count);
  const expensive: [string, () => Uint8Array][] = [
    ['unpacks to more than 64 MB', () => book(many(70, ' '.repeat(1024 * 1024)))],
    [
      'shows one long text in each of many cells',
      () =>
        book(many(500, `<row>${many(20, '<c t="s"><v>0</v></c>')}</row>`), {
          'xl/sharedStrings.xml': `<sst><si><t>${'x'.repeat(5_000)}</t></si></sst>`,
        }),
    ],
    ['has more than a million cells', () => book(many(40_000, `<row>${many(30, '<c><v>1</v></c>')}</row>`))],
    ['is a csv of more than a million cells', () => Buffer.from(many(11_000, `${many(200, 'x,')}\n`))],
  ];
  it.each(expensive)('is refused when it %s', async (_, make) => {
    await expect(readAll(make())).rejects.toMatchObject(fields('table_size'));
  });

  it('is no table when it is cut, has a document type, or a part that never ends', async () => {
    const whole = saved(utils.aoa_to_sheet([['a'], ['b']]));
    for (const bytes of [
      whole.slice(0, whole.length / 2),
      book('<!DOCTYPE l [<!ENTITY a "b">]><worksheet/>'),
      book(many(200_000, '<')),
      book(`<row><c r="${'A'.repeat(100_000)}"/></row>`),
    ]) {
      await expect(readAll(bytes)).rejects.toMatchObject({ reason: 'IMPORT_UNREADABLE' });
    }
  });
});
