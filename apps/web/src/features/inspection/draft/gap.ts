import { askedHere, type ItemRow } from './item-rows.ts';

/** The items that still lack something, in the order of the template. */
export const gapsOf = (rows: readonly ItemRow[]): ItemRow[] => rows.filter((row) => row.isMissing);

/** The next gap after an item, round the end to the first; the item itself is not its own next gap. Undefined when there is no other. */
export function nextGap(rows: readonly ItemRow[], index: number): ItemRow | undefined {
  return [...rows.slice(index + 1), ...rows.slice(0, index)].find((row) => row.isMissing);
}

/** The next item after this one that nobody has answered, or that still lacks something; without a round to the first. */
export const nextOpen = (rows: readonly ItemRow[], index: number): ItemRow | undefined =>
  askedHere(rows.slice(index + 1)).find((row) => row.mark === 'open' || row.isMissing);

/** Whether somebody has come to the last item before: then the way goes on from gap to gap. */
export const wasWalked = (rows: readonly ItemRow[]): boolean => (rows.at(-1)?.mark ?? 'open') !== 'open';
