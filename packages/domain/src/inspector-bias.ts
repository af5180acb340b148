/** Scored records of one inspector at one store: how many, and their rates added up, percent. */
export interface Given {
  shopId: string;
  inspectorId: string;
  records: number;
  rateSum: number;
}

/** The average of a store without what its inspectors give more or less than others. */
export interface Adjusted {
  /** Percent, not rounded. */
  rate: number;
  /** False where nobody else inspected a store of its inspectors: then it is the average that was given. */
  isCorrected: boolean;
}

/** Rounds of fitting at most, and steps of them all together; usually the values stand still after some dozens, to far below what is shown. */
const MOST_ROUNDS = 1_000;
const MOST_STEPS = 2_000_000;
const STILL = 1e-6;

/**
 * Averages of stores corrected for the strictness of their inspectors (product 12, N12.1). Two-way additive model: a rate is the
 * effect of its store plus the effect of its inspector, fitted by alternating least squares, every record the same weight. Effects
 * can be told apart only where inspectors share stores: in each set of stores and inspectors that hang together, the effects of
 * the inspectors, weighted by their records, add up to 0. A set with one inspector, or one that the rounds do not bring to a
 * stand, is not corrected.
 */
export function adjustedAverages(given: readonly Given[]): Map<string, Adjusted> {
  const averages = new Map<string, Adjusted>();
  for (const set of connected(given.filter(({ records }) => records > 0))) {
    const effects = inspectorEffects(set);
    for (const [shopId, own] of by(set, 'shopId')) {
      const gross = sum(own, (one) => one.rateSum);
      const bias = effects ? sum(own, (one) => one.records * (effects.get(one.inspectorId) ?? 0)) : 0;
      averages.set(shopId, { rate: (gross - bias) / countOf(own), isCorrected: effects !== null });
    }
  }
  return averages;
}

/** By how much each inspector of a set gives more than all of them together; null where that cannot be told. */
function inspectorEffects(set: readonly Given[]): Map<string, number> | null {
  const shops = places(set, 'shopId');
  const inspectors = places(set, 'inspectorId');
  if (inspectors.size < 2) return null;
  const cells = set.map(({ shopId, inspectorId, records, rateSum }) => ({
    ...{ records, rateSum },
    shop: shops.get(shopId) ?? 0,
    inspector: inspectors.get(inspectorId) ?? 0,
  }));
  const effects = fitted(cells, shops.size, inspectors.size);
  return effects && new Map([...inspectors].map(([id, place]) => [id, effects[place] ?? 0]));
}

interface Cell {
  shop: number;
  inspector: number;
  records: number;
  rateSum: number;
}

/**
 * Alternating least squares: the levels of the stores by the effects of the inspectors, and the other way round, until both stand
 * still. null where they do not.
 */
function fitted(cells: readonly Cell[], shops: number, inspectors: number): number[] | null {
  const ofShop = totals(cells, 'shop', shops, ({ records }) => records);
  const ofInspector = totals(cells, 'inspector', inspectors, ({ records }) => records);
  const all = sum(cells, ({ records }) => records);
  const rounds = Math.min(MOST_ROUNDS, Math.ceil(MOST_STEPS / cells.length));
  let effects = new Array<number>(inspectors).fill(0);
  for (let round = 0; round < rounds; round += 1) {
    const levels = totals(cells, 'shop', shops, (c) => c.rateSum - c.records * (effects[c.inspector] ?? 0));
    for (const [place, records] of ofShop.entries()) levels[place] = (levels[place] ?? 0) / records;
    const rests = totals(cells, 'inspector', inspectors, (c) => c.rateSum - c.records * (levels[c.shop] ?? 0));
    const mean = rests.reduce((total, rest) => total + rest, 0) / all;
    const next = rests.map((rest, place) => rest / (ofInspector[place] ?? 1) - mean);
    const moved = next.reduce((most, effect, place) => Math.max(most, Math.abs(effect - (effects[place] ?? 0))), 0);
    effects = next;
    if (moved < STILL) return effects;
  }
  return null;
}

/** Something of each cell, added up for each store, or for each inspector. */
function totals(cells: readonly Cell[], side: 'shop' | 'inspector', size: number, of: (cell: Cell) => number) {
  const found = new Array<number>(size).fill(0);
  for (const cell of cells) found[cell[side]] = (found[cell[side]] ?? 0) + of(cell);
  return found;
}

/** A number for each store, or for each inspector. */
function places(given: readonly Given[], key: 'shopId' | 'inspectorId'): Map<string, number> {
  return new Map([...new Set(given.map((one) => one[key]))].map((id, place) => [id, place]));
}

/** The sets of stores and inspectors that hang together by who inspected where. */
function connected(given: readonly Given[]): Given[][] {
  const [shops, inspectors] = [by(given, 'shopId'), by(given, 'inspectorId')];
  const seen = new Set<string>();
  const sets: Given[][] = [];
  for (const start of shops.keys()) {
    if (seen.has(start)) continue;
    const set: Given[] = [];
    const asked = new Set<string>();
    const open = [start];
    seen.add(start);
    for (let shop = open.pop(); shop !== undefined; shop = open.pop()) {
      const own = shops.get(shop) ?? [];
      set.push(...own);
      for (const { inspectorId } of own) {
        if (asked.has(inspectorId)) continue;
        asked.add(inspectorId);
        for (const { shopId } of inspectors.get(inspectorId) ?? []) {
          if (!seen.has(shopId)) open.push(shopId);
          seen.add(shopId);
        }
      }
    }
    sets.push(set);
  }
  return sets;
}

function by(given: readonly Given[], key: 'shopId' | 'inspectorId'): Map<string, Given[]> {
  const groups = new Map<string, Given[]>();
  for (const one of given) {
    const own = groups.get(one[key]);
    if (own) own.push(one);
    else groups.set(one[key], [one]);
  }
  return groups;
}

const sum = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((total, row) => total + of(row), 0);
const countOf = (given: readonly Given[]): number => sum(given, ({ records }) => records);
