import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launch } from '../browser.ts';
import { demo } from './demo.ts';
import { freshCompany } from './fresh-company.ts';
import type { Journey, Stretch } from './hand.ts';
import { type Product, startProduct } from './product.ts';

/**
 * `RONDO_DATA=<folder> npm run trial -- use [fresh|demo]`: goes the ways of people through the product, with real tables, and
 * counts what they press. Fails over the limit, at a dead end (the next step is not on the page) and at any fault of a page.
 * Where a way ended stands in pictures.
 */
const LIMIT = 250;

const JOURNEYS = {
  fresh: { demo: '0', go: freshCompany, limit: LIMIT },
  demo: {
    demo: '1',
    go: (browser: Browser, { base }: Product, journey: Journey) => demo(browser, base, journey),
    limit: LIMIT,
  },
} as const;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** What the same stretches cost at the first trial (version 1.3.24), with other tables of the same size. */
const FIRST_TRIAL: Readonly<Record<string, number>> = {
  'set-up page': 4,
  'import 143 stores': 20,
  '128-item template, published': 34,
  'three people': 28,
  'dispatch 6 tasks': 13,
  'inspector: first sign-in, password': 7,
  'one inspection of 128 items': 266,
};

function table(stretches: readonly Stretch[]): string {
  const sum = (of: (one: Stretch) => number): number => stretches.reduce((total, one) => total + of(one), 0);
  const all = { name: 'all', presses: sum(({ presses }) => presses), tabs: sum(({ tabs }) => tabs) };
  const line = ({ name, presses, tabs }: Stretch): string =>
    `| ${name} | ${presses} | ${FIRST_TRIAL[name] ?? ''} | ${tabs || ''} |`;
  const head = ['| stretch | clicks, taps, keys | first trial | Tab |', '| --- | --- | --- | --- |'];
  return [...head, ...[...stretches, all].map(line)].join('\n');
}

/** What everybody had before them, for whoever wants to know where the way ended. Answers the folder. */
async function picturesOf(browser: Browser, name: string): Promise<string> {
  const folder = join(tmpdir(), 'rondo-use');
  await mkdir(folder, { recursive: true });
  const pages = browser.contexts().flatMap((context) => context.pages());
  for (const [at, page] of pages.entries()) await page.screenshot({ path: join(folder, `${name}-${at + 1}.png`) });
  return folder;
}

/** Goes one journey; answers whether it held. */
async function hold(browser: Browser, name: keyof typeof JOURNEYS): Promise<boolean> {
  const { go, limit, ...settings } = JOURNEYS[name];
  const journey: Journey = { stretches: [], faults: [] };
  const product = await startProduct({ RONDO_DEMO: settings.demo });
  const deadEnds: string[] = [];
  try {
    await go(browser, product, journey);
  } catch (error) {
    deadEnds.push(`${journey.stretches.at(-1)?.name}: ${String(error)}; ${await picturesOf(browser, name)}`);
  } finally {
    for (const context of browser.contexts()) await context.close();
    await product.stop();
  }
  const presses = journey.stretches.reduce((total, one) => total + one.presses, 0);
  say(`\n# ${name}\n${table(journey.stretches)}`);
  const faults = journey.faults.flat();
  say(`at most ${limit}; dead ends: ${deadEnds.length}; faults: ${faults.length}`);
  for (const line of [...deadEnds, ...faults]) say(line);
  return presses <= limit && deadEnds.length === 0 && faults.length === 0;
}

const asked = process.argv.slice(2);
const browser = await launch();
try {
  for (const name of ['fresh', 'demo'] as const)
    if ((asked.length === 0 || asked.includes(name)) && !(await hold(browser, name))) process.exitCode = 1;
} finally {
  await browser.close();
}
