import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { repositoryRoot } from '../../apps/server/src/platform/repository-root.ts';
import type { Identity } from '../../apps/server/test/client.ts';
import { launchBrowser } from '../lib/browser.ts';
import { withClient } from '../lib/database.ts';
import { median, short, table } from '../lib/figures.ts';
import { startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Loaded } from '../load/load.ts';
import { bareSite } from './bare-site.ts';
import { measureRoutes } from './routes.ts';
import { withTenFeatures } from './ten-features.ts';
import { gzipBytes, type Visit, visit } from './visit.ts';

const DIST = join(repositoryRoot(), 'apps', 'web', 'dist');
const FIRST_TABLE = '/web/inspect/problem';
const ROW = '.data-table tbody tr, .ant-table-row';

/** The production build in a real browser beside a bare page of React and antd: weight, paint, blocking, shift, route changes, memory. */
export async function benchWeb({ url, companies }: Loaded, isQuick: boolean): Promise<string> {
  const [, second] = companies;
  if (!second) throw new Error('the load has two companies at least');
  const owner = await withClient(url, (client) => signIn(client, second, 1));
  const rounds = isQuick ? 1 : 5;
  const [product, bare] = [await startProduct(url), await bareSite()];
  const browser = await launchBrowser();
  try {
    const login: Visit[] = [];
    const ours: Visit[] = [];
    const theirs: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) {
      login.push(await visit(browser, `${product.base}/web/login`, null, 'form'));
      ours.push(await visit(browser, `${product.base}${FIRST_TABLE}`, owner, ROW));
      theirs.push(await visit(browser, bare.base, null, ROW));
    }
    const rows = await rowsOf({ login, ours, theirs }, await measureRoutes(browser, product.base, owner));
    await product.stop();
    rows.push(...(await growth(browser, url, owner, [login[0], ours[0]])));
    return table([['front end, 4 x throttle', 'measured', 'most', 'beside it', 'held'], ...rows.map(line)]);
  } finally {
    await browser.close();
    bare.stop();
    await product.stop();
  }
}

interface Visits {
  login: readonly Visit[];
  ours: readonly Visit[];
  theirs: readonly Visit[];
}

/** How much heavier the first pages are with ten features more, % of what they weigh now. */
async function growth(
  browser: Browser,
  url: string,
  owner: Identity,
  [login, first]: readonly (Visit | undefined)[],
): Promise<Row[]> {
  const grown = await withTenFeatures(url);
  try {
    const kb = async (scripts: readonly string[] | undefined, folder: string): Promise<number> =>
      (await gzipBytes(folder, scripts ?? [])) / 1000;
    const line = async (what: string, before: Visit | undefined, after: Visit): Promise<Row> => {
      const [was, is] = [await kb(before?.scripts, DIST), await kb(after.scripts, grown.pages)];
      return [
        `${what} with ten more features, growth %`,
        (is / was - 1) * 100,
        2,
        `${short(was)} kB, then ${short(is)} kB`,
      ];
    };
    const { base } = grown.product;
    return [
      await line('JavaScript at sign-in', login, await visit(browser, `${base}/web/login`, null, 'form')),
      await line(
        'JavaScript at the first table page',
        first,
        await visit(browser, `${base}${FIRST_TABLE}`, owner, ROW),
      ),
    ];
  } finally {
    await grown.stop();
  }
}

/** What is held against its bound: the product's pages, the bare page beside them. */
async function rowsOf({ login, ours, theirs }: Visits, routes: Routes): Promise<Row[]> {
  const kb = async (visits: readonly Visit[], folder: string): Promise<number> =>
    (await gzipBytes(folder, visits[0]?.scripts ?? [])) / 1000;
  const of = (visits: readonly Visit[], pick: (v: Visit) => number): number => median(visits.map(pick));
  const paint = { ours: of(ours, (v) => v.lcpMs), theirs: of(theirs, (v) => v.lcpMs) };
  return [
    ['JavaScript at sign-in, kB gzip', await kb(login, DIST), 120, ''],
    [
      'JavaScript at the first table page, kB gzip',
      await kb(ours, DIST),
      300,
      `bare ${short(await kb(theirs, join(repositoryRoot(), '.cache', 'bench-bare')))}`,
    ],
    ['its script files', of(ours, (v) => v.scripts.length), 12, ''],
    ['its requests', of(ours, (v) => v.requests), 20, ''],
    [
      'largest contentful paint, of the bare page',
      paint.ours / paint.theirs,
      1.15,
      `${short(paint.ours)} ms, bare ${short(paint.theirs)} ms`,
    ],
    ['total blocking time, ms', of(ours, (v) => v.tbtMs), 800, `bare ${short(of(theirs, (v) => v.tbtMs))} ms`],
    ['layout shift', of(ours, (v) => v.shift), 0.02, ''],
    ['route change, visited, ms', routes.visited, 300, ''],
    ['route change, first, ms', routes.first, 700, ''],
    [
      'memory over 200 route changes, growth %',
      (routes.after / routes.before - 1) * 100,
      10,
      `${short(routes.before / 1e6)} MB, then ${short(routes.after / 1e6)} MB`,
    ],
  ];
}

type Routes = Awaited<ReturnType<typeof measureRoutes>>;
type Row = [what: string, measured: number, most: number, beside: string];

const line = ([what, measured, most, beside]: Row): string[] => [
  what,
  short(measured),
  short(most),
  beside,
  measured <= most ? 'yes' : 'no',
];
