import { SEED } from '../lib/chance.ts';
import { inTurn, type Measured, OK, type Pace, ratioOf } from '../lib/compare.ts';
import { short, table } from '../lib/figures.ts';
import { type LoadProcess, loadProcess } from '../lib/load-process.ts';
import { type Running, startProduct, startScript } from '../lib/process.ts';
import type { Loaded } from '../load/load.ts';
import * as cases from './cases.ts';
import { fourFilters, SETS, searched, threeFilters } from './filter-sets.ts';
import { measureSignIn } from './sign-in.ts';
import { statisticsCases } from './statistics-cases.ts';
import { type Subject, subjectOf } from './subject.ts';
import { submitCase } from './submit-case.ts';

export const PACE: Pace = { rounds: 8, seconds: 1, least: 32, connections: 16 };
export const QUICK: Pace = { ...PACE, rounds: 4, seconds: 0.5 };
const MEMORY_BYTES = 250 * 1024 * 1024;

/** The product beside the floor on the same rows, 16 at a time; the list while people sign in; memory afterwards. `only` picks works by a part of their name. */
export async function benchServer({ url, companies }: Loaded, isQuick: boolean, only = ''): Promise<string> {
  const [large, second] = companies;
  if (!large || !second) throw new Error('the load has two companies at least');
  const [product, floor] = await Promise.all([startProduct(url), startScript('floor/floor.ts', url)]);
  const load = loadProcess();
  try {
    const subject = await subjectOf(url, large);
    const all = casesOf(subject, await subjectOf(url, second));
    const rows: string[][] = [HEAD];
    for (const one of all.filter(({ name }) => name.includes(only)))
      rows.push(rowOf(one, await measure(load, product, floor, one, isQuick ? QUICK : PACE)));
    const figures = [variety(subject), table(rows)].join('\n');
    if (only !== '') return figures;
    const [list] = all;
    const signedIn = list ? await measureSignIn({ url, product, subject, list: list.ours, load }) : [];
    const { memoryBytes } = await product.usage();
    const memory = `Memory of our server after it all: ${short(memoryBytes / 1024 / 1024)} MB (must <= 250) ${held(memoryBytes <= MEMORY_BYTES)}`;
    return [figures, '', ...signedIn, memory].join('\n');
  } finally {
    load.stop();
    await Promise.all([product.stop(), floor.stop()]);
  }
}

function casesOf(subject: Subject, smaller: Subject): cases.Case[] {
  const three = { must: 5, aim: 10, cpu: 1, setOf: threeFilters };
  const four = { must: 2, aim: 4, cpu: 1.5, setOf: fourFilters };
  const second = `company of ${short(smaller.frame.plan.records)} records`;
  return [
    cases.listCase(subject, { ...three, name: 'record list: 3 filters, sort, total' }),
    cases.listCase(subject, { ...three, name: 'the same, asked by people of every scope', isEverybody: true }),
    cases.listCase(subject, { ...four, name: 'record list: 4 filters that leave few' }),
    cases.listCase(smaller, { ...three, must: 0.75, aim: 1, cpu: 1.7, name: `3 filters, ${second}` }),
    cases.listCase(subject, { must: null, aim: null, cpu: null, setOf: searched, name: 'record list: words' }),
    cases.pageCase(subject),
    cases.detailCase(subject),
    ...statisticsCases(subject, 'year'),
    submitCase(subject),
    cases.counterCase(subject),
    cases.edgeCase(subject),
  ];
}

/** What the requests of a run vary by; the same seed gives the same ones. */
export function variety({ crowd, frame }: Subject): string {
  const roles = [...new Set(crowd.map(({ role }) => role))]
    .map((role) => `${crowd.filter((person) => person.role === role).length} ${role}`)
    .join(', ');
  return `Seed ${SEED} (BENCH_SEED): ${SETS} filter sets a work, ${crowd.length} people (${roles}), ${short(frame.plan.records)} records`;
}

export async function measure(
  load: LoadProcess,
  product: Running,
  floor: Running,
  one: cases.Case,
  pace: Pace,
): Promise<Measured[]> {
  const ours = { target: product, good: OK, requests: one.ours };
  process.stdout.write(`  ${one.name}\n`);
  if (!one.floor) return inTurn(load, [ours], pace);
  return inTurn(load, [ours, { target: floor, good: '{"data"', requests: one.floor }], pace);
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
  'floor p50, p99',
  'p99/p50 (<= 4)',
  'CPU ms',
  'floor CPU ms',
  'CPU ratio',
  'most',
  'held',
];

export function rowOf({ name, must, aim, cpu }: cases.Case, [ours, floor]: Measured[]): string[] {
  if (!ours) return [name];
  const ratio = floor ? ratioOf(ours, floor, 'perSecond') : null;
  const cpuRatio = floor ? ratioOf(ours, floor, 'cpuMs') : null;
  const spread = ours.p99 / ours.p50;
  const misses = [
    must === null || ratio === null || ratio >= must ? '' : 'ratio',
    spread <= 4 ? '' : 'spread',
    cpu === null || cpuRatio === null || cpuRatio <= cpu ? '' : 'CPU',
    ours.refused > 0 ? `${ours.refused} of ${ours.requests} refused` : '',
    floor && floor.refused > 0 ? `floor: ${floor.refused} of ${floor.requests} refused` : '',
  ].filter(Boolean);
  const times = (n: number | null): string => (n === null ? '-' : `${short(n)} x`);
  return [
    name,
    short(ours.perSecond),
    floor ? short(floor.perSecond) : '-',
    times(ratio),
    times(must),
    times(aim),
    short(ours.p50),
    short(ours.p99),
    floor ? `${short(floor.p50)}, ${short(floor.p99)}` : '-',
    short(spread),
    short(ours.cpuMs),
    floor ? short(floor.cpuMs) : '-',
    times(cpuRatio),
    times(cpu),
    misses.length === 0 ? 'yes' : `no: ${misses.join(', ')}`,
  ];
}

const held = (isHeld: boolean): string => (isHeld ? '✓' : '✗ missed');
