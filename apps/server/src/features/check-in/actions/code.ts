import type { checkInApi as api } from '@rondo/contract/check-in';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { mayShowCode } from '@rondo/domain/check-in';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../code.queries.ts';
import { dynamicCode, kindOfCode, newSecret, staticCode } from '../code.ts';

/** The code of a store to put on a screen or to print; its secret is made when it is asked for the first time. */
export async function code(context: Context, wanted: Parsed<typeof api.code>): Promise<Output<typeof api.code>> {
  const { db, actor, now } = context;
  const shop = await findShop(context, wanted.shopId);
  await q.makeSecret(db, actor.companyId, shop.id, newSecret(), now()).execute();
  const { secret } = await q.secretOf(db, actor.companyId, shop.id).executeTakeFirstOrThrow();
  if (wanted.kind === 'static') return { shop, code: staticCode(secret), endsAt: null };
  const { code: shown, endsAt } = dynamicCode(secret, now());
  return { shop, code: shown, endsAt: endsAt.toISOString() };
}

/** A new secret: what was printed is worthless. */
export async function renewCode(
  context: Context,
  { shopId, requestId }: Parsed<typeof api.renewCode>,
): Promise<{ done: true }> {
  return context.once(requestId, 'check-in.renewCode', async (tx) => {
    const shop = await findShop({ db: tx.db, actor: context.actor }, shopId);
    await q.renewSecret(tx.db, tx.companyId, shop.id, newSecret(), tx.now()).execute();
    await tx.addHistory({ kind: 'checkInPolicy', id: shop.id, name: shop.name, event: 'code_renewed' });
    return { done: true };
  });
}

/** The stores whose code the reader may show. */
export async function codeShops(
  { db, actor }: Context,
  { keyword }: Parsed<typeof api.codeShops>,
): Promise<Output<typeof api.codeShops>> {
  const onlyManaged = !mayShowCode(actor, []);
  return { list: await q.offered(db, actor, keyword, onlyManaged).execute() };
}

/** Takes the code of a store: whoever scanned it was there, for ten minutes. */
export async function scan(
  context: Context,
  { shopId, code: given }: Parsed<typeof api.scan>,
): Promise<Output<typeof api.scan>> {
  const { db, actor, now, change } = context;
  const { companyId, memberId } = actor;
  const shop =
    (await q.shopById(db, actor, shopId).executeTakeFirst()) ??
    (await q.shopToInspect(db, actor, shopId).executeTakeFirst());
  if (!shop) throw new AppError('NOT_FOUND');
  const row = await q.secretOf(db, companyId, shopId).executeTakeFirst();
  const scanned = row ? kindOfCode(row.secret, given, now()) : null;
  if (!scanned) throw new AppError('CHECK_IN_CODE_WRONG');
  await change(async (tx) => {
    await q.keepScan(tx.db, companyId, { memberId, shopId, scanned, at: tx.now() }).execute();
  });
  return { shop, tasks: await q.openTasks(db, companyId, memberId, shopId).execute() };
}

async function findShop({ db, actor }: Pick<Context, 'db' | 'actor'>, shopId: string) {
  const shop = await q.shopById(db, actor, shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  const managers = await q.managerIds(db, actor.companyId, shopId).execute();
  const ids = managers.map(({ member_id }) => member_id);
  if (!mayShowCode(actor, ids)) throw new AppError('FORBIDDEN');
  return shop;
}
