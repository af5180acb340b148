import { NUMBER_PREFIX, parseNumber } from '@rondo/domain/number';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type World, world } from '../../test/world.ts';
import { takeNumbers } from './number-sequence.ts';

const AT = new Date('2026-11-20T20:00:00Z');
const ZONE = 'Asia/Shanghai';
/** So many take at once, each so many in turn: more at once would only wait for a connection. */
const LANES = 20;
const TURNS = 50;

let w: World;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

/** Takes numbers in a transaction of its own, and says over which connection. */
const take = (companyId: string, count: number, isKept = true) =>
  w.app.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      const numbers = await takeNumbers(trx, companyId, NUMBER_PREFIX.task, AT, ZONE, count);
      if (!isKept) throw new Error('not kept');
      return { numbers, pid: rows[0]?.pid };
    });

it('1,000 numbers taken at once over several connections are unique, follow each other and have the right shape', async () => {
  const { id } = await w.company();
  const { id: other } = await w.company();
  const lane = async (companyId: string) => {
    const taken: Awaited<ReturnType<typeof take>>[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) taken.push(await take(companyId, 1));
    return taken;
  };
  const [theirs = [], ...lanes] = await Promise.all([other, ...Array(LANES).fill(id)].map(lane));
  const mine = lanes.flat();
  expect(new Set(mine.map(({ pid }) => pid)).size).toBeGreaterThan(1);
  // 20:00 UTC is the day after where the company is.
  const expected = (count: number) =>
    Array.from({ length: count }, (_, i) => `T20261121${String(i + 1).padStart(6, '0')}`);
  expect(mine.flatMap(({ numbers }) => numbers).toSorted()).toEqual(expected(LANES * TURNS));
  expect(theirs.flatMap(({ numbers }) => numbers).toSorted()).toEqual(expected(TURNS));
});

it('ranges and work that is taken back leave neither a gap nor a double', async () => {
  const { id } = await w.company();
  const all = await Promise.allSettled(Array.from({ length: 300 }, (_, i) => take(id, 1 + (i % 4), i % 3 !== 0)));
  const kept = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value.numbers] : []));
  expect(kept).toHaveLength(200);
  const sequences = (numbers: readonly string[]) => numbers.map((number) => parseNumber(number)?.sequence ?? 0);
  const taken = kept.flatMap(sequences).toSorted((a, b) => a - b);
  expect(taken).toEqual(Array.from({ length: taken.length }, (_, i) => i + 1));
  // Those of one range follow each other.
  for (const range of kept.map(sequences)) expect(range.at(-1)).toBe((range[0] ?? 0) + range.length - 1);
});
