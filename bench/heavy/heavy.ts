import { launchBrowser } from '../lib/browser.ts';
import { withClient } from '../lib/database.ts';
import { short, table } from '../lib/figures.ts';
import { startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Loaded } from '../load/load.ts';
import { cycleDay } from './cycle-day.ts';
import { longTemplate } from './long-template.ts';
import { mapOfStores } from './map-of-stores.ts';
import type { Row, Scene } from './scene.ts';
import { toDoList } from './to-do.ts';

/**
 * The heaviest single things that people do: a day of a cycle at 10,000 stores, a to-do list of 5,000 tasks, a template of 500
 * check items and an inspection with it on a slow phone, a map of 40,000 stores. `only`: words of one of them.
 */
export async function benchHeavy({ url, companies }: Loaded, only = ''): Promise<string> {
  const [frame] = companies;
  if (!frame) throw new Error('the load has a company at least');
  const owner = await withClient(url, (client) => signIn(client, frame, 1));
  const browser = await launchBrowser();
  const scene: Scene = { url, frame, owner, product: await startProduct(url, { RONDO_RUN: 'web,worker' }) };
  const works: Record<string, () => Promise<Row[]>> = {
    'to-do list': () => toDoList(scene),
    'template and inspection': () => longTemplate(scene, browser),
    map: () => mapOfStores(scene, browser),
    'day of a cycle': () => cycleDay(scene),
  };
  const rows: Row[] = [];
  try {
    for (const [name, work] of Object.entries(works)) if (name.includes(only)) rows.push(...(await work()));
  } finally {
    await browser.close();
    await scene.product.stop();
  }
  return table([['heavy work', 'measured', 'most', 'beside it', 'held'], ...rows.map(line)]);
}

const line = ([what, measured, most, beside]: Row): string[] => [
  what,
  short(measured),
  most === null ? '-' : short(most),
  beside,
  most === null ? '-' : measured <= most ? 'yes' : 'no',
];
