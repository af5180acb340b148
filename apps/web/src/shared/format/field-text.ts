import type { Field } from '@rondo/contract/kit/field';
import type { useFormat } from './use-format.tsx';

/** A value of a declared field as its reader sees it, in a list or among facts; '' for none. */
export function fieldText(
  { kind }: Pick<Field, 'kind'>,
  value: string | number | null,
  format: Pick<ReturnType<typeof useFormat>, 'count' | 'day'>,
): string {
  if (value === null) return '';
  if (typeof value === 'number') return format.count(value);
  return kind === 'day' && value !== '' ? format.day(`${value}T12:00:00Z`) : value;
}
