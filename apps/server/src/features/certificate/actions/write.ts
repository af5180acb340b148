import { type certificateApi as api, CERTIFICATE_FIELDS } from '@rondo/contract/certificate';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { managesCertificate } from '@rondo/domain/certificate';
import { type AuditField, changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { columnsOf, type FieldColumns } from '../../../platform/fields.ts';
import { stale } from '../../../platform/stale.ts';
import { attachFiles, detachFiles } from '../../file/index.ts';
import { requireActive } from '../../people/index.ts';
import { visibleShops } from '../../scope/index.ts';
import { viewOf } from '../certificate.present.ts';
import * as q from '../certificate.queries.ts';
import { nameOf } from '../name-of.ts';
import { detailOf, find } from './read.ts';

const KIND = 'certificate';
type Fields = Omit<Parsed<typeof api.edit>, 'id' | 'rev'>;

export async function create(
  { actor, once }: Context,
  { requestId, ...fields }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  refuseWrong(fields);
  return once(requestId, 'certificate.create', async (tx) => {
    await checkHolder(tx, actor, fields, fields.memberId);
    const id = tx.newId();
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await q
      .insert(tx.db, { ...columnsFor(fields), ...times, company_id: tx.companyId, id, edited_by: actor.memberId })
      .execute();
    await hangPhotos(tx, id, fields, []);
    await tx.addHistory({ kind: KIND, id, name: nameOf(fields, tx.language), event: 'created' });
    return { id };
  });
}

export async function edit(
  { actor, change }: Context,
  { id, rev, ...fields }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  refuseWrong(fields);
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!managesCertificate(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const isSamePerson = fields.memberId === row.member_id;
    // A store outside of the scope, where its person works by now, cannot be chosen but may stay.
    await checkHolder(tx, actor, fields, isSamePerson ? null : fields.memberId);
    const columns = columnsFor(fields);
    const told = columns.valid_until === row.valid_until ? {} : { reminded: null, reminded_on: null };
    const by = { edited_by: actor.memberId, updated_at: tx.now() };
    const saved = await q.update(tx.db, actor, { id, rev }, { ...columns, ...told, ...by }).executeTakeFirst();
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, await detailOf({ ...tx, actor }, id));
    await hangPhotos(tx, id, fields, row.photo_ids);
    const changes = changesOf(Object.fromEntries(AUDITED.map((field) => [field, [row[field], columns[field]]])));
    await tx.addHistory({ kind: KIND, id, name: nameOf(fields, tx.language), event: 'edited', data: { changes } });
    return saved;
  });
}

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (!managesCertificate(actor, viewOf(row))) throw new AppError('FORBIDDEN');
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, actor, { id, rev: row.rev }, deletion).executeTakeFirst();
    if (!gone) throw new AppError('STALE');
    await tx.addHistory({ kind: KIND, id, name: nameOf(row, tx.language), event: 'deleted' });
    return { done: true };
  });
}

/** The columns of the fields: each has a word in the audit log, or this does not compile. */
const AUDITED: readonly (keyof FieldColumns<typeof CERTIFICATE_FIELDS> & AuditField)[] = Object.values(
  CERTIFICATE_FIELDS,
).map(({ column }) => column);

/** The rules that the shape alone cannot say; refuses at the field. */
function refuseWrong({ kind, title, shopId, memberId, issuedOn, validUntil }: Fields): void {
  if (kind === 'other' && title === '') throw refuseField('title', 'required');
  if (shopId === null && memberId === null) throw refuseField('shopId', 'required');
  if (issuedOn !== null && validUntil !== null && validUntil < issuedOn)
    throw refuseField('validUntil', 'end_before_start');
}

/** Store in scope, person at work, and the right to manage certificates there. */
async function checkHolder(
  tx: Tx,
  actor: Context['actor'],
  { shopId }: Fields,
  memberId: string | null,
): Promise<void> {
  if (shopId !== null) {
    const shop = await visibleShops(tx.db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND', { fields: [{ path: 'shopId', rule: 'invalid' }] });
  }
  if (!managesCertificate(actor, { hasShop: shopId !== null, isShopInScope: shopId !== null })) {
    throw new AppError('FORBIDDEN');
  }
  if (memberId !== null) await requireActive(tx.db, tx.companyId, [memberId]);
}

function columnsFor({ shopId, memberId, photoIds, ...fields }: Fields) {
  const holder = memberId === null ? 'shop' : 'member';
  const isOther = fields.kind === 'other';
  return {
    ...columnsOf(CERTIFICATE_FIELDS, { ...fields, title: isOther ? fields.title : '' }),
    ...{ holder, shop_id: shopId, member_id: memberId, photo_ids: photoIds },
  };
}

/** Pictures that are new have to be the actor's own uploads; those that stay may be anybody's. */
async function hangPhotos(tx: Tx, id: string, { shopId, photoIds }: Fields, before: readonly string[]): Promise<void> {
  const to = { kind: KIND, id, shopId } as const;
  await detachFiles(tx, to, null);
  await attachFiles(
    tx,
    to,
    photoIds.filter((one) => !before.includes(one)),
  );
  await attachFiles(
    { ...tx, actor: null },
    to,
    photoIds.filter((one) => before.includes(one)),
  );
}
