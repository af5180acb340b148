import { setTimeout as wait } from 'node:timers/promises';
import { fuzz, type Target } from '../../apps/server/test/fuzz/fuzz.ts';
import { type Findings, LONGEST_MS, noFindings } from '../../apps/server/test/fuzz/probe.ts';
import { type BenchPostgres, withClient } from '../lib/database.ts';
import { short } from '../lib/figures.ts';
import { type Memory, startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import { loaded } from '../load/load.ts';
import { idsIn } from './ids-in.ts';

const SEED = 1;
/** Rounds after the first, which warms up: code is compiled, pools and bounded caches are filled. What leaks grows in each. */
const ROUNDS = 4;
const MOST_GROWTH_MB = 50;
/** Time in which a server without calls gives back what it does not need. */
const REST_MS = 5_000;
const MB = 1024 * 1024;

/** Seeded inputs at every operation of the API document: nothing may fall, hang, be cut off or be told as a fault of ours. */
export async function benchFuzz(postgres: BenchPostgres, inputs: number): Promise<string> {
  const plan = {
    name: 'fuzz',
    companies: [{ no: 1, name: 'Fuzz', shops: 40, members: 30, departments: 5, records: 500, days: 60 }],
  };
  const { url, companies } = await loaded(postgres, plan, true);
  const [frame] = companies;
  if (!frame) throw new Error('nothing was loaded');
  const product = await startProduct(url);
  let isRunning = true;
  void product.over.then(() => {
    isRunning = false;
  });
  const target: Target = {
    base: product.base,
    signIn: () => withClient(url, (client) => signIn(client, frame, 1)),
    ids: await withClient(url, (client) => idsIn(client, frame.companyId)),
    isRunning: () => isRunning,
  };
  const memories: (Memory | null)[] = [];
  const all = { ...noFindings(), operations: 0 };
  try {
    for (let round = 0; round <= ROUNDS && isRunning; round += 1) {
      add(all, await fuzz(target, { inputs: Math.ceil(inputs / ROUNDS), seed: SEED + round * 1_000_000_000 }));
      await wait(REST_MS);
      memories.push(await product.memory());
    }
    return report(all, memories, isRunning);
  } finally {
    await product.stop();
  }
}

type Found = Findings & { operations: number };

function add(sum: Found, one: Found): void {
  sum.operations = one.operations;
  sum.sent += one.sent;
  sum.slowestMs = Math.max(sum.slowestMs, one.slowestMs);
  for (const kind of ['serverErrors', 'faults', 'resets', 'hangs'] as const) sum[kind].push(...one[kind]);
}

function report(found: Found, memories: readonly (Memory | null)[], isRunning: boolean): string {
  const { serverErrors, faults, resets, hangs } = found;
  const bad = [...serverErrors, ...faults, ...resets, ...hangs];
  const isSound = bad.length === 0 && isRunning;
  return [
    `Fuzz: ${found.operations} operations, ${found.sent} inputs (seed ${SEED}): ${serverErrors.length} answers >= 500, ${faults.length} told 99001, ${resets.length} resets, ${hangs.length} hangs > ${LONGEST_MS / 1000} s, ${isRunning ? 'the process lives' : 'the process ended'} ${mark(isSound)}; slowest ${short(found.slowestMs)} ms`,
    `Memory, MB, at rest after each of ${memories.length} equal rounds; the first warms up, growth is from its end to the last:`,
    grown('in use after a collection of all garbage', memories, 'liveBytes'),
    grown('resident after it', memories, 'keptBytes'),
    `    resident before it ${listed(memories, 'residentBytes')}, peak ${listed(memories.slice(-1), 'peakBytes')}: with garbage that V8 has no reason to collect yet`,
    ...bad.slice(0, 20).map((one) => `    ${one}`),
  ].join('\n');
}

/** What stays when nobody needs anything any more must not grow with what was sent. */
function grown(label: string, memories: readonly (Memory | null)[], kind: keyof Memory): string {
  const [first, last] = [memories[0], memories.at(-1)];
  const growth = first && last ? (last[kind] - first[kind]) / MB : Number.POSITIVE_INFINITY;
  const isSmall = memories.length === ROUNDS + 1 && growth <= MOST_GROWTH_MB;
  return `    ${label} ${listed(memories, kind)}: growth ${short(growth)} MB (must <= ${MOST_GROWTH_MB}) ${mark(isSmall)}`;
}

const listed = (memories: readonly (Memory | null)[], kind: keyof Memory): string =>
  memories.map((one) => (one ? short(one[kind] / MB) : '-')).join(', ');

const mark = (isGood: boolean): string => (isGood ? '✓' : '✗ missed');
