import { fieldNames } from '@rondo/contract/kit/field';
import { SHOP_FIELDS } from '@rondo/contract/shop-fields';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, type Params, translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { CellNote, Checked } from '../../../platform/import/definition.ts';
import type { Source, SourceRow } from '../../../platform/import/source.ts';
import { inSlices } from '../../../platform/table/in-slices.ts';
import { dayOrderOf } from '../../../platform/table/read-day.ts';
import { type CustomField, customFieldsOf } from '../custom-fields.ts';
import { type ComposedNames, composeNames } from './compose-name.ts';
import { coordinatesOf, customColumn, type ImportField } from './fields.ts';
import { type GroupPlaces, groupPlaces } from './group-places.ts';
import * as q from './import.queries.ts';
import { type Matcher, matcher } from './match.ts';
import type { Plan } from './plan.ts';
import { type ReadRow, type RowFault, readRow, type TextOf } from './read-row.ts';

type Text = (key: MessageKey, params?: Params) => string;

/** What an import would do, row by row. Reads, writes nothing. */
export async function checkShops(context: Context, source: Source<ImportField>): Promise<Checked<ImportField, Plan>> {
  const { language } = context;
  const text: Text = (key, params) => translate(language, key, params);
  const texts = source.rows.map((row) => ({ row: row.row, textOf: withPlace(row) }));
  const names = namesOf(source);
  const found: RowFault[] = [];
  const custom = (await customFieldsOf(context.db, context.actor.companyId)).filter(({ id }) =>
    source.fields.has(customColumn(id)),
  );
  const rows = await readRows(texts, names, custom, found);
  const known = await lookUp(context, rows);
  refuseRepeats(rows, found);
  await inSlices(rows, (row) => {
    refusePlace(row, known, found);
    refuseManager(row, known, found);
  });
  const wrong = new Set(found.map((fault) => fault.row));
  const right = rows.filter((row) => !wrong.has(row.row));
  const duplicates = duplicatesOf(right, known, text);
  const shown = new Map(rows.map((row) => [row.row, { name: row.fields.name, address: row.fields.address }]));
  const groups = [...new Set(right.flatMap((row) => known.places.missing(row.groupPath)))];
  return {
    faults: found.map(({ row, field, value, fault, params }) => ({
      row,
      field,
      value,
      message: text(`shop.importFault.${fault}`, params),
    })),
    warnings: warningsOf(texts, names, wrong, text),
    duplicates,
    ready: right.length - duplicates.length,
    creates: groups.length > 0 ? [{ noun: 'group', names: groups }] : [],
    notes: [...notesOf(names, source, language), ...stateKept(duplicates.length, source, text)],
    shown: (row) => shown.get(row) ?? {},
    plan: planOf(right, known, source),
  };
}

/** The address ends with the postcode; a pair of coordinates is both of them. */
function withPlace({ textOf }: SourceRow<ImportField>): TextOf {
  const pair = coordinatesOf(textOf('coordinates'));
  return (field) => {
    if (field === 'latitude' || field === 'longitude')
      return textOf(field) || (pair?.[field === 'latitude' ? 0 : 1] ?? '');
    if (field !== 'address') return textOf(field);
    const [address, postcode] = [textOf('address'), textOf('postcode')];
    const isThere = postcode === '' || address.replace(/\s/g, '').includes(postcode.replace(/\s/g, ''));
    return isThere ? address : [address, postcode].filter((part) => part !== '').join(', ');
  };
}

function namesOf({ rows, fields }: Source<ImportField>): ComposedNames {
  return composeNames(
    // A name needs the street, not the postcode behind it; without a street the postcode has to do.
    rows.map(
      ({ textOf }) =>
        (field) =>
          field === 'address' ? textOf('address') || textOf('postcode') : textOf(field),
    ),
    fields.has('name'),
  );
}

interface Told {
  row: number;
  textOf: TextOf;
}

const DAYS = fieldNames(SHOP_FIELDS).filter((name) => SHOP_FIELDS[name].kind === 'day');

async function readRows(
  texts: readonly Told[],
  { names }: ComposedNames,
  custom: readonly CustomField[],
  faults: RowFault[],
): Promise<ReadRow[]> {
  const days = [...DAYS, ...custom.filter(({ kind }) => kind === 'date').map(({ id }) => customColumn(id))];
  const order = dayOrderOf(texts.flatMap(({ textOf }) => days.map(textOf)));
  const rows: ReadRow[] = [];
  await inSlices(texts, ({ row, textOf }, index) => {
    const named: TextOf = (field) => (field === 'name' ? (names[index] ?? '') : textOf(field));
    rows.push(readRow(row, named, { order, custom }, faults));
  });
  return rows;
}

