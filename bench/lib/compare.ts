import { CODES } from '@rondo/contract/kit/codes';
import { median, percentile } from './figures.ts';
import type { LoadProcess } from './load-process.ts';
import type { Running } from './process.ts';

/** So many requests: the next ones of a long list (`inTurnOf`), or new ones. */
export type Requests = (count: number) => string[] | Promise<string[]>;

/** One of the servers that are compared. */
export interface Side {
  target: Running;
  /** What the body of a good answer begins with. */
  good: string;
  requests: Requests;
}

/** One side's part of a round. */
export interface Part {
  perSecond: number;
  /** CPU of the server's process a request, ms. */
  cpuMs: number;
}

export interface Measured extends Part {
  /** Of all answers of all rounds. */
  p50: number;
  p99: number;
  requests: number;
  /** Answers that were not good, such as 503. */
  refused: number;
  /** In the order of the rounds: what was measured side by side is compared side by side. */
  rounds: Part[];
}

export interface Pace {
  /** Rounds of each side. */
  rounds: number;
  /** About how long the slower side takes for its part of a round. */
  seconds: number;
  /** Fewest requests of a part. */
  least: number;
  connections: number;
}

/** What a good answer of the product begins with. */
export const OK = `{"code":${CODES.OK.code}`;

/** Most requests of a part: a fast server's part is over sooner. */
const MOST = 3_000;

/** A list that is gone through again and again, each time from where the time before ended. */
export function inTurnOf(list: readonly string[]): Requests {
  let at = 0;
  return (count) => Array.from({ length: list.length === 0 ? 0 : count }, () => list[at++ % list.length] ?? '');
}

/**
 * Runs the sides in turn, A B B A. In every round each side gets the same part of its list, so that both do the same work and
 * whatever else the machine does meets both. The first round warms up and says how long a part may be.
 */
export async function inTurn(load: LoadProcess, sides: readonly Side[], pace: Pace): Promise<Measured[]> {
  const warm = [];
  for (const side of sides) warm.push(await part(load, side, pace.least, pace.connections));
  const slowest = Math.min(...warm.map((w) => w.perSecond));
  const count = Math.max(pace.least, Math.min(MOST, Math.round(slowest * pace.seconds)));
  const results = sides.map((): Awaited<ReturnType<typeof part>>[] => []);
  for (let round = 0; round < pace.rounds; round += 1) {
    const order = [...sides.entries()];
    if (round % 2 === 1) order.reverse();
    for (const [i, side] of order) results[i]?.push(await part(load, side, count, pace.connections));
  }
  return results.map((rounds) => {
    const latencies = rounds.flatMap((r) => r.latencies);
    return {
      perSecond: median(rounds.map((r) => r.perSecond)),
      cpuMs: median(rounds.map((r) => r.cpuMs)),
      p50: percentile(latencies, 0.5),
      p99: percentile(latencies, 0.99),
      requests: latencies.length,
      refused: rounds.reduce((sum, r) => sum + r.refused, 0),
      rounds: rounds.map(({ perSecond, cpuMs }) => ({ perSecond, cpuMs })),
    };
  });
}

/** The median over the rounds of one side's figure over the other's in the same round. */
export function ratioOf(a: Measured, b: Measured, figure: keyof Part): number {
  return median(a.rounds.map((round, i) => round[figure] / (b.rounds[i]?.[figure] ?? Number.NaN)));
}

async function part(load: LoadProcess, side: Side, count: number, connections: number) {
  const requests = await side.requests(count);
  const before = await side.target.usage();
  const port = Number(new URL(side.target.base).port);
  const sent = await load.run({ port, requests, connections, seconds: 0, least: 0, once: true, good: side.good });
  const after = await side.target.usage();
  if (sent.badCount > 0) process.stdout.write(`    ${sent.badCount} refused, such as ${sent.bad[0]}\n`);
  return {
    perSecond: sent.latencies.length / sent.seconds,
    cpuMs: ((after.cpuS - before.cpuS) * 1_000) / sent.latencies.length,
    latencies: sent.latencies,
    refused: sent.badCount,
  };
}
