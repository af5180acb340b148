import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { senderApi as api } from '@rondo/contract/sender';
import { LIMIT } from '@rondo/domain/limit';
import type { SenderKind } from '@rondo/domain/sender';
import { translate } from '@rondo/messages';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { kindOf, type SenderParts, type SenderStored } from '../hand-out.ts';
import { partsOf, shownOf } from '../parts-of.ts';
import { openParts, type SealedParts, sealParts } from '../sealed-parts.ts';
import { presentSender } from '../sender.present.ts';
import * as q from '../sender.queries.ts';

export const create =
  (parts: SenderParts) =>
  async (
    { once }: Context,
    { requestId, kind, ...fields }: Parsed<typeof api.create>,
  ): Promise<Output<typeof api.create>> =>
    once(requestId, 'sender.create', async (tx) => {
      const { companyId, db } = tx;
      await requireRoom(tx, kind);
      const id = tx.newId();
      const sealed = partsOf(kind, fields, null, parts.settings.outgoingLocal);
      const columns = await columnsOf(parts, { company_id: companyId, id }, kind, fields, sealed);
      await q
        .insert(db, {
          company_id: companyId,
          id,
          kind,
          owner_id: null,
          ...columns,
          created_at: tx.now(),
          updated_at: tx.now(),
        })
        .execute();
      await tx.addHistory({ kind: 'sender', id, name: fields.name, event: 'created' });
      return { id };
    });

async function requireRoom({ db, companyId }: Tx, kind: SenderKind): Promise<void> {
  await q.holdCount(companyId).execute(db);
  const { count } = await q.countOfCompany(db, companyId).executeTakeFirstOrThrow();
  if (count >= LIMIT.sender.perCompany) throw new AppError('SENDER_MANY', { params: { max: LIMIT.sender.perCompany } });
  if (kind === 'sms' && (await q.sms(db, companyId).executeTakeFirst())) throw refuseField('kind', 'taken');
}

export const edit =
  (parts: SenderParts) =>
  async (
    { actor, change, language }: Context,
    { id, rev, ...fields }: Parsed<typeof api.edit>,
  ): Promise<Output<typeof api.edit>> =>
    change(async (tx) => {
      const { db, companyId } = tx;
      const row = await q.ofCompanyById(db, actor.companyId, id).executeTakeFirst();
      if (!row) throw new AppError('NOT_FOUND');
      const before = await openParts(parts.secrets, row);
      const sealed = partsOf(kindOf(row.kind), fields, before, parts.settings.outgoingLocal);
      const columns = await columnsOf(parts, row, kindOf(row.kind), fields, sealed);
      const saved = await q.update(db, companyId, { id, rev }, { ...columns, updated_at: tx.now() }).executeTakeFirst();
      if (!saved) throw await stale(db, companyId, { kind: 'sender', id }, presentSender(row, [], language));
      const yesNo = (is: boolean) => translate(language, is ? 'ui.yes' : 'ui.no');
      const changes = changesOf({
        name: [row.name, columns.name],
        address: [row.shown, columns.shown],
        isOpen: [yesNo(row.is_open), yesNo(columns.is_open)],
      });
      await tx.addHistory({ kind: 'sender', id, name: columns.name, event: 'edited', data: { changes } });
      return saved;
    });

export async function remove({ change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.ofCompanyById(tx.db, tx.companyId, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    await q.remove(tx.db, tx.companyId, id).execute();
    await tx.addHistory({ kind: 'sender', id, name: row.name, event: 'removed' });
    return { done: true };
  });
}

type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;

async function columnsOf(
  { secrets }: SenderParts,
  which: Pick<SenderStored, 'company_id' | 'id'>,
  kind: SenderKind,
  { name, method, body, isOpen }: Fields,
  sealed: SealedParts,
) {
  const request = kind === 'sms' ? { method, body, headers: Object.keys(sealed.headers) } : {};
  return {
    ...{ name, shown: shownOf(sealed.url), has_secret: sealed.secret !== '', request: JSON.stringify(request) },
    ...{ sealed: await sealParts(secrets, which, sealed), is_open: kind !== 'sms' && isOpen },
  };
}
