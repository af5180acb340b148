import { csvLine, UTF8_MARK } from '../table/write-csv.ts';
import { cellText } from './cell.ts';
import type { TableOptions, TableWriter } from './table-writer.ts';

/** A table as csv: UTF-8 with a byte order mark, commas, texts that begin like a formula shown as text. */
export function csvTable({ columns, timeZone }: TableOptions): TableWriter {
  const parts = [Buffer.from(`${UTF8_MARK}${csvLine(columns.map(({ header }) => header))}`)];
  return {
    add(rows) {
      const lines = rows.map((row) =>
        csvLine(
          row.map((cell, i) => cellText(cell, columns[i]?.kind ?? 'text', timeZone)),
          (i) => typeof row[i] === 'string',
        ),
      );
      parts.push(Buffer.from(lines.join('')));
    },
    finish: () => Buffer.concat(parts),
  };
}
