import { type ExcludedItem, excludedOf } from './applicable.ts';
import { allItems, type TemplateContent } from './template.ts';

/** How many items are drawn, and from what: the same seed always draws the same ones. */
export interface Sample {
  items: number;
  seed: number;
}

/** A seed for a task, from its id: a whole number of 31 bits (FNV-1a). */
export function seedOf(id: string): number {
  let hash = 0x811c9dc5;
  for (const letter of id) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash & 0x7fffffff;
}

/**
 * So many items of a list, drawn by chance, in the order of the template. Follow-ups are not drawn: they come with the item they follow,
 * and stay hidden without it. A list that is no longer than the sample is asked whole.
 */
export function sampled(
  content: TemplateContent,
  { items: size, seed }: Sample,
): { content: TemplateContent; excluded: ExcludedItem[] } {
  const ids = allItems(content).flatMap((item) => (item.showIf === null ? [item.id] : []));
  if (ids.length <= size) return { content, excluded: [] };
  const drawn = new Set(shuffled(ids, seed).slice(0, size));
  return excludedOf(content, (item) =>
    item.showIf !== null || drawn.has(item.id) ? null : { by: 'sample', values: [String(size), String(ids.length)] },
  );
}

/** Fisher-Yates over numbers of mulberry32: every order is about as likely as any other. */
function shuffled(ids: readonly string[], seed: number): string[] {
  const next = mulberry32(seed);
  const left = [...ids];
  return ids.flatMap(() => left.splice(Math.floor(next() * left.length), 1));
}

/** Numbers from 0 to below 1 that follow from a seed (Tommy Ettinger's mulberry32). */
function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
