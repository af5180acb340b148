import type { LatLng } from './gcj02.ts';

/** A store that gets one of those who could go there. */
export interface SharedShop {
  id: string;
  /** Null: nobody entered where it is. */
  place: LatLng | null;
  /** Those who may go there, at least one. */
  able: readonly string[];
  /** Who was there the last time; they go again only where nobody else may. */
  last: string | null;
}

/**
 * Shares stores out to people: one of those who may go to each, with work as even as it can be, nobody twice in a row to the same
 * store where somebody else may go, and stores of one person near each other. Never two people in a row comes before even
 * numbers, even numbers before short ways. `loads`: what they have of the same dispatch already. The same input gives the same.
 */
export function shareOut(
  shops: readonly SharedShop[],
  loads: ReadonlyMap<string, number> = new Map(),
): Map<string, string> {
  const state = begun(shops, loads);
  for (const at of alongTheWay(shops)) give(state, at, firstChoice(state, at));
  even(state);
  return new Map(shops.map(({ id }, at) => [id, state.people[state.given[at] ?? 0] ?? '']));
}

interface State {
  people: string[];
  /** By person. */
  load: number[];
  /** By person: the stores they have, as places in the list. */
  has: Set<number>[];
  /** By store: those who may go there. */
  able: List[];
  /** By store: who goes; -1: nobody yet. */
  given: number[];
  /** By person: how much is enough for now. */
  share: number[];
  previous: number;
}

function begun(shops: readonly SharedShop[], loads: ReadonlyMap<string, number>): State {
  const lists = new Set(shops.map(({ able }) => able));
  const people = [...new Set([...lists].flat())].toSorted();
  const without = listing(new Map(people.map((id, index) => [id, index])));
  const able = shops.map(({ able: ids, last }) => without(ids, last));
  const load = people.map((id) => loads.get(id) ?? 0);
  return {
    ...{ people, load, able, given: shops.map(() => -1), previous: -1 },
    ...{ has: people.map(() => new Set<number>()), share: sharesOf(people.length, able, load) },
  };
}

type List = readonly number[];

/**
 * Those of some who were not there last, or all of them where that leaves nobody. The same list for the same people: thousands of
 * stores have one, and it is worked out once.
 */
function listing(at: ReadonlyMap<string, number>): (ids: readonly string[], last: string | null) => List {
  const known = new Map<string, List>();
  const whole = new Map<readonly string[], List>();
  const shorter = new Map<List, Map<number, List>>();
  const kept = (numbers: List): List => {
    const key = numbers.join();
    const list = known.get(key) ?? numbers;
    known.set(key, list);
    return list;
  };
  const all = (ids: readonly string[]): List => {
    const list = whole.get(ids) ?? kept([...new Set(ids.flatMap((id) => at.get(id) ?? []))].toSorted((a, b) => a - b));
    whole.set(ids, list);
    return list;
  };
  return (ids, last) => {
    const list = all(ids);
    const one = at.get(last ?? '');
    if (one === undefined || list.length === 1 || !list.includes(one)) return list;
    const some = shorter.get(list) ?? new Map<number, List>();
    shorter.set(list, some);
    const rest = some.get(one) ?? kept(list.filter((other) => other !== one));
    some.set(one, rest);
    return rest;
  };
}

/** What falls on each when every store is cut into equal parts of those who may go there. */
function sharesOf(people: number, able: readonly List[], load: readonly number[]): number[] {
  const shares = Array.from({ length: people }, (_, person) => load[person] ?? 0);
  const stores = new Map<List, number>();
  for (const ones of able) stores.set(ones, (stores.get(ones) ?? 0) + 1);
  for (const [ones, count] of stores)
    for (const person of ones) shares[person] = (shares[person] ?? 0) + count / ones.length;
  return shares.map((share) => Math.ceil(share - 1e-9));
}

