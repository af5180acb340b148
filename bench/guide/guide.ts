import { guideApi } from '@rondo/contract/guide';
import type { Input } from '@rondo/contract/kit/endpoint';
import { callEndpoint } from '../../apps/server/test/client.ts';
import { withClient } from '../lib/database.ts';
import { median, short, table } from '../lib/figures.ts';
import { startProduct } from '../lib/process.ts';
import { signIn } from '../lib/requests.ts';
import type { Loaded } from '../load/load.ts';

const CALLS = 20;
/** Calls before any is counted: the first ones warm the database. */
const WARM = 3;

/** What is asked, with what it is called. */
const ASKED: readonly (readonly [string, Input<typeof guideApi.report>])[] = [
  ['first page', { size: 20 }],
  ['one role and item', { size: 20, role: 'store_manager', item: ['watch'] }],
  ['words', { size: 20, keyword: 'Member 12' }],
];

/** The report of who stands where in the novice guide, of a company with 40,000 members: all of them are read at each question. */
export async function benchGuide({ url, companies }: Loaded): Promise<string> {
  const [frame] = companies;
  if (!frame) throw new Error('the load has a company at least');
  const owner = await withClient(url, (client) => signIn(client, frame, 1));
  const product = await startProduct(url);
  try {
    const rows: string[][] = [['asked', 'median ms', 'longest ms', 'rows']];
    for (const [name, input] of ASKED) {
      const times: number[] = [];
      let total = 0;
      for (let i = 0; i < WARM + CALLS; i += 1) {
        const began = performance.now();
        const answer = await callEndpoint(product.base, guideApi.report, input, owner);
        if (i >= WARM) times.push(performance.now() - began);
        total = answer.total;
      }
      rows.push([name, short(median(times)), short(Math.max(...times)), String(total)]);
    }
    return [`${frame.plan.members} members`, table(rows)].join('\n');
  } finally {
    await product.stop();
  }
}
