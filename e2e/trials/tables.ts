import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { ChosenFile } from '../pages/files.ts';

/** The lines of a table of RONDO_DATA as they are, its heading first. No cell of these files holds a line break. */
async function linesOf(path: string): Promise<string[]> {
  const folder = process.env.RONDO_DATA;
  if (!folder) throw new Error('RONDO_DATA names the folder with the real tables.');
  return gunzipSync(await readFile(join(folder, path)))
    .toString('utf8')
    .split(/\r?\n/)
    .filter(Boolean);
}

const csv = (name: string, lines: readonly string[]): ChosenFile => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`${lines.join('\r\n')}\r\n`, 'utf8'),
});

export const STORES = 143;
export const ITEMS = 128;

/** The stores of a coffee chain in one state, with the headings and columns of the publisher. */
export async function storeTable(): Promise<ChosenFile> {
  const [head = '', ...rows] = await linesOf('stores/us_starbucks_2023.csv.gz');
  return csv('us_starbucks_2023.csv', [head, ...rows.filter((row) => row.includes(',KY,')).slice(0, STORES)]);
}

/** The catalogue of a city's health inspectors as far as its 128th code; a code that is written over several rows is one item. */
export async function checkTable(): Promise<ChosenFile> {
  const [head = '', ...rows] = await linesOf('checklists/nyc_violation_health_code_mapping.csv.gz');
  const codes = new Set<string>();
  const kept = rows.filter((row) => {
    codes.add(row.split(',')[0] ?? '');
    return codes.size <= ITEMS;
  });
  return csv('nyc_violation_health_code_mapping.csv', [head, ...kept]);
}
