import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import type { Output } from '@rondo/contract/kit/endpoint';
import type { supportApi as api } from '@rondo/contract/support';
import type { Context } from '../../platform/context.ts';
import * as q from './support.queries.ts';

/** What runs here, measured now. */
export async function selfCheck({ db, actor, now }: Context): Promise<Output<typeof api.selfCheck>> {
  const startedAt = performance.now();
  const { rows } = await q.measured(db, actor.companyId);
  const databaseMs = Math.round(performance.now() - startedAt);
  const [row] = rows;
  if (!row) throw new Error('the database counted nothing');
  const { database, ...queue } = row;
  return { version: CLIENT_VERSION, node: process.version, database, databaseMs, at: now().toISOString(), queue };
}
