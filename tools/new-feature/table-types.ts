import type { Names } from './names.ts';

/** The table types of the server. */
export const TABLE_TYPES = 'apps/server/src/platform/db/schema.gen.ts';

/** The table types with those of the new table, as `npm run db -- types` writes them from the migrated database; null where the file looks otherwise. */
export function addTableTypes(text: string, { pascal, snake }: Names): string | null {
  const [interfaces, rows, end] = text.split(/(?<=export interface DB \{\n)|(?=\n\}\s*$)/);
  const parts = interfaces?.split(/(?=^export interface )/m) ?? [];
  if (rows === undefined || end === undefined || !parts.at(-1)?.startsWith('export interface DB {')) return null;
  const at = parts.findIndex((part) => nameOf(part) === 'DB' || nameOf(part) > pascal);
  const columns = COLUMNS.map((line) => `  ${line};\n`).join('');
  parts.splice(at, 0, `export interface ${pascal} {\n${columns}}\n\n`);
  const tables = [...rows.split('\n'), `  ${snake}: ${pascal};`].toSorted((one, other) =>
    one.trim() < other.trim() ? -1 : 1,
  );
  return parts.join('') + tables.join('\n') + end;
}

const nameOf = (part: string): string => /^export interface (\w+)/.exec(part)?.[1] ?? '';

/** The columns of the template's migration; schema.test.ts compares the file with the database. */
const COLUMNS = [
  'company_id: string',
  'created_at: Timestamp',
  'id: string',
  'member_id: string',
  'note: Generated<string>',
  'planned_on: string',
  'purpose: string',
  'rev: Generated<number>',
  'shop_id: string',
  'state: Generated<string>',
  'updated_at: Timestamp',
];
