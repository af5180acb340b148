import { describe, expect, it } from 'vitest';
import { asksFor, type CheckInPolicy, DEFAULT_CHECK_IN, resolveCheckIn } from './check-in.ts';
import { isImpossibleTravel, sharedWith, travelSpeed } from './check-in-doubt.ts';
import { distanceMeters } from './distance.ts';
import { type Brought, judgeCheckIn } from './judge-check-in.ts';
import { paceDoubts, paceOf } from './pace.ts';
import { trustPoints, trustScore } from './trust.ts';

const SHOP = { latitude: 31.2304, longitude: 121.4737 };
/** Metres of one degree of latitude on the sphere of `distanceMeters`. */
const DEGREE_M = 111_195.080_234;
const north = (meters: number, accuracyM = 10) => ({
  latitude: SHOP.latitude + meters / DEGREE_M,
  longitude: SHOP.longitude,
  accuracyM,
});
const NOTHING = {
  ...{ required: null, methods: null, combine: null },
  ...{ radiusM: null, outside: null, minimumStayMin: null, beforeOpening: null },
};
const policy = (part: Partial<CheckInPolicy> = {}): CheckInPolicy => ({ ...DEFAULT_CHECK_IN, required: 'in', ...part });
const brought = (part: Partial<Brought> = {}): Brought => ({
  ...{ kind: 'in', position: north(0), shop: SHOP, tries: 0, scanned: null },
  ...{ hasPhoto: false, hasSelfie: false, reason: '', stayedMs: null, isBeforeOpening: false },
  ...part,
});
const judge = (p: Partial<CheckInPolicy>, b: Partial<Brought>) => {
  const { outcome, flags } = judgeCheckIn(policy(p), brought(b));
  return [outcome, flags];
};

describe('what holds', () => {
  it('is off until somebody says something, and each part is of the closest layer that says it', () => {
    expect(resolveCheckIn([]).policy).toEqual(DEFAULT_CHECK_IN);
    const { policy: found, from } = resolveCheckIn([
      { layer: 'company', choices: { ...NOTHING, required: 'in', radiusM: 300 } },
      { layer: 'group', choices: { ...NOTHING, radiusM: 400 } },
      { layer: 'shop', choices: { ...NOTHING, radiusM: 500, outside: 'forbid' } },
      { layer: 'template', choices: { ...NOTHING, required: 'in_out' } },
    ]);
    expect([found.required, found.radiusM, found.outside, found.combine]).toEqual(['in_out', 500, 'forbid', 'any']);
    expect([from.required, from.radiusM, from.outside, from.combine]).toEqual(['template', 'shop', 'shop', 'default']);
  });

  it('is asked of the first round on site only', () => {
    expect(asksFor('in', { required: 'in' }, { mode: 'on_site', round: 1 })).toBe(true);
    expect(asksFor('out', { required: 'in' }, { mode: 'on_site', round: 1 })).toBe(false);
    expect(asksFor('out', { required: 'in_out' }, { mode: 'on_site', round: 1 })).toBe(true);
    expect(asksFor('in', { required: 'in' }, { mode: 'self', round: 1 })).toBe(false);
    expect(asksFor('in', { required: 'in' }, { mode: 'on_site', round: 2 })).toBe(false);
  });
});

