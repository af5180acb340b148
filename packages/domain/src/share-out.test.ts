import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMeters } from './distance.ts';
import { type SharedShop, shareOut } from './share-out.ts';

const shop = (id: string, able: string[], more: Partial<SharedShop> = {}): SharedShop => ({
  ...{ id, able, place: null, last: null },
  ...more,
});
const loadsOf = (given: ReadonlyMap<string, string>, people: readonly string[]) =>
  people.map((person) => [...given.values()].filter((one) => one === person).length);

describe('stores are shared out', () => {
  it.each([
    [48, 12, 4, 4],
    [50, 12, 4, 5],
    [3, 5, 0, 1],
  ])('%i stores to %i people who may go everywhere: %i to %i each', (shops, people, least, most) => {
    const able = Array.from({ length: people }, (_, i) => `p${i}`);
    const given = shareOut(Array.from({ length: shops }, (_, i) => shop(`s${i}`, able)));
    const loads = loadsOf(given, able);
    expect([given.size, Math.min(...loads), Math.max(...loads)]).toEqual([shops, least, most]);
  });

  it('whoever may go to few stores keeps them, and the others do the rest', () => {
    const few = ['a', 'b'].map((id) => shop(id, ['x', 'y']));
    const rest = ['c', 'd'].map((id) => shop(id, ['x']));
    const given = shareOut([...few, ...rest]);
    expect(loadsOf(given, ['x', 'y'])).toEqual([2, 2]);
  });

  it('a chain of people is moved along where no two can change directly', () => {
    const chain = [
      shop('1', ['a']),
      shop('2', ['a', 'b']),
      shop('3', ['a', 'b']),
      shop('4', ['b', 'c']),
      shop('5', ['b', 'c']),
    ];
    const loads = loadsOf(shareOut([...chain, shop('6', ['a'])]), ['a', 'b', 'c']);
    expect(loads).toEqual([2, 2, 2]);
  });

  it('nobody goes to a store twice in a row, unless nobody else may', () => {
    const able = ['a', 'b', 'c'];
    const first = shareOut(Array.from({ length: 30 }, (_, i) => shop(`s${i}`, able)));
    const again = shareOut(
      Array.from({ length: 30 }, (_, i) => shop(`s${i}`, able, { last: first.get(`s${i}`) ?? null })),
    );
    expect([...again].filter(([id, person]) => first.get(id) === person)).toEqual([]);
    expect(loadsOf(again, able)).toEqual([10, 10, 10]);
    expect(shareOut([shop('alone', ['a'], { last: 'a' })]).get('alone')).toBe('a');
    // What was done by somebody who may not go any more is no reason.
    expect(shareOut([shop('left', ['a'], { last: 'gone' })]).get('left')).toBe('a');
  });

  it('what somebody has already counts', () => {
    const given = shareOut([shop('1', ['a', 'b']), shop('2', ['a', 'b'])], new Map([['a', 2]]));
    expect(loadsOf(given, ['a', 'b'])).toEqual([0, 2]);
  });

  it('stores of one person lie near each other', () => {
    const able = ['a', 'b', 'c', 'd'];
    const town = (x: number, y: number) => (i: number) =>
      shop(`${x} ${y} ${i}`, able, { place: { longitude: x + (i % 5) / 100, latitude: y + Math.floor(i / 5) / 100 } });
    const each = Array.from({ length: 25 }, (_, i) => i);
    const towns = [town(121, 31), town(113, 23), town(104, 30), town(116, 40)].flatMap((of) => each.map(of));
    // Named in an order that has nothing to do with where they are.
    const mixed = towns.toSorted((a, b) => a.id.slice(-1).localeCompare(b.id.slice(-1)));
    const given = shareOut(mixed);
    for (const person of able) {
      const places = mixed.filter(({ id }) => given.get(id) === person).flatMap(({ place }) => place ?? []);
      expect(places).toHaveLength(25);
      const [first] = places;
      if (first) expect(Math.max(...places.map((place) => distanceMeters(first, place)))).toBeLessThan(20_000);
    }
  });
});

/** The smallest largest load there can be, by trying every way. */
function leastMost(shops: readonly SharedShop[]): number {
  const loads = new Map<string, number>();
  const go = (at: number): number => {
    const one = shops[at];
    if (!one) return Math.max(0, ...loads.values());
    const others = one.able.filter((id) => id !== one.last);
    let best = Number.POSITIVE_INFINITY;
    for (const person of others.length > 0 ? others : one.able) {
      loads.set(person, (loads.get(person) ?? 0) + 1);
      best = Math.min(best, go(at + 1));
      loads.set(person, (loads.get(person) ?? 0) - 1);
    }
    return best;
  };
  return go(0);
}

describe('whatever is shared out', () => {
  const people = ['a', 'b', 'c', 'd'];
  const anyShops = fc
    .array(
      fc.record({
        able: fc.uniqueArray(fc.constantFrom(...people), { minLength: 1 }),
        last: fc.option(fc.constantFrom(...people)),
      }),
      { minLength: 1, maxLength: 7 },
    )
    .map((rows) => rows.map(({ able, last }, i) => shop(`s${i}`, able, { last })));

  it('goes to one who may, not to the last one without need, and nobody has more than has to be', () => {
    fc.assert(
      fc.property(anyShops, (shops) => {
        const given = shareOut(shops);
        for (const { id, able, last } of shops) {
          expect(able).toContain(given.get(id));
          if (able.some((one) => one !== last)) expect(given.get(id)).not.toBe(last);
        }
        expect(Math.max(...loadsOf(given, people))).toBe(leastMost(shops));
      }),
    );
  });

  it('40,000 stores go to 200 people as evenly', () => {
    const able = Array.from({ length: 200 }, (_, i) => `p${i}`);
    const shops = Array.from({ length: 40_000 }, (_, i) =>
      shop(`s${i}`, able, {
        place: { longitude: (i * 37) % 180, latitude: (i * 13) % 90 },
        last: i % 3 === 0 ? `p${i % 7}` : null,
      }),
    );
    const loads = loadsOf(shareOut(shops), able);
    expect([Math.min(...loads), Math.max(...loads)]).toEqual([200, 200]);
  });
});
