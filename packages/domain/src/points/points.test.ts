import { expect, it } from 'vitest';
import { addDays } from '../civil-time.ts';
import { pointsBadgeOf } from './badge.ts';
import { type BookAccount, type BookEntry, endCycle, enter, shareAfter, usedWith } from './book.ts';
import { cycleBefore, pointsCycleOf } from './cycle.ts';
import { barsOf } from './distribution.ts';
import { settle, weighted } from './ledger.ts';

it('weighs points to two digits, half away from zero', () => {
  expect([weighted(10, 50), weighted(0.1, 5), weighted(-0.1, 5), weighted(3.3, 33)]).toEqual([5, 0.01, -0.01, 1.09]);
});

it('stops at a limit and does not pull what an edit left outside', () => {
  const bounds = { lower: 0, upper: 100 };
  expect(settle(98, 5, bounds)).toEqual({ applied: 2, balance: 100, limitedBy: 'upper' });
  expect(settle(120, 5, bounds)).toEqual({ applied: 0, balance: 120, limitedBy: 'upper' });
  expect(settle(120, -5, bounds)).toEqual({ applied: -5, balance: 115, limitedBy: null });
  expect(settle(1, -5, bounds)).toEqual({ applied: -1, balance: 0, limitedBy: 'lower' });
});

it('cuts cycles by the calendar', () => {
  expect(pointsCycleOf('week', '2026-11-22')).toEqual({ from: '2026-11-16', to: '2026-11-22' });
  expect(pointsCycleOf('quarter', '2026-11-22')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
  expect(cycleBefore('month', '2026-03-31')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

it('draws balances in at most ten bars at whole numbers, which hold the least and the most', () => {
  expect(barsOf(100, 100)).toEqual({ from: 100, width: 1, count: 1 });
  expect(barsOf(96, 104)).toEqual({ from: 96, width: 1, count: 9 });
  expect(barsOf(-3.5, 104)).toEqual({ from: -20, width: 20, count: 7 });
  for (let most = 0; most < 5000; most += 7)
    for (const least of [-1234.5, -99, -0.5, 0, 3, 99.9]) {
      if (least > most) continue;
      const { from, width, count } = barsOf(least, most);
      expect(from <= least && most < from + width * count && from + width > least && count <= 10).toBe(true);
    }
});

it('gives badges by how far a balance is between the limits, each from its first point on', () => {
  const of = (balance: number) => pointsBadgeOf({ balance, lower: -50, upper: 150 });
  expect([150, 110, 109.99, 70, 69.99, 30, 29.99, -50].map((balance) => of(balance).badge)).toEqual([
    'gold',
    'gold',
    'silver',
    'silver',
    'bronze',
    'bronze',
    'none',
    'none',
  ]);
  expect([of(110).from, of(0).from]).toEqual([110, -50]);
  // An edit of the rule may leave a balance outside.
  expect([of(900).badge, of(-900).badge]).toEqual(['gold', 'none']);
});

/** The 100,000 of the bench with `POINTS_EVENTS=100000`. */
const EVENTS = Number(process.env.POINTS_EVENTS ?? 10_000);

it(`the sum of postings is balance less initial for every account, after ${EVENTS} events of any kind in any order`, () => {
  let seed = 42;
  const random = (below: number): number => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  const RESETS = ['initial', 'carry', 'carry_percent'] as const;
  const made = Array.from({ length: 20 }, (_, i) => ({
    rule: {
      initial: 50 + i,
      lower: -20,
      upper: 120,
      cycle: 'week' as const,
      reset: RESETS[i % 3] ?? 'initial',
      carryPercent: 30 + i,
    },
    opened: 50 + i,
    account: { balance: 50 + i, postings: 0, cycleFrom: '2026-01-01' } as BookAccount,
    lines: [] as (BookEntry & { key: string; carried?: number | null; isReversed?: boolean })[],
    keys: new Set<string>(),
    used: { cycle: 0, day: 0 },
  }));
  let day = '2026-01-01';
  for (let n = 0; n < EVENTS; n++) {
    if (random(50) === 0) day = addDays(day, random(4));
    const one = made[random(made.length)];
    if (!one) continue;
    // An edit of the rule: limits move, the balance may lie outside of them for a while.
    if (random(200) === 0)
      one.rule = { ...one.rule, upper: 60 + random(100), lower: 0 - random(40), reset: RESETS[random(3)] ?? 'carry' };
    const ended = endCycle(one.account, one.rule, day);
    if (ended) {
      one.account = ended.account;
      one.used = { cycle: 0, day: 0 };
      one.lines.push({ ...ended.entry, key: `reset:${ended.entry.cycleFrom}` });
    }
    // Now and then a void of something of before, else an event; one in three came already.
    const back = random(5) === 0 ? one.lines[random(one.lines.length)] : undefined;
    const key = back ? `reversal:${back.key}` : `event:${random(Math.ceil(EVENTS * 0.7))}`;
    if (one.keys.has(key) || back?.key.startsWith('re')) continue;
    one.keys.add(key);
    const requested = back ? -back.applied : (random(4001) - 2000) / 100;
    const share = back
      ? shareAfter(one.lines.slice(back.no).flatMap((l) => (l.carried === undefined ? [] : [{ carried: l.carried }])))
      : null;
    const caps = { perCycle: random(3) === 0 ? 40 : null, perDay: random(3) === 0 ? 15 : null };
    const { account, entry } = enter(one.account, one.rule, { requested, share, caps }, one.used);
    one.account = account;
    one.used = usedWith(one.used, entry.applied);
    one.lines.push({ ...entry, key });
  }
  for (const { opened, account, lines } of made) {
    const sum = lines.reduce((total, line) => total + Math.round(line.applied * 100), 0);
    expect(sum).toBe(Math.round(account.balance * 100) - opened * 100);
    expect(lines.map(({ no }) => no)).toEqual(lines.map((_, at) => at + 1));
    let balance = opened * 100;
    for (const line of lines) {
      balance += Math.round(line.applied * 100);
      expect(Math.round(line.balance * 100)).toBe(balance);
    }
  }
  const all = made.flatMap(({ lines }) => lines);
  // It was no walk in the park: limits, caps, resets and reversals all happened.
  for (const limit of ['upper', 'lower', 'cap', 'reset'])
    expect(all.some((line) => line.limitedBy === limit)).toBe(true);
});