/** What the company has of that which the rows name. */
interface Known {
  match: Matcher;
  places: GroupPlaces;
  /** Members by their mobile number. */
  memberOf: ReadonlyMap<string, string>;
}

async function lookUp({ db, actor }: Context, rows: readonly ReadRow[]): Promise<Known> {
  const fields = rows.map((row) => row.fields);
  const [match, places, memberOf] = await Promise.all([
    matcher(db, actor, fields),
    groupPlaces(db, actor),
    managersByMobile(db, actor.companyId, rows),
  ]);
  return { match, places, memberOf };
}

/** Names that were too long: shortened, since nobody can write a shorter one for a store they do not know. */
function warningsOf(
  texts: readonly Told[],
  { cut }: ComposedNames,
  wrong: ReadonlySet<number>,
  text: Text,
): CellNote<ImportField>[] {
  return texts.flatMap(({ row, textOf }, index) =>
    cut.has(index) && !wrong.has(row)
      ? [{ row, field: 'name' as const, value: textOf('name'), message: text('shop.importing.nameCut') }]
      : [],
  );
}

function notesOf({ apart }: ComposedNames, source: Source<ImportField>, language: Language): string[] {
  const kinds = (['street', 'number', 'both'] as const).filter((kind) => apart[kind] > 0);
  const notes = kinds.map((kind) => translate(language, `shop.importing.apart.${kind}`, { count: apart[kind] }));
  return source.fields.has('name') ? notes : [translate(language, 'shop.importing.composed')];
}

/** An import never closes or opens a store that is there: that has effects, and a closing needs a reason. */
const stateKept = (duplicates: number, { fields }: Source<ImportField>, text: Text): string[] =>
  duplicates > 0 && fields.has('state') ? [text('shop.importing.stateKept')] : [];

/** The same name or code twice in a file: the later row is wrong. */
function refuseRepeats(rows: readonly ReadRow[], faults: RowFault[]): void {
  for (const field of ['name', 'code'] as const) {
    const first = new Map<string, number>();
    for (const { row, fields } of rows) {
      const value = fields[field] ?? '';
      const earlier = value === '' ? undefined : first.get(value.toLowerCase());
      const fault = field === 'name' ? 'nameTwice' : 'codeTwice';
      if (earlier === undefined) first.set(value.toLowerCase(), row);
      else faults.push({ row, field, value, fault, params: { row: earlier } });
    }
  }
}

function refusePlace({ row, fields, groupPath }: ReadRow, { match, places }: Known, faults: RowFault[]): void {
  const shop = match(fields);
  if (shop === 'two') faults.push({ row, field: 'code', value: fields.code ?? '', fault: 'twoShops' });
  else if (shop && !shop.isVisible) faults.push({ row, field: 'name', value: fields.name, fault: 'hidden' });
  else if ((!shop || groupPath !== '') && !places.isReached(groupPath)) {
    faults.push({ row, field: 'group', value: groupPath, fault: 'groupReach' });
  }
}

function refuseManager({ row, mobiles }: ReadRow, { memberOf }: Known, faults: RowFault[]): void {
  const unknown = mobiles.find((mobile) => !memberOf.has(mobile));
  if (unknown) faults.push({ row, field: 'manager', value: unknown, fault: 'manager' });
}

/** Rows that are shops already. */
function duplicatesOf(right: readonly ReadRow[], { match }: Known, text: Text) {
  return right.flatMap(({ row, fields }) => {
    const shop = match(fields);
    const isThere = shop !== null && shop !== 'two';
    return isThere ? [{ row, name: fields.name, id: shop.id, message: text('rule.duplicate_shop', { row }) }] : [];
  });
}

function planOf(right: readonly ReadRow[], { memberOf }: Known, { fields }: Source<ImportField>): Plan {
  return {
    columns: [...fields, ...(fields.has('postcode') ? (['address'] as const) : [])],
    rows: right.map(({ mobiles, ...row }) => ({
      ...row,
      managerIds: mobiles.map((mobile) => memberOf.get(mobile)).filter((id) => id !== undefined),
    })),
  };
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
