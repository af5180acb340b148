import { sessionApi } from '@rondo/contract/session';
import type { Requests } from '../lib/compare.ts';
import { withClient } from '../lib/database.ts';
import { median, percentile, short } from '../lib/figures.ts';
import type { LoadProcess } from '../lib/load-process.ts';
import type { Running } from '../lib/process.ts';
import { signedRequest } from '../lib/requests.ts';
import { PASSWORD } from '../load/load.ts';
import { SETS } from './filter-sets.ts';
import type { Subject } from './subject.ts';

interface Parts {
  url: string;
  product: Running;
  subject: Subject;
  /** Requests of the list that others read meanwhile. */
  list: Requests;
  load: LoadProcess;
}

const ROUNDS = 5;
const TRIES = 40;
const SECONDS = 2;

/** What a sign-in takes, what it costs those who read a list meanwhile, and whether its time tells accounts apart. */
export async function measureSignIn(parts: Parts): Promise<string[]> {
  const alone = await oneAtATime(parts, (i) => ({ account: accountOf(parts.subject, i), password: PASSWORD }));
  const growth = await growthOfList(parts);
  const wrong: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await withClient(parts.url, (client) => client.query('delete from login_guard'));
    // In turn, pair by pair: what else the machine does meets both.
    for (let i = 0; i < TRIES; i += 1) {
      const no = round * TRIES + i;
      const sides = [
        { into: wrong, body: { account: accountOf(parts.subject, no), password: 'Wrong2026' } },
        { into: unknown, body: { account: `nobody${no}@c1.bench`, password: 'Wrong2026' } },
      ];
      if (i % 2 === 1) sides.reverse();
      for (const { into, body } of sides) into.push(await timed(parts.product, body));
    }
  }
  const difference = Math.abs(median(unknown) / median(wrong) - 1) * 100;
  return [
    `Sign-in, one at a time: ${short(median(alone))} ms (hashing 60-150 ms off the main thread)`,
    `p99 of the list while 16 sign in: ${short(growth.during)} ms, without ${short(growth.without)} ms: ${short(growth.during / growth.without)} x (must < 1.5)`,
    `Unknown account ${short(median(unknown))} ms, wrong password ${short(median(wrong))} ms: ${short(difference)} % apart (must < 5)`,
  ];
}

const accountOf = ({ frame }: Subject, i: number): string => `m${1 + (i % frame.plan.members)}@c${frame.plan.no}.bench`;

async function oneAtATime({ product }: Parts, bodyOf: (i: number) => Body): Promise<number[]> {
  const times: number[] = [];
  for (let i = 0; i < TRIES; i += 1) times.push(await timed(product, bodyOf(i)));
  return times;
}

interface Body {
  account: string;
  password: string;
}

async function timed({ base }: Running, body: Body): Promise<number> {
  const [head = '', text = ''] = signedRequest(sessionApi.signIn, body, null).split('\r\n\r\n');
  const lines = head
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(': ') as [string, string]);
  const headers = Object.fromEntries(lines.filter(([name]) => !/^(host|content-length)$/i.test(name)));
  const began = performance.now();
  const answer = await fetch(`${base}${sessionApi.signIn.path}`, { method: 'POST', headers, body: text });
  await answer.text();
  return performance.now() - began;
}

/** p99 of the list without and with 16 people who sign in again and again; medians of rounds in turn. */
async function growthOfList({ product, subject, list, load }: Parts): Promise<{ without: number; during: number }> {
  const requests = await list(SETS);
  const port = Number(new URL(product.base).port);
  const read = async (): Promise<number> => {
    const sent = await load.run({ port, requests, connections: 4, seconds: SECONDS, least: 50, once: false, good: '' });
    return percentile(sent.latencies, 0.99);
  };
  const without: number[] = [];
  const during: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    without.push(await read());
    let isOver = false;
    const people = Array.from({ length: 16 }, async (_, i) => {
      while (!isOver) await timed(product, { account: accountOf(subject, round * 16 + i), password: PASSWORD });
    });
    during.push(await read());
    isOver = true;
    await Promise.all(people);
  }
  return { without: median(without), during: median(during) };
}
