import type { Output } from '@rondo/contract/kit/endpoint';
import type { recordApi } from '@rondo/contract/record';

/** A record whose result the draft would change. */
export type Changed = Output<typeof recordApi.replay>['changed'][number];

/** How many records go from which level to which, the most first. */
export function movesOf(changed: readonly Changed[], word: (side: Changed['before']) => string) {
  const counts = new Map<string, number>();
  for (const { before, after } of changed) {
    const words = `${word(before)} → ${word(after)}`;
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts].map(([words, count]) => ({ words, count })).toSorted((a, b) => b.count - a.count);
}
