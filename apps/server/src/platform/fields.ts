import type { Field, FieldNames, Fields, FieldValues } from '@rondo/contract/kit/field';

/** Values of fields, by the column that keeps each. */
export type FieldColumns<F extends Fields> = {
  [K in keyof F & string as F[K]['column']]: FieldValues<F>[K];
};

/** What a field is that nobody filled in; what is own says it itself. */
export const EMPTY: Readonly<Record<Field['kind'], '' | null>> = {
  line: '',
  text: '',
  textOrNull: null,
  number: null,
  day: null,
  own: null,
};

/** Fields of which nothing is told, where none is own. */
export function emptyValues<F extends Fields>(fields: F): FieldValues<F> {
  const values = Object.entries<Field>(fields).map(([name, { kind }]) => [name, EMPTY[kind]]);
  return Object.fromEntries(values) as FieldValues<F>;
}

/** The values of fields among others. */
export function valuesOf<F extends Fields>(fields: F, from: Readonly<FieldValues<F>>): FieldValues<F> {
  const names = Object.keys(fields) as (keyof F & string)[];
  return Object.fromEntries(names.map((name) => [name, from[name]])) as FieldValues<F>;
}

/** What is stored of fields: a text that may be null is null when it is empty. */
export function columnsOf<F extends Fields>(fields: F, values: FieldValues<F>): FieldColumns<F> {
  const columns = Object.entries<Field>(fields).map(([name, { kind, column }]) => {
    const value: unknown = values[name];
    return [column, kind === 'textOrNull' ? value || null : value];
  });
  return Object.fromEntries(columns) as FieldColumns<F>;
}

/** What a row says of fields, by their names. */
export function fieldsOf<F extends Fields, R extends Readonly<Record<F[keyof F]['column'], unknown>>>(
  fields: F,
  row: R,
): { [K in keyof F & string]: R[F[K]['column']] } {
  const values = Object.entries(fields).map(([name, { column }]) => [name, row[column as keyof R]]);
  return Object.fromEntries(values) as { [K in keyof F & string]: R[F[K]['column']] };
}

/** The shapes of what is stored of fields, by column. */
export const columnShapesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.values(fields).map(({ column, output }) => [column, output])) as {
    [K in keyof F & string as F[K]['column']]: F[K]['output'];
  };

const TYPES: Record<Exclude<Field['kind'], 'own'>, string> = {
  line: 'text',
  text: 'text',
  textOrNull: 'text',
  number: 'numeric',
  day: 'date',
};

/** The types of the columns, for a batch that travels as JSON. */
export function columnTypesOf<F extends Fields>(fields: F, own: Readonly<Record<FieldNames<F, 'own'>, string>>) {
  const ownTypes: Readonly<Record<string, string>> = own;
  const types = Object.entries<Field>(fields).map(([name, { kind, column }]) => [
    column,
    kind === 'own' ? ownTypes[name] : TYPES[kind],
  ]);
  return Object.fromEntries(types) as Record<F[keyof F]['column'], string>;
}
