import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { senderApi as api } from '@rondo/contract/sender';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SenderParts } from '../hand-out.ts';
import { partsOf, shownOf } from '../parts-of.ts';
import { openParts, sealParts } from '../sealed-parts.ts';
import * as q from '../sender.queries.ts';

/** Keeps the member's own robot or webhook: one of each kind, the last one said holds. */
export const saveOwn =
  ({ secrets, settings }: SenderParts) =>
  async (
    { actor, change }: Context,
    { kind, name, url, secret }: Parsed<typeof api.saveOwn>,
  ): Promise<Output<typeof api.saveOwn>> =>
    change(async (tx) => {
      const { db, companyId } = tx;
      await q.takeTurn(db, companyId, actor.memberId);
      const known = await q.own(db, actor).where('kind', '=', kind).forUpdate().executeTakeFirst();
      const before = known ? await openParts(secrets, known) : null;
      const sealed = partsOf(kind, { url, secret, headers: [] }, before, settings.outgoingLocal);
      const id = known?.id ?? tx.newId();
      const columns = {
        ...{ name, shown: shownOf(sealed.url), has_secret: sealed.secret !== '', updated_at: tx.now() },
        sealed: await sealParts(secrets, { company_id: companyId, id }, sealed),
      };
      if (known) await q.update(db, companyId, known, columns).execute();
      else {
        const owner = { company_id: companyId, id, kind, owner_id: actor.memberId, is_open: false };
        await q.insert(db, { ...owner, ...columns, created_at: tx.now() }).execute();
      }
      return { id };
    });

export async function removeOwn({ db, actor }: Context, { id }: Parsed<typeof api.removeOwn>): Promise<{ done: true }> {
  const row = await q.own(db, actor).where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  await q.remove(db, actor.companyId, id).execute();
  return { done: true };
}
