import type { PlacedItem } from './draft.ts';

/** The same words twice are one item, whatever spaces and marks are between them. */
export function once(items: readonly PlacedItem[]): PlacedItem[] {
  const seen = new Set<string>();
  return items.filter(({ name, standard }) => {
    const key = `${name}\n${standard}`.toLowerCase().replace(/[\s\p{P}]/gu, '');
    const isNew = key !== '' && !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
