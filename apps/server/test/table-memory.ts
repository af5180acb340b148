import { setTimeout as wait } from 'node:timers/promises';
import { strToU8, zipSync } from 'fflate';
import { AppError } from '../src/platform/errors.ts';
import { readSheets } from '../src/platform/table/read-table.ts';

/** A program of a test: reads one kind of bomb five times at once and prints by how much its memory grew, in MB, and the answers. */
const AT_ONCE = 5;
const SAMPLE_MS = 10;
const MB = 1024 * 1024;

const book = (sheet: Uint8Array): Uint8Array =>
  zipSync({
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<R><Relationship Id="r1" Type="t/worksheet" Target="worksheets/one.xml"/></R>',
    ),
    'xl/worksheets/one.xml': sheet,
  });
const filled = (unit: string, bytes: number): Uint8Array => Buffer.alloc(bytes, unit);

const BOMBS: Record<string, () => Uint8Array> = {
  blanks: () => book(filled(' ', 70 * MB)),
  cells: () => book(filled(`<row>${'<c><v>123456789012345</v></c>'.repeat(190)}</row>`, 60 * MB)),
  separators: () => filled(`${','.repeat(150_000)}\n`, 20 * MB),
};

const make = BOMBS[process.argv[2] ?? ''];
if (!make) throw new Error('no such bomb');
const bytes = make();
// What made the bomb is given back before anything is measured.
global.gc?.();
await wait(100);
const before = process.memoryUsage().rss;
let most = before;
const sampler = setInterval(() => {
  most = Math.max(most, process.memoryUsage().rss);
}, SAMPLE_MS);
const answers = await Promise.all(
  Array.from({ length: AT_ONCE }, () =>
    readSheets(bytes, () => new AppError('IMPORT_UNREADABLE')).then(
      (sheets) => `${sheets.length} sheets`,
      (error: unknown) =>
        error instanceof AppError ? JSON.stringify(error.details.fields ?? error.reason) : String(error),
    ),
  ),
);
clearInterval(sampler);
process.stdout.write(JSON.stringify({ grownMb: Math.round((most - before) / MB), answers: [...new Set(answers)] }));