/** Whoever has the store before goes on as long as their share is not full; then whoever has the most room. */
function firstChoice({ able, load, share, previous }: State, at: number): number {
  const ones = able[at] ?? [];
  const room = (person: number): number => (share[person] ?? 0) - (load[person] ?? 0);
  if (ones.includes(previous) && room(previous) > 0) return previous;
  return ones.reduce((best, one) => (room(one) > room(best) ? one : best), ones[0] ?? 0);
}

function give(state: State, at: number, person: number): void {
  const { given, has, load } = state;
  const before = given[at] ?? -1;
  if (before >= 0) {
    has[before]?.delete(at);
    load[before] = (load[before] ?? 0) - 1;
  }
  given[at] = person;
  has[person]?.add(at);
  load[person] = (load[person] ?? 0) + 1;
  state.previous = person;
}

/**
 * Moves stores along chains of people as long as that takes one from somebody who has two more than the one at the end. What
 * is left then is as even as it can be: whoever is reached without success, the fullest first, needs no second look.
 */
function even(state: State): void {
  const { people, load } = state;
  const settled = new Set<number>();
  while (settled.size < people.length) {
    let fullest = -1;
    for (let one = 0; one < people.length; one += 1)
      if (!settled.has(one) && (fullest < 0 || (load[one] ?? 0) > (load[fullest] ?? 0))) fullest = one;
    const chain = chainFrom(state, fullest, settled);
    for (const { shop, to } of chain) give(state, shop, to);
  }
}

interface Step {
  shop: number;
  to: number;
}

/** The shortest chain from somebody to one who has two fewer; none: everybody who was reached is settled. */
function chainFrom({ load, has, able }: State, from: number, settled: Set<number>): Step[] {
  const cameBy = new Map<number, { shop: number; by: number }>();
  const reached = new Set([from]);
  for (const person of reached) {
    // Stores of one list of people lead to the same ones.
    const seen = new Set<List>();
    for (const shop of has[person] ?? []) {
      const ones = able[shop] ?? [];
      if (seen.has(ones)) continue;
      seen.add(ones);
      for (const to of ones) {
        if (reached.has(to) || settled.has(to)) continue;
        reached.add(to);
        cameBy.set(to, { shop, by: person });
        if ((load[to] ?? 0) <= (load[from] ?? 0) - 2) return stepsTo(cameBy, to);
      }
    }
  }
  for (const person of reached) settled.add(person);
  return [];
}

function stepsTo(cameBy: ReadonlyMap<number, { shop: number; by: number }>, end: number): Step[] {
  const steps: Step[] = [];
  let to = end;
  for (let step = cameBy.get(to); step; step = cameBy.get(to)) {
    steps.push({ shop: step.shop, to });
    to = step.by;
  }
  return steps;
}

/** Cells along each side of the map: 16 bits, a few hundred metres. */
const CELLS = 1 << 16;

/** Places of stores in the list along a curve that stays near where it is (Hilbert); those without a place come last. */
function alongTheWay(shops: readonly SharedShop[]): number[] {
  const at = (degrees: number, most: number): number =>
    Math.min(CELLS - 1, Math.max(0, Math.floor(((degrees + most) / (2 * most)) * CELLS)));
  const keys = shops.map(({ place }) =>
    place ? hilbert(at(place.longitude, 180), at(place.latitude, 90)) : Number.POSITIVE_INFINITY,
  );
  const order = shops.map((_, index) => index);
  return order.toSorted((a, b) => {
    const [one = 0, other = 0] = [keys[a], keys[b]];
    return one === other ? a - b : one - other;
  });
}

/** How far along the curve a cell lies. */
function hilbert(column: number, row: number): number {
  let [x, y] = [column, row];
  let length = 0;
  for (let side = CELLS / 2; side > 0; side = Math.floor(side / 2)) {
    const right = (x & side) > 0 ? 1 : 0;
    const up = (y & side) > 0 ? 1 : 0;
    length += side * side * ((3 * right) ^ up);
    if (up === 0) {
      if (right === 1) [x, y] = [CELLS - 1 - x, CELLS - 1 - y];
      [x, y] = [y, x];
    }
  }
  return length;
}
