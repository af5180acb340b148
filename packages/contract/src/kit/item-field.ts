import { z } from 'zod';
import { text } from './shapes.ts';

/**
 * A field of a check item, declared once: what travels, and what editor, import, export and the difference of two versions may
 * know of it. `max` of a number is what can be published; more may travel in a draft, where it is told as a fault.
 */
export type ItemField = { input: z.ZodType } & (
  | { kind: 'text' | 'textOrNull'; max: number }
  | { kind: 'number' | 'numberOrNull'; min: number; max: number; isWhole: boolean }
  | { kind: 'word'; words: readonly string[] }
  | { kind: 'words'; words: readonly string[] }
  | { kind: 'flag' }
  | { kind: 'lines'; max: number; most: number }
  | { kind: 'own' }
);
export type ItemFields = Readonly<Record<string, ItemField>>;
/** Fields that stand together in a part of the check item. */
type Group<F extends ItemFields = ItemFields> = { kind: 'group'; fields: F; input: z.ZodType };
type ItemFieldTable = Readonly<Record<string, ItemField | Group>>;

export const itemText = (max: number) => ({ kind: 'text' as const, max, input: text(max) });
export const itemTextOrNull = (max: number) => ({ kind: 'textOrNull' as const, max, input: text(max).nullable() });

interface Bounds {
  min: number;
  max: number;
  /** Of what may travel. */
  shape?: z.ZodNumber;
}
const shapeOf = ({ min, max, shape }: Bounds) => shape ?? z.number().min(min).max(max);
export const itemNumber = (bounds: Bounds) => ({
  kind: 'number' as const,
  isWhole: false,
  min: bounds.min,
  max: bounds.max,
  input: shapeOf(bounds),
});
export const itemNumberOrNull = (bounds: Bounds) => ({
  ...itemNumber(bounds),
  kind: 'numberOrNull' as const,
  input: shapeOf(bounds).nullable(),
});
export const whole = (min: number, max: number) => ({
  ...itemNumber({ min, max, shape: z.number().int().min(min).max(max) }),
  isWhole: true,
});
export const wholeOrNull = (min: number, max: number) => ({
  ...itemNumberOrNull({ min, max, shape: z.number().int().min(min).max(max) }),
  isWhole: true,
});
export const word = <const V extends readonly string[]>(words: V) => ({
  kind: 'word' as const,
  words,
  input: z.enum(words),
});
/** Several of some words, each once at most. */
export const words = <const V extends readonly string[]>(some: V) => ({
  kind: 'words' as const,
  words: some,
  input: z.array(z.enum(some)).max(some.length),
});
export const flagField = { kind: 'flag' as const, input: z.boolean() };
/** A list of short texts. */
export const lines = (max: number, most: number) => ({
  kind: 'lines' as const,
  max,
  most,
  input: z.array(text(max)).max(most),
});
/** What is like no other field. */
export const ownPart = <I extends z.ZodType>(input: I) => ({ kind: 'own' as const, input });

type Shapes<T extends Readonly<Record<string, { input: z.ZodType }>>> = { [K in keyof T & string]: T[K]['input'] };

/** The shapes that travel, by name. */
export const itemShapes = <T extends Readonly<Record<string, { input: z.ZodType }>>>(table: T) =>
  Object.fromEntries(Object.entries(table).map(([name, { input }]) => [name, input])) as Shapes<T>;

export const group = <F extends ItemFields>(fields: F) => ({
  kind: 'group' as const,
  fields,
  input: z.object(itemShapes(fields)),
});

/** The names of single fields: `code`, and `photo.rule` for what stands in a group; or of those of some kinds. */
export type ItemFieldNames<T extends ItemFieldTable, Kind extends ItemField['kind'] = ItemField['kind']> = {
  [K in keyof T & string]: T[K] extends { kind: 'group'; fields: infer F extends ItemFields }
    ? { [L in keyof F & string]: F[L]['kind'] extends Kind ? `${K}.${L}` : never }[keyof F & string]
    : T[K]['kind'] extends Kind
      ? K
      : never;
}[keyof T & string];
