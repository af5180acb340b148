import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopFieldApi as api } from '@rondo/contract/shop-custom';
import { LIMIT } from '@rondo/domain/limit';
import type { CustomChoice } from '@rondo/domain/shop-custom';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import * as q from '../custom-field.queries.ts';
import { type CustomField, customField, customFieldsOf } from '../custom-fields.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';

const KIND = 'shop_field';

export async function list({ db, actor }: Context): Promise<Output<typeof api.list>> {
  const fields = await customFieldsOf(db, actor.companyId);
  return { list: fields.map(present), can: { manage: actor.codes.has('x_company_setting') } };
}

const present = ({ choices, ...field }: CustomField) => ({ ...field, choices: [...choices] });

export async function used({ db, actor }: Context, { id }: Parsed<typeof api.used>): Promise<Output<typeof api.used>> {
  const fields = await customFieldsOf(db, actor.companyId);
  if (!fields.some((field) => field.id === id)) throw new AppError('NOT_FOUND');
  return { shops: (await q.used(db, actor.companyId, id).executeTakeFirstOrThrow()).count };
}

export async function create(
  { once }: Context,
  { requestId, kind, name, nameEn, choices }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  checkChoices(kind, choices);
  return once(requestId, 'shopField.create', async (tx) => {
    await q.lockCompany(tx.db, tx.companyId);
    const fields = await q.all(tx.db, tx.companyId).execute();
    if (fields.length >= LIMIT.shop.customFields) throw new AppError('SHOP_FIELDS_FULL');
    const id = tx.newId();
    const times = { created_at: tx.now(), updated_at: tx.now() };
    const columns = { name, name_en: nameEn, kind, choices: JSON.stringify(choices), ...times };
    const sort = Math.max(0, ...fields.map((field) => field.sort)) + 1;
    await refuseDuplicates(() => q.insert(tx.db, { ...columns, company_id: tx.companyId, id, sort }).execute());
    await tx.addHistory({ kind: KIND, id, name, event: 'created' });
    return { id };
  });
}

export async function update(
  { change }: Context,
  { id, rev, name, nameEn, choices }: Parsed<typeof api.update>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await q.hold(tx.db, tx.companyId).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const before = customField(row);
    checkChoices(before.kind, choices);
    const columns = { name, name_en: nameEn, choices: JSON.stringify(choices), updated_at: tx.now() };
    const saved = await refuseDuplicates(() => q.update(tx.db, tx.companyId, { id, rev }, columns).executeTakeFirst());
    if (!saved) throw await stale(tx.db, tx.companyId, { kind: KIND, id }, present(before));
    const changes = changesOf({
      name: [before.name, name],
      name_en: [before.nameEn, nameEn],
      choices: [namesOf(before.choices), namesOf(choices)],
    });
    await tx.addHistory({ kind: KIND, id, name, event: 'edited', data: { changes } });
    return saved;
  });
}

const namesOf = (choices: readonly CustomChoice[]): string => choices.map(({ name }) => name).join(', ');

/** Another order: of all the fields there are, or somebody added or deleted one meanwhile. */
export async function order({ change }: Context, { ids }: Parsed<typeof api.order>): Promise<{ done: true }> {
  return change(async (tx) => {
    const fields = await q.hold(tx.db, tx.companyId).execute();
    const isAll = ids.length === fields.length && fields.every(({ id }) => ids.includes(id));
    if (!isAll) throw new AppError('STALE');
    const [first] = fields;
    if (!first) return { done: true };
    await q.reorder(tx.db, tx.companyId, ids);
    await tx.addHistory({ kind: KIND, id: first.id, name: '', event: 'ordered' });
    return { done: true };
  });
}

export async function remove({ change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await q.hold(tx.db, tx.companyId).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    await q.update(tx.db, tx.companyId, row, { deleted_at: tx.now() }).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return { done: true };
  });
}

/** Choices are for the kind that has them, each id and each name once. */
function checkChoices(kind: CustomField['kind'], choices: readonly CustomChoice[]): void {
  if (kind !== 'choice' && choices.length > 0) throw refuseField('choices', 'invalid');
  if (kind === 'choice' && choices.length === 0) throw refuseField('choices', 'required');
  const ids = new Set(choices.map(({ id }) => id));
  const names = new Set(choices.map(({ name }) => name.toLowerCase()));
  if (ids.size < choices.length || names.size < choices.length) throw refuseField('choices', 'taken');
}
