import { readFile } from 'node:fs/promises';
import { read, utils } from '@e965/xlsx';
import type { Page } from 'playwright-core';
import type { ChosenFile } from './files.ts';

const csv = (name: string, rows: readonly (readonly string[])[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\r\n'), 'utf8'),
});

/** Paths of departments, one a row. */
export const departmentFile = (paths: readonly string[]): ChosenFile =>
  csv('departments.csv', [['Department path'], ...paths.map((path) => [path])]);

export interface Newcomer {
  name: string;
  mobile: string;
  department: string;
  role: string;
}

/** Members as a personnel office lists them. */
export const memberFile = (people: readonly Newcomer[]): ChosenFile =>
  csv('members.csv', [
    ['Name', 'Phone', 'Department', 'Role', 'Store scope'],
    ...people.map(({ name, mobile, department, role }) => [name, mobile, department, role, 'All']),
  ]);

/** The rows of a spreadsheet that a press on something saves, with the name it is saved under. */
export async function savedSheet(page: Page, press: () => Promise<void>): Promise<{ name: string; rows: string[][] }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const book = read(await readFile(await download.path()), { type: 'buffer' });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('a spreadsheet without a sheet');
  const rows = utils.sheet_to_json<string[]>(sheet, { header: 1, raw: false, defval: '' });
  return { name: download.suggestedFilename(), rows };
}
