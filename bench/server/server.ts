import { inTurn, type Measured, OK, type Pace } from '../lib/compare.ts';
import { short, table } from '../lib/figures.ts';
import { type LoadProcess, loadProcess } from '../lib/load-process.ts';
import { type Running, startProduct, startScript } from '../lib/process.ts';
import type { Loaded } from '../load/load.ts';
import * as cases from './cases.ts';
import { measureSignIn } from './sign-in.ts';
import { subjectOf } from './subject.ts';

export const PACE: Pace = { rounds: 5, seconds: 1.2, least: 16, connections: 16 };
const MEMORY_BYTES = 250 * 1024 * 1024;

/** The product beside the floor on the same rows, 16 at a time; the list while people sign in; memory afterwards. `only` picks works by a part of their name. */
export async function benchServer({ url, companies }: Loaded, isQuick: boolean, only = ''): Promise<string> {
  const [large, second] = companies;
  if (!large || !second) throw new Error('the load has two companies at least');
  const [product, floor] = await Promise.all([startProduct(url), startScript('floor/floor.ts', url)]);
  const load = loadProcess();
  try {
    const subject = await subjectOf(url, large);
    const smaller = await subjectOf(url, second);
    const all = [
      cases.listCase(subject, 'record list: 3 filters, sort, total', 0.7, 2),
      cases.listCase(subject, 'record list: 4 filters that leave few', 0.7, 2, true),
      cases.listCase(smaller, `the same, company of ${second.plan.records} records`, 0.5, 0.7),
      cases.pageCase(subject),
      cases.detailCase(subject),
      ...cases.statisticsCases(subject, 'year'),
      cases.submitCase(subject),
      cases.counterCase(subject),
      cases.edgeCase(subject),
    ];
    const pace = isQuick ? { ...PACE, rounds: 2, seconds: 0.5 } : PACE;
    const rows: string[][] = [HEAD];
    for (const one of all.filter(({ name }) => name.includes(only)))
      rows.push(rowOf(one, await measure(load, product, floor, one, pace)));
    if (only !== '') return table(rows);
    const signedIn = await measureSignIn({ url, product, subject, list: all[0]?.ours ?? (() => []), load });
    const { memoryBytes } = await product.usage();
    const memory = `Memory of our server after it all: ${short(memoryBytes / 1024 / 1024)} MB (must <= 250) ${held(memoryBytes <= MEMORY_BYTES)}`;
    return [table(rows), '', ...signedIn, memory].join('\n');
  } finally {
    load.stop();
    await Promise.all([product.stop(), floor.stop()]);
  }
}

export async function measure(
  load: LoadProcess,
  product: Running,
  floor: Running,
  one: cases.Case,
  pace: Pace,
): Promise<Measured[]> {
  const ours = { target: product, good: OK, requests: one.ours, once: one.once ?? false };
  const theirs = one.floor && { target: floor, good: '{"data"', requests: one.floor, once: one.once ?? false };
  process.stdout.write(`  ${one.name}\n`);
  return inTurn(load, theirs ? [ours, theirs] : [ours], pace);
}

export const HEAD = [
  'work, 16 at a time',
  'ours /s',
  'floor /s',
  'ratio',
  'must',
  'aim',
  'p50 ms',
  'p99 ms',
  'p99/p50 (<= 4)',
  'CPU ms',
  'most',
  'floor CPU ms',
  'held',
];

export function rowOf({ name, must, aim, cpuMs }: cases.Case, [ours, floor]: Measured[]): string[] {
  if (!ours) return [name];
  const ratio = floor ? ours.perSecond / floor.perSecond : null;
  const isFast = must === null || (ratio !== null && ratio >= must);
  const spread = ours.p99 / ours.p50;
  const misses = [
    isFast ? '' : 'ratio',
    spread <= 4 ? '' : 'spread',
    ours.cpuMs <= cpuMs ? '' : 'CPU',
    ours.refused > 0 ? `${ours.refused} of ${ours.requests} refused` : '',
  ].filter(Boolean);
  return [
    name,
    short(ours.perSecond),
    floor ? short(floor.perSecond) : '-',
    ratio === null ? '-' : `${short(ratio)} x`,
    must === null ? '-' : `${must} x`,
    aim === null ? '-' : `${aim} x`,
    short(ours.p50),
    short(ours.p99),
    short(spread),
    short(ours.cpuMs),
    short(cpuMs),
    floor ? short(floor.cpuMs) : '-',
    misses.length === 0 ? 'yes' : `no: ${misses.join(', ')}`,
  ];
}

export const held = (isHeld: boolean): string => (isHeld ? '✓' : '✗ missed');
