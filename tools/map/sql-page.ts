import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { heading, table } from './table.ts';

interface Entry {
  name: string;
  about: string;
}

/** Tables and indexes with the comment that stands above each in its migration. */
export function sqlPage(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const parts = files.map((name) => {
    const sql = readFileSync(join(folder, name), 'utf8');
    const tables = entries(sql, /^CREATE TABLE (?:IF NOT EXISTS )?(\w+) \(/);
    const indexes = entries(sql, /^CREATE (?:UNIQUE )?INDEX (\w+ ON \w+.*);$/);
    return [
      `## ${name}\n`,
      ...(tables.length > 0
        ? [
            table(
              ['table', 'what it is'],
              tables.map((t) => [`\`${t.name}\``, t.about]),
            ),
            '',
          ]
        : []),
      ...(indexes.length > 0
        ? [
            table(
              ['index', 'for'],
              indexes.map((t) => [`\`${t.name}\``, t.about]),
            ),
            '',
          ]
        : []),
    ].join('\n');
  });
  return [
    heading('SQL', 'Every tenant table has `company_id` first in its key and row-level security.'),
    ...parts,
  ].join('\n');
}

function entries(sql: string, pattern: RegExp): Entry[] {
  const lines = sql.split('\n');
  return lines.flatMap((line, i) => {
    const match = pattern.exec(line);
    return match?.[1] ? [{ name: match[1], about: commentAbove(lines, i) }] : [];
  });
}

function commentAbove(lines: readonly string[], at: number): string {
  const said: string[] = [];
  for (let i = at - 1; i >= 0 && lines[i]?.startsWith('--'); i -= 1)
    said.unshift((lines[i] ?? '').replace(/^--\s*/, ''));
  return said.join(' ');
}
