import { read, utils } from '@e965/xlsx';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readXlsx } from './read-xlsx.ts';
import { writeXlsx } from './write-xlsx.ts';

const sheet = (rows: string[][], choices?: string[]) => ({
  name: 'Members [1]/2',
  columns: [
    { header: 'Name', width: 20 },
    { header: 'Role', width: 20, ...(choices ? { choices, hint: 'Several with ;' } : {}) },
  ],
  rows,
});

test('what is written is read again, character for character', async () => {
  const hostile = ['<a href="x">&amp;</a>', '陈一鸣 👩‍🍳', '  spaces  ', 'two\nlines', "O'Hara", '\u0001gone'];
  const bytes = await writeXlsx(sheet(hostile.map((text) => [text, '007'])));
  const tables = readXlsx(bytes);
  if (typeof tables === 'string') throw new Error(tables);
  const [headings, ...rows] = tables[0]?.rows ?? [];
  expect(headings).toEqual(['Name', 'Role']);
  expect(rows.map((row) => row[0])).toEqual([...hostile.slice(0, 5).map((text) => text.trim()), 'gone']);
  expect(rows[0]?.[1]).toBe('007');
});

test('a cell that begins like a formula is a text and has no formula', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '=cmd|calc!A1'];
  const book = read(await writeXlsx(sheet(formulas.map((text) => [text, ''])))).Sheets['Members  1  2'];
  const cells = formulas.map((_, index) => book?.[utils.encode_cell({ r: index + 1, c: 0 })]);
  expect(cells.map((cell) => [cell?.t, cell?.v, cell?.f])).toEqual(formulas.map((text) => ['s', text, undefined]));
});

test('choices of a column are offered from a second sheet', async () => {
  const bytes = await writeXlsx(sheet([['a', 'b']], ['Owner', 'Staff & co']), "Lists' own");
  expect(read(bytes).SheetNames).toHaveLength(2);
  const xml = new TextDecoder().decode(unzipSync(bytes)['xl/worksheets/sheet1.xml']);
  expect(xml).toContain("<formula1>'Lists'' own'!$A$1:$A$2</formula1>");
  expect(xml).toContain('sqref="B2:B10001"');
});
