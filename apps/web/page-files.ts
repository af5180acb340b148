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

/** Two groups, and what the pages together load less when they are one. */
interface Pair {
  gain: number;
  a: number;
  b: number;
}

/**
 * What one file more is worth to a page, in characters of its code: a request, and what is lost by compressing less at once. Fewer
 * requests with more than that for somebody who does not need it are no gain.
 */
const FILE_COST = 120_000;

/**
 * Puts the code that pages share into files: parts that travel together become one as long as the pages together get less to load,
 * the greatest gain first. A file never needs itself by way of others, and comes in the list after those that it needs.
 */
export function pageFiles(parts: readonly Part[]): (readonly number[])[] {
  const groups = new Map<number, Group>(parts.map((part, at) => [at, { ...part, parts: [at] }]));
  let pairs = [...groups.keys()].flatMap((a) => pairsWith(groups, a).filter(({ b }) => b < a));
  for (let next = parts.length; ; ) {
    const best = pairs.reduce<Pair | null>((most, pair) => (most && most.gain >= pair.gain ? most : pair), null);
    if (!best) return inOrder(groups);
    const { a, b } = best;
    const isCircle = goesAround(groups, a, b) || goesAround(groups, b, a);
    pairs = pairs.filter((pair) => (isCircle ? pair !== best : ![pair.a, pair.b].some((at) => at === a || at === b)));
    if (isCircle) continue;
    merge(groups, best, next);
    pairs.push(...pairsWith(groups, next));
    next += 1;
  }
}

/** The others with which a group would gain something. */
const pairsWith = (groups: ReadonlyMap<number, Group>, a: number): Pair[] =>
  [...groups.keys()].flatMap((b) => {
    const gain = b === a ? 0 : gainOf(groups.get(a), groups.get(b));
    return gain > 0 ? [{ gain, a, b }] : [];
  });

function gainOf(a: Part | undefined, b: Part | undefined): number {
  if (!a || !b) return 0;
  const both = shared(a.pages, b.pages);
  return both * FILE_COST - a.size * (shared(b.pages, b.pages) - both) - b.size * (shared(a.pages, a.pages) - both);
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

/** Makes two groups one, under a number of its own. */
function merge(groups: Map<number, Group>, { a, b }: Pair, as: number): void {
  const two = [a, b].flatMap((at) => groups.get(at) ?? []);
  const renamed = (needs: Iterable<number>) => new Set([...needs].map((at) => (at === a || at === b ? as : at)));
  groups.delete(a);
  groups.delete(b);
  for (const [at, group] of groups) groups.set(at, { ...group, needs: renamed(group.needs) });
  const needs = renamed(two.flatMap((group) => [...group.needs]));
  needs.delete(as);
  groups.set(as, {
    pages: two.map(({ pages }) => pages).reduce((one, other) => one.map((word, at) => word | (other[at] ?? 0))),
    size: two.reduce((sum, { size }) => sum + size, 0),
    needs,
    parts: two.flatMap(({ parts }) => parts),
  });
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
