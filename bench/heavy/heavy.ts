import type { Browser } from 'playwright-core';
import { launchBrowser } from '../lib/browser.ts';
import { withClient } from '../lib/database.ts';
import { short, table } from '../lib/figures.ts';
import { startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Loaded } from '../load/load.ts';
import { cycleDay } from './cycle-day.ts';
import { dispatchAtOnce } from './dispatch-at-once.ts';
import { longTemplate } from './long-template.ts';
import { mapOfStores } from './map-of-stores.ts';
import type { Row, Scene } from './scene.ts';
import { templateFile } from './template-file.ts';
import { toDoList } from './to-do.ts';

/**
 * The heaviest single things that people do: a day of a cycle at 10,000 stores, a to-do list of 5,000 tasks, a template of 500
 * check items and an inspection with it on a slow phone, a map of 40,000 stores, a dispatch of 2,000
 * tasks in one answer, a file of 500 check items. `only`: words of one of them.
 */
export async function benchHeavy({ url, companies }: Loaded, only = ''): Promise<string> {
  const [frame] = companies;
  if (!frame) throw new Error('the load has a company at least');
  const owner = await withClient(url, (client) => signIn(client, frame, 1));
  const scene: Scene = { url, frame, owner, product: await startProduct(url, { RONDO_RUN: 'web,worker' }) };
  const works: Record<string, () => Promise<Row[]>> = {
    'to-do list': () => toDoList(scene),
    'template and inspection': () => inBrowser((browser) => longTemplate(scene, browser)),
    map: () => inBrowser((browser) => mapOfStores(scene, browser)),
    'day of a cycle': () => cycleDay(scene),
    'dispatch at once': () => dispatchAtOnce(scene),
    'template file': () => templateFile(scene),
  };
  const rows: Row[] = [];
  try {
    for (const [name, work] of Object.entries(works)) if (name.includes(only)) rows.push(...(await work()));
  } finally {
    await scene.product.stop();
  }
  return table([['heavy work', 'measured', 'most', 'beside it', 'held'], ...rows.map(line)]);
}

/** Only what is looked at needs a browser. */
async function inBrowser(work: (browser: Browser) => Promise<Row[]>): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

const line = ([what, measured, most, beside]: Row): string[] => [
  what,
  short(measured),
  most === null ? '-' : short(most),
  beside,
  most === null ? '-' : measured <= most ? 'yes' : 'no',
];
