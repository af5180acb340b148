import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { type FoundDevice, foundDeviceShape } from '../../platform/discovery/found-device.ts';
import { askThrough, type Via } from '../../platform/edge/door.ts';
import type { EdgeHub } from '../../platform/edge/edge-hub.ts';
import { sealPass } from '../../platform/edge/pass.ts';
import { AppError } from '../../platform/errors.ts';
import type { Secrets } from '../../platform/sealed-secret.ts';
import * as q from './connection.queries.ts';
import { byId } from './edge.queries.ts';

/** A gateway of a store that devices there can be reached through; undefined where it is of another store, or revoked. */
export const edgeOfShop = (db: Db, companyId: string, id: string, shopId: string) =>
  q.ofShop(db, companyId, id, shopId).executeTakeFirst();

export const edgeById = (db: Db, companyId: string, id: string) => q.nameOf(db, companyId, id).executeTakeFirst();

/** A gateway at a store in the actor's scope that was not revoked; refuses with NOT_FOUND. */
export async function requireEdge({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string): Promise<void> {
  const row = await byId(db, actor, id).executeTakeFirst();
  if (!row || row.state === 'revoked') throw new AppError('NOT_FOUND');
}

/** What opens the way to one host behind a gateway. */
export const passOf = (secrets: Secrets, of: { companyId: string; edgeId: string; host: string }): Promise<string> =>
  sealPass(secrets, of);

const FOUND_MS = 8_000;
const MOST = 256;

/** The devices that a gateway finds in its store's network. Rejects with DialFailed where it is not connected. */
export async function discoverThrough(
  { edges, secrets }: { edges: Pick<EdgeHub, 'webUrl'>; secrets: Secrets },
  of: { companyId: string; edgeId: string },
): Promise<FoundDevice[]> {
  const via: Via = { webUrl: edges.webUrl(), pass: await passOf(secrets, { ...of, host: '' }) };
  const said = await askThrough(via, { ask: 'discover' }, FOUND_MS);
  const read = z.array(z.unknown()).max(MOST).safeParse(said);
  return (read.data ?? []).flatMap((one) => foundDeviceShape.safeParse(one).data ?? []);
}
