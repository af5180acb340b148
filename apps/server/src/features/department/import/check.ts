import { formatGroupPath, GROUP_PATH_SEPARATOR } from '@rondo/domain/group-path';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context } from '../../../platform/context.ts';
import type { CellNote, Checked } from '../../../platform/import/definition.ts';
import type { Source, SourceRow } from '../../../platform/import/source.ts';
import * as departments from '../department.queries.ts';
import type { ImportField } from './fields.ts';
import { byPath, keyOf, missing } from './missing.ts';
import { readPath } from './read-path.ts';

/** What a dry run keeps: the paths to make, each from below the root down. */
const plan = z.object({ paths: z.array(z.array(z.string())) });
export type Plan = z.output<typeof plan>;
export const parsePlan = (kept: unknown): Plan => plan.parse(kept);

/** What a file of paths would do. Reads, writes nothing. */
export async function checkDepartments(
  { db, actor, language }: Context,
  source: Source<ImportField>,
): Promise<Checked<ImportField, Plan>> {
  const text = (key: MessageKey, params?: Params): string => translate(language, key, params);
  const there = byPath(await departments.all(db, actor.companyId).execute());
  const faults: CellNote<ImportField>[] = [];
  const pathOf = pathsWithParents(source.rows);
  const right = source.rows.flatMap(({ row, textOf }) => {
    const path = readPath(pathOf(textOf));
    if (Array.isArray(path)) return [{ row, path }];
    const { value, fault, params } = path;
    faults.push({ row, field: 'path', value, message: text(`department.importFault.${fault}`, params) });
    return [];
  });
  const paths = right.map(({ path }) => path);
  const created = missing(there, paths).create.map(formatGroupPath);
  const seen = new Set<string>();
  const duplicates = right.flatMap(({ row, path }) => {
    const key = keyOf(path);
    const known = there.get(key);
    const isDouble = known !== undefined || seen.has(key);
    seen.add(key);
    const name = formatGroupPath(path);
    return isDouble ? [{ row, name, id: known?.id ?? null, message: text('department.importing.there', { row }) }] : [];
  });
  const shown = new Map(right.map(({ row, path }) => [row, { path: formatGroupPath(path) }]));
  return {
    faults,
    warnings: [],
    duplicates,
    ready: right.length - duplicates.length,
    creates: created.length > 0 ? [{ noun: 'department', names: created }] : [],
    notes: [],
    shown: (row) => shown.get(row) ?? {},
    plan: { paths },
  };
}

/** The path of each row; where a column names the department above, the one of that name in the file tells the rest. */
function pathsWithParents(
  rows: readonly SourceRow<ImportField>[],
): (textOf: SourceRow<ImportField>['textOf']) => string {
  const parents = new Map(rows.map(({ textOf }) => [textOf('path').toLowerCase(), textOf('parent')]));
  const above = (name: string, seen: readonly string[]): string => {
    const key = name.toLowerCase();
    const parent = parents.get(key) ?? '';
    // A path says it all; a ring is cut where it closes.
    if (parent === '' || name.includes(GROUP_PATH_SEPARATOR) || seen.includes(key)) return name;
    return `${above(parent, [...seen, key])}${GROUP_PATH_SEPARATOR}${name}`;
  };
  return (textOf) => {
    const parent = textOf('parent');
    return parent === '' ? textOf('path') : `${above(parent, [])}${GROUP_PATH_SEPARATOR}${textOf('path')}`;
  };
}
