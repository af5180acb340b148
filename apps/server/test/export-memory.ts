import { existsSync, readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import type { Cell } from '../src/platform/export/cell.ts';
import type { TableColumn } from '../src/platform/export/table-writer.ts';
import { csvTable } from '../src/platform/export/write-csv-table.ts';
import { xlsxTable } from '../src/platform/export/write-xlsx-table.ts';

/** Writes 100,000 rows of 16 columns in batches, as an export does, and tells by how much the process grew at most. */
const ROWS = 100_000;
const BATCH = 500;
const MB = 1_024;

const columns = Array.from(
  { length: 16 },
  (_, i): TableColumn => ({
    header: `Column ${i}`,
    width: 12,
    kind: i % 4 === 0 ? 'number' : i % 4 === 1 ? 'time' : 'text',
  }),
);
const rowOf = (no: number): Cell[] =>
  columns.map(({ kind }, i) =>
    kind === 'number'
      ? no * i
      : kind === 'time'
        ? new Date(1_700_000_000_000 + no * 60_000)
        : `门店 ${no} · ${i} Lime Street`,
  );

const before = process.memoryUsage().rss / 1_024;
const writer = (process.argv[2] === 'csv' ? csvTable : xlsxTable)({
  title: 'Rows',
  columns,
  timeZone: 'Asia/Shanghai',
});
for (let at = 0; at < ROWS; at += BATCH) {
  writer.add(Array.from({ length: BATCH }, (_, i) => rowOf(at + i)));
  await setImmediate();
}
const { length } = writer.finish({ title: 'About', header: ['', ''], lines: [] });
const grownMb = Math.round((mostKb() - before) / MB);
process.stdout.write(JSON.stringify({ grownMb, bytes: length }));

/**
 * The most that this process held, kB. Not `maxRSS`: on Linux it begins with what the process that started this one held. Elsewhere what
 * is held now.
 */
function mostKb(): number {
  const told = existsSync('/proc/self/status') ? readFileSync('/proc/self/status', 'utf8') : '';
  return Number(/VmHWM:\s*(\d+)/.exec(told)?.[1] ?? process.memoryUsage().rss / 1_024);
}
