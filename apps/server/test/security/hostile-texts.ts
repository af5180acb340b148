import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const list = join(process.env.RONDO_DATA ?? '', 'peer-vectors/blns.json');

/** The big list of naughty strings, where the data is. */
const NAUGHTY: string[] =
  process.env.RONDO_DATA && existsSync(list) ? z.array(z.string()).parse(JSON.parse(readFileSync(list, 'utf8'))) : [];

/** What breaks programs most often: cells that spreadsheets run, other scripts and directions, markup, and what no text holds. */
const OWN: readonly string[] = [
  '=1+1',
  '=HYPERLINK("http://x.test","y")',
  '+1+cmd',
  '-2+3',
  '@SUM(A1)',
  '\t=1+1',
  '\r=1+1',
  '＝1+1',
  ' =1+1',
  '李 雷',
  '👩‍👩‍👧‍👦',
  'Ünïcødé',
  'e\u0301',
  '\u202eabc',
  '\u200bzero',
  '\ufeffmark',
  'مرحبا',
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  "'; drop table member; --",
  '"quoted", and, commas',
  'two\nlines',
  '%\\_',
  '$\u007b7*7}{{7*7}}',
  '../../etc/passwd',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  '0',
  '1e9',
  'true',
  '_x0041_',
  'a\u0000b',
  'lone \ud800 half',
  '\u0007bell',
  '\uffff',
  '𝕬'.repeat(30),
  '𝕬'.repeat(31),
  'x'.repeat(5_000),
];

export const HOSTILE_TEXTS: readonly string[] = [...new Set([...OWN, ...NAUGHTY])];

/** Beginnings that make a spreadsheet run a cell. */
export const RUNS = /^[\s]*[=+\-@\t\r]/;
