import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { read, utils } from '@e965/xlsx';
import { expect, it } from 'vitest';
import type { Cell } from './cell.ts';
import type { TableColumn } from './table-writer.ts';
import { csvTable } from './write-csv-table.ts';
import { xlsxTable } from './write-xlsx-table.ts';

const columns: TableColumn[] = [
  { header: 'Name', width: 20, kind: 'text' },
  { header: 'Score', width: 10, kind: 'number' },
  { header: 'Rate', width: 10, kind: 'percent' },
  { header: 'At', width: 18, kind: 'time' },
];
const options = { title: 'Records', columns, timeZone: 'Asia/Shanghai' };
const about = { title: 'About', header: ['Item', 'Value'], lines: [['Rows', '=1+1']] } as const;
const AT = new Date('2026-11-26T16:30:00Z');
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '=cmd|calc!A1'];

function xlsx(rows: readonly (readonly Cell[])[]) {
  const writer = xlsxTable(options);
  writer.add(rows);
  return read(writer.finish(about), { cellNF: true });
}

it('numbers are numbers, moments are moments of the zone, and nothing is an empty cell', () => {
  const book = xlsx([
    ['Till', 91.5, 87.5, AT],
    ['Door', null, null, null],
  ]);
  expect(book.SheetNames).toEqual(['About', 'Records']);
  const sheet = book.Sheets.Records;
  const cell = (at: string) => [sheet?.[at]?.t, sheet?.[at]?.w];
  expect(['A2', 'B2', 'C2', 'D2'].map(cell)).toEqual([
    ['s', 'Till'],
    ['n', '91.5'],
    ['n', '87.5%'],
    ['n', '2026-11-27 00:30'],
  ]);
  expect(['B3', 'C3', 'D3'].map((at) => sheet?.[at])).toEqual([undefined, undefined, undefined]);
});

it('a text that begins like a formula is a text and has no formula, in both formats and in what the file tells of itself', () => {
  const rows = FORMULAS.map((text) => [text, -1, null, null]);
  const book = xlsx(rows);
  const cells = FORMULAS.map((_, i) => book.Sheets.Records?.[utils.encode_cell({ r: i + 1, c: 0 })]);
  expect(cells.map((cell) => [cell?.t, cell?.v, cell?.f])).toEqual(FORMULAS.map((text) => ['s', text, undefined]));
  const told = book.Sheets.About?.B2;
  expect([told?.t, told?.v, told?.f]).toEqual(['s', '=1+1', undefined]);
  const csv = csvTable(options);
  csv.add(rows);
  const [, ...lines] = csv.finish(about).toString('utf8').trim().split('\r\n');
  // A number below zero stays a number.
  expect(lines).toEqual(FORMULAS.map((text) => `'${text},-1,,`));
});

it('a csv is UTF-8 with a mark, and quotes what has to be quoted', () => {
  const csv = csvTable(options);
  csv.add([['陈 "一" ,鸣\n', 1, 50, AT]]);
  expect(csv.finish(about).toString('utf8')).toBe(
    '\uFEFFName,Score,Rate,At\r\n"陈 ""一"" ,鸣\n",1,50%,2026-11-27 00:30\r\n',
  );
});

it('what is longer than a sheet goes on in the next, each with its headings', () => {
  const writer = xlsxTable(options);
  for (let at = 0; at < 20_001; at += 500)
    writer.add(Array.from({ length: Math.min(500, 20_001 - at) }, (_, i) => [`row ${at + i}`, at + i, null, null]));
  const book = read(writer.finish(about), { dense: true });
  expect(book.SheetNames).toEqual(['About', 'Records 1', 'Records 2', 'Records 3']);
  const rows = book.SheetNames.slice(1).flatMap((name) => {
    const [head, ...rest] = utils.sheet_to_json<unknown[]>(book.Sheets[name] ?? {}, { header: 1 });
    expect(head?.[0]).toBe('Name');
    return rest.map((row) => row[1]);
  });
  expect(rows).toEqual(Array.from({ length: 20_001 }, (_, i) => i));
});

it('an empty list is a file with headings', () => {
  const book = xlsx([]);
  expect(utils.sheet_to_json(book.Sheets.Records ?? {}, { header: 1 })).toEqual([['Name', 'Score', 'Rate', 'At']]);
});

it.each(['xlsx', 'csv'])(
  '100,000 rows as %s cost a node less than 150 MB',
  async (format) => {
    const script = 'apps/server/test/export-memory.ts';
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, format]);
    const { grownMb, bytes } = JSON.parse(stdout) as { grownMb: number; bytes: number };
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(grownMb).toBeLessThan(150);
  },
  60_000,
);
