import type { ShopImportReport } from '@rondo/contract/shop';
import type { Context } from '../../../platform/context.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import type { Table } from '../../../platform/table/table.ts';
import { type Mapping, mapColumns } from './columns.ts';
import { composeNames } from './compose-name.ts';
import { type GroupPlaces, groupPlaces } from './group-places.ts';
import * as q from './import.queries.ts';
import type { ImportField } from './import-field.ts';
import { type Matcher, matcher } from './match.ts';
import type { Plan } from './plan.ts';
import { type ReadRow, type RowFault, readRow, type TextOf } from './read-row.ts';

export interface DryRun {
  rows: number;
  faults: RowFault[];
  duplicates: { row: number; name: string; shopId: string }[];
  newGroups: string[];
  columns: ShopImportReport['columns'];
  plan: Plan;
}

/** What an import would do, row by row. Reads, writes nothing. */
export async function dryRun({ db, actor }: Context, table: Table, mapping: Mapping): Promise<DryRun> {
  const fields = mapColumns(table, mapping);
  const faults: RowFault[] = [];
  const rows = await readRows(table, fields, faults);
  const [match, places, memberOf] = await Promise.all([
    matcher(
      db,
      actor,
      rows.map((row) => row.fields),
    ),
    groupPlaces(db, actor),
    managersByMobile(db, actor.companyId, rows),
  ]);
  refuseRepeats(rows, faults);
  await inSlices(rows, (row) => {
    refusePlace(row, match, places, faults);
    const unknown = row.mobiles.find((mobile) => !memberOf.has(mobile));
    if (unknown) faults.push({ row: row.row, field: 'manager', value: unknown, fault: 'manager' });
  });
  const wrong = new Set(faults.map((fault) => fault.row));
  const right = rows.filter((row) => !wrong.has(row.row));
  const duplicates = right.flatMap((row) => {
    const shop = match(row.fields);
    return shop && shop !== 'two' ? [{ row: row.row, name: row.fields.name, shopId: shop.id }] : [];
  });
  return {
    rows: rows.length,
    faults: faults.toSorted((a, b) => a.row - b.row),
    duplicates,
    newGroups: [...new Set(right.flatMap((row) => places.missing(row.groupPath)))],
    columns: table.headers.map((header, column) => ({ header, field: fields[column] ?? null })),
    plan: {
      columns: fields.filter((field) => field !== null),
      rows: right.map(({ mobiles, ...row }) => ({
        ...row,
        managerIds: mobiles.map((mobile) => memberOf.get(mobile)).filter((id) => id !== undefined),
      })),
    },
  };
}

async function readRows(table: Table, fields: readonly (ImportField | null)[], faults: RowFault[]): Promise<ReadRow[]> {
  const columnOf = new Map(fields.map((field, column) => [field, column]));
  const texts = table.rows
    .map((cells, index) => ({ cells, row: table.firstRow + index }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .map(({ cells, row }) => ({ row, textOf: (field: ImportField) => cells[columnOf.get(field) ?? -1] ?? '' }));
  const names = composeNames(
    texts.map(({ textOf }) => textOf),
    columnOf.has('name'),
  );
  const rows: ReadRow[] = [];
  await inSlices(texts, ({ row, textOf }, index) => {
    const named: TextOf = (field) => (field === 'name' ? (names[index] ?? '') : textOf(field));
    rows.push(readRow(row, named, faults));
  });
  return rows;
}

/** The same name or code twice in a file: the later row is wrong. */
function refuseRepeats(rows: readonly ReadRow[], faults: RowFault[]): void {
  for (const field of ['name', 'code'] as const) {
    const first = new Map<string, number>();
    for (const { row, fields } of rows) {
      const value = fields[field] ?? '';
      const earlier = value === '' ? undefined : first.get(value.toLowerCase());
      if (earlier === undefined) first.set(value.toLowerCase(), row);
      else
        faults.push({
          row,
          field,
          value,
          fault: field === 'name' ? 'nameTwice' : 'codeTwice',
          params: { row: earlier },
        });
    }
  }
}

function refusePlace(
  { row, fields, groupPath }: ReadRow,
  match: Matcher,
  places: GroupPlaces,
  faults: RowFault[],
): void {
  const shop = match(fields);
  if (shop === 'two') faults.push({ row, field: 'code', value: fields.code ?? '', fault: 'twoShops' });
  else if (shop && !shop.isVisible) faults.push({ row, field: 'name', value: fields.name, fault: 'hidden' });
  else if ((!shop || groupPath !== '') && !places.isReached(groupPath)) {
    faults.push({ row, field: 'group', value: groupPath, fault: 'groupReach' });
  }
}

async function managersByMobile(
  db: Context['db'],
  companyId: string,
  rows: readonly ReadRow[],
): Promise<Map<string, string>> {
  const mobiles = [...new Set(rows.flatMap((row) => row.mobiles))];
  const members = mobiles.length === 0 ? [] : await q.membersByMobile(db, companyId, mobiles).execute();
  return new Map(members.map((member) => [member.mobile ?? '', member.id]));
}
