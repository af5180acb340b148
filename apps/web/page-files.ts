/** Modules that are needed by the same pages. */
export interface Part {
  /** A bit for each page that needs them. */
  pages: Uint32Array;
  /** Length of their code. */
  size: number;
  /** Places, in the list, of the parts that these modules import. */
  needs: ReadonlySet<number>;
}

/** A file of several parts: their places in the list that was given. */
type Group = Part & { parts: readonly number[] };

/** Two groups, and what the pages together load less when they are one; `at`: how many groups there had been when that was reckoned. */
interface Pair {
  gain: number;
  a: number;
  b: number;
  at: number;
}

/**
 * What one file more is worth to a page, in characters of its code: a request, and what is lost by compressing less at once. Fewer
 * requests with more than that for somebody who does not need it are no gain.
 */
const FILE_COST = 88_000;

/**
 * Puts the code that pages share into files: parts that travel together become one as long as the pages together get less to load,
 * the greatest gain first. A page that loads a file loads what that file needs, too: this counts. A file never needs itself by way of
 * others, and comes in the list after those that it needs.
 */
export function pageFiles(parts: readonly Part[]): (readonly number[])[] {
  const groups = new Map<number, Group>(parts.map((part, at) => [at, { ...part, parts: [at] }]));
  const pairs = heapOf([...groups.keys()].flatMap((a) => pairsWith(groups, a).filter(({ b }) => b < a)));
  let next = parts.length;
  for (let best = pairs.take(); best; best = pairs.take()) {
    const { a, b, at } = best;
    if (!groups.has(a) || !groups.has(b)) continue;
    const gain = at === next ? best.gain : gainOf(groups, a, b);
    if (gain <= 0 || goesAround(groups, a, b) || goesAround(groups, b, a)) continue;
    if (gain < best.gain) {
      pairs.put({ gain, a, b, at: next });
      continue;
    }
    merge(groups, best, next);
    for (const pair of pairsWith(groups, next)) pairs.put(pair);
    next += 1;
  }
  return inOrder(groups);
}

/** The others with which a group would gain something, by what the two of them are: what they need may make it less. */
const pairsWith = (groups: ReadonlyMap<number, Group>, a: number): Pair[] =>
  [...groups.keys()].flatMap((b) => {
    const gain = b === a ? 0 : ownGain(groups.get(a), groups.get(b));
    return gain > 0 ? [{ gain, a, b, at: -1 }] : [];
  });

function ownGain(a: Part | undefined, b: Part | undefined): number {
  if (!a || !b) return 0;
  const both = shared(a.pages, b.pages);
  return both * FILE_COST - a.size * (shared(b.pages, b.pages) - both) - b.size * (shared(a.pages, a.pages) - both);
}

/** The same, less what is then loaded of that which the two need by pages that did not load it. */
function gainOf(groups: ReadonlyMap<number, Group>, a: number, b: number): number {
  const two = [a, b].flatMap((at) => groups.get(at) ?? []);
  const pages = unionOf(two);
  const most = shared(pages, pages);
  const lost = [...neededBy(groups, two)]
    .filter((at) => at !== a && at !== b)
    .flatMap((at) => groups.get(at) ?? [])
    .reduce((sum, one) => sum + (one.size + FILE_COST) * (most - shared(pages, one.pages)), 0);
  return ownGain(two[0], two[1]) - lost;
}

const unionOf = (parts: readonly Part[]): Uint32Array =>
  parts.map(({ pages }) => pages).reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0)));

/** What groups need, and what that needs. */
function neededBy(groups: ReadonlyMap<number, Group>, from: readonly Part[]): ReadonlySet<number> {
  const found = new Set<number>();
  const waiting = from.flatMap(({ needs }) => [...needs]);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (found.has(at)) continue;
    found.add(at);
    waiting.push(...(groups.get(at)?.needs ?? []));
  }
  return found;
}

/** How many pages are in both. */
function shared(a: Uint32Array, b: Uint32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1)
    for (let word = (a[at] ?? 0) & (b[at] ?? 0); word !== 0; word &= word - 1) sum += 1;
  return sum;
}

/** Whether one needs the other by way of a third: as one file, it and the third would need each other. */
function goesAround(groups: ReadonlyMap<number, Group>, from: number, to: number): boolean {
  const seen = new Set([from]);
  const waiting = [...(groups.get(from)?.needs ?? [])].filter((third) => third !== to);
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === to) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(groups.get(at)?.needs ?? []));
  }
  return false;
}

/** Makes two groups one, under a number of its own; its pages load what it needs. */
function merge(groups: Map<number, Group>, { a, b }: Pair, as: number): void {
  const two = [a, b].flatMap((at) => groups.get(at) ?? []);
  const renamed = (needs: Iterable<number>) => new Set([...needs].map((at) => (at === a || at === b ? as : at)));
  groups.delete(a);
  groups.delete(b);
  for (const [at, group] of groups) groups.set(at, { ...group, needs: renamed(group.needs) });
  const needs = renamed(two.flatMap((group) => [...group.needs]));
  needs.delete(as);
  const one = { pages: unionOf(two), size: two.reduce((sum, { size }) => sum + size, 0), needs };
  for (const at of neededBy(groups, [one])) {
    const group = groups.get(at);
    if (group) groups.set(at, { ...group, pages: unionOf([group, one]) });
  }
  groups.set(as, { ...one, parts: two.flatMap(({ parts }) => parts) });
}

/** Pairs of which the one with the greatest gain is taken first. */
function heapOf(pairs: Pair[]): { take: () => Pair | undefined; put: (pair: Pair) => void } {
  const gainAt = (at: number): number => heap[at]?.gain ?? Number.NEGATIVE_INFINITY;
  const swap = (a: number, b: number): void => {
    const [one, other] = [heap[a], heap[b]];
    if (one && other) [heap[a], heap[b]] = [other, one];
  };
  const heap = pairs.toSorted((one, other) => other.gain - one.gain);
  return {
    put(pair) {
      heap.push(pair);
      for (let at = heap.length - 1; at > 0 && gainAt((at - 1) >> 1) < gainAt(at); at = (at - 1) >> 1)
        swap(at, (at - 1) >> 1);
    },
    take() {
      swap(0, heap.length - 1);
      const first = heap.pop();
      for (let at = 0; ; ) {
        const greater = gainAt(2 * at + 1) >= gainAt(2 * at + 2) ? 2 * at + 1 : 2 * at + 2;
        if (gainAt(greater) <= gainAt(at)) return first;
        swap(at, greater);
        at = greater;
      }
    },
  };
}

/** The parts of each group, needed ones first. */
function inOrder(groups: ReadonlyMap<number, Group>): (readonly number[])[] {
  const placed = new Set<number>();
  const place = (at: number): (readonly number[])[] => {
    const group = groups.get(at);
    if (placed.has(at) || !group) return [];
    placed.add(at);
    return [...[...group.needs].flatMap(place), group.parts];
  };
  return [...groups.keys()].flatMap(place);
}
