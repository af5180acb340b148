import { inTurn, OK, type Pace } from '../lib/compare.ts';
import { short, table } from '../lib/figures.ts';
import { loadProcess } from '../lib/load-process.ts';
import { startProduct } from '../lib/process.ts';
import type { Loaded } from '../load/load.ts';
import * as cases from '../server/cases.ts';
import { fourFilters } from '../server/filter-sets.ts';
import { statisticsCases } from '../server/statistics-cases.ts';
import { type Subject, subjectOf } from '../server/subject.ts';
import { submitCase } from '../server/submit-case.ts';

const PACE: Pace = { rounds: 8, seconds: 1, least: 16, connections: 4 };
const MUST = 1.5;
const NO_GOAL = { must: null, aim: null, cpu: null };

const casesOf = (s: Subject): cases.Case[] => [
  cases.listCase(s, { ...NO_GOAL, name: 'record list: 4 filters, sort, total', setOf: fourFilters }),
  cases.detailCase(s),
  cases.counterCase(s),
  ...statisticsCases(s, 'month'),
  submitCase(s),
];

/** What the same calls take with a short history and with a long one of the same company; a product on each, in turn. */
export async function benchGrowth(short100: Loaded, long: Loaded, isQuick: boolean): Promise<string> {
  const both = [short100, long];
  const products = await Promise.all(both.map(({ url }) => startProduct(url)));
  const load = loadProcess();
  try {
    const subjects = await Promise.all(both.map((l) => subjectOf(l.url, largeOf(l))));
    const [before = [], after = []] = subjects.map(casesOf);
    const rows = [
      [
        'work, 4 at a time',
        ...both.map((l) => `${short(largeOf(l).plan.records)} records, p50 ms`),
        'ratio',
        'must',
        'CPU ms',
        'CPU ms',
        'held',
      ],
    ];
    for (const [i, one] of before.entries()) {
      const sides = [one, after[i] ?? one].map((side, at) => {
        const target = products[at];
        if (!target) throw new Error('a product did not start');
        return { target, good: OK, requests: side.ours };
      });
      process.stdout.write(`  ${one.name}\n`);
      const [a, b] = await inTurn(load, sides, isQuick ? { ...PACE, rounds: 4, seconds: 0.5 } : PACE);
      if (!a || !b) continue;
      const ratio = b.p50 / a.p50;
      rows.push([
        one.name,
        short(a.p50),
        short(b.p50),
        `${short(ratio)} x`,
        `<= ${MUST} x`,
        short(a.cpuMs),
        short(b.cpuMs),
        ratio <= MUST ? 'yes' : 'no',
      ]);
    }
    return table(rows);
  } finally {
    load.stop();
    await Promise.all(products.map((product) => product.stop()));
  }
}

function largeOf({ companies }: Loaded) {
  const [large] = companies;
  if (!large) throw new Error('no company was loaded');
  return large;
}
