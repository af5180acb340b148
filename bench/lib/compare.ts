import { CODES } from '@rondo/contract/kit/codes';
import { median, percentile } from './figures.ts';
import type { LoadProcess } from './load-process.ts';
import type { Running } from './process.ts';

/** Requests of one side: the same ones again and again, or each only once. */
export interface Side {
  target: Running;
  /** What the body of a good answer begins with. */
  good: string;
  /** Made anew before each round. */
  requests: () => string[] | Promise<string[]>;
  once?: boolean;
}

export interface Measured {
  perSecond: number;
  p50: number;
  p99: number;
  /** CPU of the server's process a request, ms. */
  cpuMs: number;
  requests: number;
  /** Answers that were not good, such as 503. */
  refused: number;
}

export interface Pace {
  /** Rounds of each side. */
  rounds: number;
  seconds: number;
  least: number;
  connections: number;
}

/** What a good answer of the product begins with. */
export const OK = `{"code":${CODES.OK.code}`;

/** Runs the sides in turn, A B B A, and gives the median of each over its rounds; the first round of each only warms up. */
export async function inTurn(load: LoadProcess, sides: readonly Side[], pace: Pace): Promise<Measured[]> {
  const results = sides.map((): Measured[] => []);
  for (let round = 0; round <= pace.rounds; round += 1) {
    const order = sides.map((_, i) => i);
    if (round % 2 === 1) order.reverse();
    for (const i of order) {
      const side = sides[i];
      if (!side) continue;
      const measured = await once(load, side, pace);
      if (round > 0) results[i]?.push(measured);
    }
  }
  return results.map((rounds) => ({
    perSecond: median(rounds.map((r) => r.perSecond)),
    p50: median(rounds.map((r) => r.p50)),
    p99: median(rounds.map((r) => r.p99)),
    cpuMs: median(rounds.map((r) => r.cpuMs)),
    requests: rounds.reduce((sum, r) => sum + r.requests, 0),
    refused: rounds.reduce((sum, r) => sum + r.refused, 0),
  }));
}

export async function once(load: LoadProcess, side: Side, pace: Pace): Promise<Measured> {
  const requests = await side.requests();
  const before = await side.target.usage();
  const sent = await load.run({
    port: Number(new URL(side.target.base).port),
    requests,
    connections: pace.connections,
    seconds: pace.seconds,
    least: pace.least,
    once: side.once ?? false,
    good: side.good,
  });
  const after = await side.target.usage();
  if (sent.badCount > 0) process.stdout.write(`    ${sent.badCount} refused, such as ${sent.bad[0]}\n`);
  const count = sent.latencies.length;
  return {
    perSecond: count / sent.seconds,
    p50: percentile(sent.latencies, 0.5),
    p99: percentile(sent.latencies, 0.99),
    cpuMs: ((after.cpuS - before.cpuS) * 1_000) / count,
    requests: count,
    refused: sent.badCount,
  };
}