describe('a check-in', () => {
  it.each([
    ['200 m is inside', {}, { position: north(199.99) }, ['done', []]],
    ['201 m asks for a reason', {}, { position: north(201) }, ['reason', ['outside']]],
    ['201 m with a reason is marked', {}, { position: north(201), reason: 'Mall' }, ['done', ['outside']]],
    ['201 m is forbidden', { outside: 'forbid' }, { position: north(201), reason: 'Mall' }, ['refused', ['outside']]],
    ['rough: again', {}, { position: north(0, 101) }, ['again', []]],
    ['100 m is good enough', {}, { position: north(0, 100) }, ['done', []]],
    ['rough for the third time: again', {}, { position: north(0, 101), tries: 2 }, ['again', []]],
    ['rough after three retries: marked', {}, { position: north(0, 101), tries: 3 }, ['done', ['low_accuracy']]],
    ['rough as a town: a reason', {}, { position: north(0, 1001), tries: 3 }, ['reason', ['low_accuracy']]],
    [
      'rough as a town is no way past "forbid"',
      { outside: 'forbid' },
      { position: north(78_000, 90_000), tries: 3, reason: 'Mall' },
      ['refused', ['low_accuracy']],
    ],
    ['no position', {}, { position: null }, ['reason', ['no_position']]],
    ['nobody placed the store', {}, { shop: null }, ['done', ['shop_unlocated']]],
    [
      'any: the code is enough',
      { methods: ['position', 'code_static'] },
      { position: null, scanned: 'code_static' },
      ['done', []],
    ],
    [
      'any: the code helps a rough position',
      { methods: ['position', 'code_static'] },
      { position: north(0, 500), scanned: 'code_dynamic' },
      ['done', []],
    ],
    ['a selfie', { methods: ['selfie'] }, { hasSelfie: true }, ['done', []]],
    ['a photo of the front instead', { methods: ['selfie'] }, { hasPhoto: true }, ['reason', ['no_selfie']]],
    ['all: both', { methods: ['position', 'photo'], combine: 'all' }, { hasPhoto: false }, ['reason', ['no_photo']]],
    [
      'a printed code is no changing one',
      { methods: ['code_dynamic'] },
      { scanned: 'code_static' },
      ['reason', ['no_code']],
    ],
    ['left too early', { minimumStayMin: 20 }, { kind: 'out', stayedMs: 19 * 60_000 }, ['reason', ['short_stay']]],
    ['before opening, allowed', {}, { isBeforeOpening: true }, ['done', []]],
    ['before opening', { beforeOpening: 'unmet' }, { isBeforeOpening: true }, ['reason', ['before_opening']]],
    [
      'before opening is no way past "forbid"',
      { beforeOpening: 'unmet', outside: 'forbid' },
      { isBeforeOpening: true, reason: 'Key' },
      ['refused', ['before_opening']],
    ],
    [
      'leaving before it opens',
      { beforeOpening: 'unmet' },
      { kind: 'out', stayedMs: 0, isBeforeOpening: true },
      ['done', []],
    ],
    ['stayed long enough', { minimumStayMin: 20 }, { kind: 'out', stayedMs: 20 * 60_000 }, ['done', []]],
  ] as const)('%s', (_, p, b, answer) => {
    const { methods, ...rest } = p as Partial<CheckInPolicy>;
    expect(judge({ ...rest, ...(methods ? { methods: [...methods] } : {}) }, b)).toEqual(answer);
  });
});

describe('doubts', () => {
  const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 9, minutes));
  it('names a journey that nobody makes: faster than 150 km/h', () => {
    const home = { position: north(0, 0), at: at(0) };
    expect(distanceMeters(SHOP, north(75_000))).toBeCloseTo(75_000, 0);
    expect(travelSpeed(home, { position: north(75_000, 0), at: at(30) })).toBeCloseTo(150, 1);
    expect(isImpossibleTravel(home, { position: north(74_000, 0), at: at(30) })).toBe(false);
    expect(isImpossibleTravel(home, { position: north(76_000, 0), at: at(30) })).toBe(true);
    expect(isImpossibleTravel(home, { position: north(40, 50), at: at(0) })).toBe(false);
    expect(travelSpeed(home, { position: north(500, 0), at: at(0) })).toBe(Number.POSITIVE_INFINITY);
    expect(travelSpeed(home, { position: null, at: at(1) })).toBeNull();
  });

  it('names the other person with the device', () => {
    expect(sharedWith('a', [{ memberId: 'a' }, { memberId: 'b' }])).toBe('b');
    expect(sharedWith('a', [{ memberId: 'a' }])).toBeNull();
  });
});

describe('pace and trust', () => {
  it('a fast run is named, a normal one is not', () => {
    const items = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const slow = Object.fromEntries(items.map((id) => [id, 8]));
    expect(paceOf(items, { ...slow, a: 1.9, b: 2 })).toEqual({ answered: 10, fast: 1 });
    expect(paceOf(items, {})).toEqual({ answered: 10, fast: 10 });
    // What was passed with the rest is not counted.
    expect(paceOf(items, { a: 8, b: 1 })).toEqual({ answered: 2, fast: 1 });
    const pace = { answered: 10, fast: 3, durationS: 250, medianS: 1000 };
    expect(paceDoubts(pace)).toEqual([]);
    expect(paceDoubts({ ...pace, fast: 4 })).toEqual(['fast_items']);
    expect(paceDoubts({ ...pace, durationS: 249 })).toEqual(['short']);
    expect(paceDoubts({ ...pace, durationS: 1, medianS: null })).toEqual([]);
  });

  it('the score is its parts by their weight, without those that are not there', () => {
    const good = trustPoints({ checkIns: ['normal'], paceDoubts: [], photos: { all: 4, camera: 4, repeated: 0 } });
    expect(trustScore(good)).toBe(100);
    const bad = trustPoints({
      checkIns: ['normal', 'denied'],
      paceDoubts: ['short'],
      photos: { all: 4, camera: 1, repeated: 2 },
    });
    expect(bad).toEqual({ check_in: 0, pace: 50, camera: 25, unique_photos: 50 });
    expect(trustScore(bad)).toBe(Math.round((0 * 40 + 50 * 25 + 25 * 20 + 50 * 15) / 100));
    expect(trustScore({ check_in: null, pace: 50, camera: null, unique_photos: null })).toBe(50);
    expect(trustScore({ check_in: null, pace: null, camera: null, unique_photos: null })).toBeNull();
  });
});
