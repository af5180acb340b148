import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BookRow, pictureBook } from '../src/platform/export/picture-book.ts';
import { zipIntoFile } from '../src/platform/table/zip.ts';

/** Writes a book of 2,000 rows with eight pictures each into a file, and tells by how much the process grew at most. */
const ROWS = 2_000;
const PICTURES = 8;
const BYTES = 20_000;
const MB = 1_024;

async function* pictures() {
  for (let n = 0; n < ROWS * PICTURES; n += 1)
    yield { id: String(n), bytes: randomBytes(BYTES), width: 320, height: 180 };
}
async function* rows(): AsyncGenerator<BookRow[]> {
  for (let row = 0; row < ROWS; row += 1) {
    const wanted = Array.from({ length: PICTURES }, (_, column) => ({
      ...{ id: String(row * PICTURES + column), column: column + 1, name: `${row} ${column}` },
    }));
    yield [{ cells: [`R${row}`], pictures: wanted }];
  }
}

const before = process.memoryUsage().rss / 1_024;
const folder = await mkdtemp(join(tmpdir(), 'rondo-book-'));
const path = join(folder, 'book.xlsx');
const columns = Array.from({ length: PICTURES + 1 }, () => ({ header: 'x', width: 12, kind: 'text' as const }));
await zipIntoFile(
  path,
  pictureBook({
    ...{ title: 'Rows', columns, timeZone: 'Asia/Shanghai', pictures: pictures(), rows },
    about: async () => ({ title: 'About', header: ['', ''], lines: [] }),
  }),
);
const { size } = await stat(path);
await rm(folder, { recursive: true });
process.stdout.write(JSON.stringify({ grownMb: Math.round((mostKb() - before) / MB), bytes: size }));

/** The most that this process held, kB; elsewhere than on Linux what is held now. */
function mostKb(): number {
  const told = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(told)?.[1] ?? process.memoryUsage().rss / 1_024);
}
