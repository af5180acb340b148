import { z } from 'zod';
import { line, oldDay, text } from './shapes.ts';

/**
 * A field of an object that people edit, declared once: what a form sends, what a read answers, which column keeps it. Form,
 * import, undo and audit log go by its kind; what is `own` has code of its own on each side, by its name.
 */
export type Field = { column: string; input: z.ZodType; output: z.ZodType } & (
  | { kind: 'line' | 'text' | 'textOrNull'; max: number }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'day' }
  | { kind: 'own' }
);
export type Fields = Readonly<Record<string, Field>>;

/** A text of one line that must be there. */
export const lineField = <C extends string>(column: C, max: number) => ({
  kind: 'line' as const,
  column,
  max,
  input: line(max),
  output: z.string(),
});

/** A text that may be empty. */
export const textField = <C extends string>(column: C, max: number) => ({
  kind: 'text' as const,
  column,
  max,
  input: text(max).default(''),
  output: z.string(),
});

/** A text, or null for none: what has to be unique where it is told. */
export const textOrNullField = <C extends string>(column: C, max: number) => ({
  kind: 'textOrNull' as const,
  column,
  max,
  input: text(max).nullable().default(null),
  output: z.string().nullable(),
});

/** A number or null. */
export const numberField = <C extends string>(column: C, { min, max }: { min: number; max: number }) => ({
  kind: 'number' as const,
  column,
  min,
  max,
  input: z.number().min(min).max(max).nullable().default(null),
  output: z.number().nullable(),
});

/** A civil day that may lie long ago, or null. */
export const dayField = <C extends string>(column: C) => ({
  kind: 'day' as const,
  column,
  input: oldDay.nullable().default(null),
  output: oldDay.nullable(),
});

/** What is like no other field. */
export const ownField = <C extends string, I extends z.ZodType, O extends z.ZodType>(
  column: C,
  shapes: { input: I; output: O },
) => ({ kind: 'own' as const, column, ...shapes });

/** The names of fields, or of those of some kinds. */
export type FieldNames<F extends Fields, Kind extends Field['kind'] = Field['kind']> = {
  [K in keyof F & string]: F[K]['kind'] extends Kind ? K : never;
}[keyof F & string];

/** Parsed values of fields, by name. */
export type FieldValues<F extends Fields> = { [K in keyof F & string]: z.output<F[K]['input']> };

/** The shapes a form sends. */
export const inputsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { input }]) => [name, input])) as {
    [K in keyof F & string]: F[K]['input'];
  };

/** The shapes a read answers. */
export const outputsOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, { output }]) => [name, output])) as {
    [K in keyof F & string]: F[K]['output'];
  };

/** All fields but some. */
export const withoutFields = <F extends Fields, Name extends keyof F & string>(fields: F, names: readonly Name[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.some((one) => one === name))) as {
    [K in Exclude<keyof F & string, Name>]: F[K];
  };

/** A field as one of any kind: what goes by kinds is ready for those that none of its object has yet. */
export const anyField = (field: Field): Field => field;

/** The fields that their kind says all about: those that are not own. */
export const plainFields = <F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'own')) as {
    [K in FieldNames<F, Exclude<Field['kind'], 'own'>>]: F[K];
  };

export const fieldNames = <F extends Fields>(fields: F) => Object.keys(fields) as (keyof F & string)[];
