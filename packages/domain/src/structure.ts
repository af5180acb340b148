import { isCivilDate } from './civil-time.ts';

/**
 * By which structure groups are counted: as shops hung on the day of what is counted (the usual one for figures), or as they hang now.
 */
export const STRUCTURES = ['of_day', 'current'] as const;

/** The third one: as shops hung at the end of one business date of the company, with that date behind it. */
export const AS_OF = 'as_of_';
export type AsOf = `${typeof AS_OF}${string}`;
export type Structure = (typeof STRUCTURES)[number] | AsOf;

export const asOf = (day: string): AsOf => `${AS_OF}${day}`;

/** The date of a structure as of a date; null for the other two. */
export const asOfDay = (structure: Structure): string | null =>
  structure === 'of_day' || structure === 'current' ? null : structure.slice(AS_OF.length);

/** The structure that a text names, or undefined. */
export function structureOf(text: string | undefined): Structure | undefined {
  const fixed = STRUCTURES.find((one) => one === text);
  if (fixed || !text?.startsWith(AS_OF)) return fixed;
  const day = text.slice(AS_OF.length);
  return isCivilDate(day) ? asOf(day) : undefined;
}
