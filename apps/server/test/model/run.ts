import { HOUR_MS } from '@rondo/domain/duration';
import fc from 'fast-check';
import type { Coins, Driver } from './driver.ts';
import { DRIVERS } from './drivers/index.gen.ts';
import { AIMS, begin, type Difference, endLane, go, type Lane, type Step, see } from './lane.ts';
import { again, isOutage, type Stage } from './stage.ts';
import { type Tally, tallyOf } from './tally.ts';

export interface Plan {
  sequences: number;
  seed: number;
  /** Called when some more are over. */
  progress?(done: number, tally: Tally, differences: readonly Difference[]): void;
}

export interface Report {
  tally: Tally;
  differences: Difference[];
}

/** So many go on at once: each is alone with what it is about, all share company, people and clock. */
const LANES = 8;
/**
 * After so many the database counts its rows, as it does by itself wherever people use it (the tests' one is told not to): lists of
 * thousands of rows are else read in an order that was right for empty tables.
 */
const COUNTED_EACH = 120;

const coin = fc.boolean();
const step = fc.record({ person: fc.nat(), pick: fc.nat(), aim: fc.constantFrom(...AIMS) });
const sequence = fc.record({
  coins: fc.tuple(coin, coin, coin, coin),
  isLong: coin,
  steps: fc.array(step, { minLength: 10, maxLength: 30, size: 'max' }),
});
/** How long the clock goes on before a round of commands; mostly not at all. */
const pause = fc.oneof(
  { weight: 14, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 }) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 300 }) },
);

/** The drivers in turn, each as often as its weight says. */
const TURNS: readonly Driver[] = DRIVERS.flatMap((driver) => Array.from({ length: driver.weight }, () => driver));

/** Random orders of commands, many at once, by random people. The same seed gives the same commands. */
export async function run(stage: Stage, { sequences, seed, progress }: Plan): Promise<Report> {
  const [tally, differences]: [Tally, Difference[]] = [tallyOf(), []];
  for (let first = 0; first < sequences; first += LANES) {
    const numRuns = Math.min(LANES, sequences - first);
    const plans = fc.sample(sequence, { seed: seed + first, numRuns });
    const pauses = fc.sample(pause, { seed: seed + first, numRuns: 30 });
    const lanes = await Promise.all(
      plans.map((plan, i) => laneOf(stage, first + i, { ...plan, tally, differences })),
    ).then((begun) => begun.filter((lane) => lane !== null));
    await goTogether(stage, lanes, pauses);
    await Promise.all(lanes.map((lane) => endLane(stage, lane)));
    if ((first + numRuns) % COUNTED_EACH === 0) await stage.w.sql('analyze');
    progress?.(first + numRuns, tally, differences);
  }
  return { tally, differences };
}

interface Made {
  coins: Coins;
  steps: Step[];
  isLong: boolean;
  tally: Tally;
  differences: Difference[];
}

/** What cannot even begin is a difference too. */
async function laneOf(stage: Stage, no: number, made: Made): Promise<Lane | null> {
  const driver = TURNS[no % TURNS.length];
  if (!driver) throw new Error('there is no driver');
  try {
    return await again(() => begin(stage, driver, { no, ...made }), isOutage);
  } catch (error) {
    const told = [`coins ${made.coins.join(', ')}`];
    made.differences.push({ no, table: driver.table, what: `it does not begin: ${String(error)}`, told });
    return null;
  }
}

/** A round: time may pass for all, then each does its next step. */
async function goTogether(stage: Stage, lanes: readonly Lane[], pauses: readonly number[]): Promise<void> {
  for (const [round, hours] of pauses.entries()) {
    const going = lanes.filter(({ steps, isOver }) => !isOver && round < steps.length);
    if (going.length === 0) return;
    if (hours > 0) {
      await passTime(stage, hours);
      await Promise.all(going.map((lane) => see(stage, lane, hours)));
    }
    await Promise.all(going.map((lane) => go(stage, lane, round)));
  }
}

const JOBS = [...new Set(DRIVERS.flatMap(({ clock }) => clock?.jobs ?? []))];

/** People stay signed in; what belongs to the clock happens. */
async function passTime({ w }: Stage, hours: number): Promise<void> {
  w.clock.advance(hours * HOUR_MS);
  await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 999 * HOUR_MS)]);
  for (const job of JOBS) await again(() => w.app.runJob(job), isOutage);
}
