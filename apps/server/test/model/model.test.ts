import { MACHINES } from '@rondo/domain/machines.gen';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DRIVERS } from './drivers/index.gen.ts';
import { run } from './run.ts';
import { type Stage, stageOf } from './stage.ts';
import { linesOf, missedBy, neverRefused, type Tally } from './tally.ts';
import { UNDRIVEN } from './undriven.ts';

/** `npm run trial -- machines 10000 [seed]` says how many, and reads what they came to. */
const LONG = process.env.SEQUENCES === undefined ? null : Number(process.env.SEQUENCES);
const SEQUENCES = LONG ?? 48;
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
/** So many go every transition of every machine. */
const ALL_GONE = 3_000;

let stage: Stage;
beforeAll(async () => {
  stage = await stageOf();
});
afterAll(() => stage.stop());

const say = (line: string): void => {
  if (LONG !== null) process.stderr.write(`${line}\n`);
};

const began = performance.now();
let shown = 0;
/** A difference is said at once; how far it is now and then, with what came of the commands so far. */
function progress(done: number, tally: Tally, differences: readonly unknown[]): void {
  for (const one of differences.slice(shown)) say(JSON.stringify(one, null, 1));
  shown = differences.length;
  if (done % 120 !== 0 && done !== SEQUENCES) return;
  const { allowed, refused } = tally.total();
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${done} sequences, ${allowed} commands done, ${refused} refused, ${shown} differences, ${seconds} s`);
  if (done % 1_200 !== 0 && done !== SEQUENCES) return;
  for (const line of linesOf(tally)) say(line);
  say(`not gone so far: ${missedBy(tally, DRIVERS).join(', ')}`);
}

it('every machine is driven, or it is said why not', () => {
  const named = [...DRIVERS.map(({ table }) => table), ...Object.keys(UNDRIVEN)];
  expect(named.sort()).toEqual(Object.keys(MACHINES).sort());
});

it(
  'what is offered succeeds and leads where the machine says, and what is not is refused, whoever does what in whatever order',
  async () => {
    say(`seed ${SEED}`);
    const { tally, differences } = await run(stage, { sequences: SEQUENCES, seed: SEED, progress });
    expect({ seed: SEED, differences }).toEqual({ seed: SEED, differences: [] });
    if (SEQUENCES < ALL_GONE) return;
    expect([missedBy(tally, DRIVERS), neverRefused(tally, DRIVERS)]).toEqual([[], []]);
  },
  Math.max(60_000, SEQUENCES * 2_000),
);
