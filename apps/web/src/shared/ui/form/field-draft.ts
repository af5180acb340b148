import type { Field, FieldNames, Fields } from '@rondo/contract/kit/field';
import { z } from 'zod';

/** The fields that are typed as text, whatever they are on the wire. */
export type TypedField<F extends Fields> = FieldNames<F, 'line' | 'text' | 'textOrNull' | 'number' | 'day'>;

const isTyped = ([, { kind }]: [string, Field]): boolean => kind !== 'own';

/** Fields as they are being typed; of nothing, all empty. */
export function draftOfFields<F extends Fields>(
  fields: F,
  values: Readonly<Partial<Record<TypedField<F>, string | number | null>>> | undefined,
): Record<TypedField<F>, string> {
  const known: Readonly<Record<string, string | number | null | undefined>> = values ?? {};
  const texts = Object.entries<Field>(fields).filter(isTyped);
  return Object.fromEntries(texts.map(([name]) => [name, String(known[name] ?? '')])) as Record<TypedField<F>, string>;
}

/** The shapes of fields as they are being typed, for a draft that is kept. */
export const draftShapesOf = <F extends Fields>(fields: F) =>
  Object.fromEntries(
    Object.entries<Field>(fields)
      .filter(isTyped)
      .map(([name]) => [name, z.string()]),
  ) as Record<TypedField<F>, z.ZodString>;

/** What is sent of what was typed. */
export function sentOfDraft<F extends Fields>(
  fields: F,
  draft: Readonly<Record<TypedField<F>, string>>,
): { [K in TypedField<F>]: z.output<F[K]['input']> } {
  const typed: Readonly<Record<string, string>> = draft;
  const sent = Object.entries<Field>(fields).filter(isTyped);
  return Object.fromEntries(sent.map(([name, field]) => [name, sentOf(field, typed[name] ?? '')])) as {
    [K in TypedField<F>]: z.output<F[K]['input']>;
  };
}

function sentOf({ kind }: Field, typed: string): string | number | null {
  if (kind === 'number') return typed.trim() === '' ? null : Number(typed);
  if (kind === 'textOrNull') return typed.trim() || null;
  return kind === 'day' ? typed || null : typed;
}
