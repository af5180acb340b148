import type { checkItemApi as api, CheckItemConflict, CheckItemRow } from '@rondo/contract/check-item';
import { checkItemShape } from '@rondo/contract/item-fields';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { libraryItem, libraryItemFaults } from '@rondo/domain/check-item';
import { LIMIT } from '@rondo/domain/limit';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Selectable } from 'kysely';
import { binSince, presentBin } from '../../platform/bin.ts';
import { changesOf } from '../../platform/changes.ts';
import type { Context, Tx } from '../../platform/context.ts';
import type { CheckItem as Row } from '../../platform/db/schema.gen.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { page } from '../../platform/list.ts';
import { pinyinOf } from '../../platform/pinyin.ts';
import { stale } from '../../platform/stale.ts';
import { attachStandardPhotos, fileRefs } from '../file/index.ts';
import { peopleByIds } from '../people/index.ts';
import { itemChanges, itemWords, templatesWithItems, withKnownNames } from '../template/index.ts';
import { presentRow } from './check-item.present.ts';
import * as q from './check-item.queries.ts';

const KIND = 'checkItem';
type Reader = Pick<Context, 'db' | 'actor'>;

export async function list(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'check_item.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor.companyId, filter), paging);
  return { ...rest, list: await presentAll({ db, actor }, rows) };
}

export const categories = ({ db, actor }: Context): Promise<Output<typeof api.categories>> =>
  q.categories(db, actor.companyId).execute();

export async function get({ db, actor }: Reader, { id }: Parsed<typeof api.get>): Promise<CheckItemRow> {
  const row = await q.byId(db, actor.companyId, id).executeTakeFirst();
  const [shown] = row ? await presentAll({ db, actor }, [row]) : [];
  if (!shown) throw new AppError('NOT_FOUND');
  return shown;
}

export async function create(
  { actor, once }: Context,
  { requestId, category, item }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'check-item.create', async (tx) => {
    const id = tx.newId();
    const of = { company_id: tx.companyId, id, created_by: actor.memberId };
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await attachStandardPhotos(tx, { kind: 'check_item', id }, item.standardPhotos);
    await q.insert(tx.db, { ...of, ...(await columnsOf(tx, id, category, item)).stored, ...times }).execute();
    await tx.addHistory({ kind: KIND, id, name: item.name, event: 'create' });
    return { id };
  });
}

/** Copies in templates stay as they are, published or not: their editor offers what is new. */
export async function edit(
  { actor, change, language }: Context,
  { id, rev, category, item }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const before = await q.byId(tx.db, actor.companyId, id).executeTakeFirst();
    if (!before) throw new AppError('NOT_FOUND');
    const columns = await columnsOf(tx, id, category, item);
    const seen = { id, rev };
    const saved = await q
      .update(tx.db, actor.companyId, seen, { ...columns.stored, updated_at: tx.now() })
      .executeTakeFirst();
    if (!saved) throw await staleItem({ db: tx.db, actor, language }, id, columns.item);
    await attachStandardPhotos(tx, { kind: 'check_item', id }, item.standardPhotos);
    const { name } = columns;
    const states = [checkItemShape.parse(before.content), columns.item] as const;
    const changes = [
      ...changesOf({ category: [before.category, category] }),
      ...(await itemChanges(tx.db, actor.companyId, language, states)),
    ];
    await tx.addHistory({ kind: KIND, id, name, event: 'edit', data: { changes } });
    return saved;
  });
}

/** The refusal of a form that somebody else was faster with, with what differs in words. */
async function staleItem({ db, actor, language }: Reader & Pick<Context, 'language'>, id: string, mine: CheckItem) {
  const row = await get({ db, actor }, { id });
  const differs = await itemWords(db, actor.companyId, language, [row.item, mine]);
  const current: CheckItemConflict = {
    ...row,
    differs: differs.map(({ field, words: [theirs, own] }) => ({ field, theirs, mine: own })),
  };
  return stale(db, actor.companyId, { kind: KIND, id }, current);
}

export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const by = { id, at: tx.now(), by: actor.memberId };
    const removed = await q.remove(tx.db, tx.companyId, by).executeTakeFirst();
    if (!removed) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: removed.name, event: 'delete' });
    return { done: true };
  });
}

/** What was deleted and can be brought back. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await q.binned(db, actor.companyId, binSince(now())).limit(LIMIT.bin.shown).execute();
  const ids = rows.map((row) => row.deleted_by);
  return presentBin(rows, await peopleByIds(db, actor.companyId, ids));
}

export async function restore({ change }: Context, { id }: Parsed<typeof api.restore>): Promise<{ done: true }> {
  return change(async (tx) => {
    const restored = await q.restore(tx.db, tx.companyId, id, binSince(tx.now())).executeTakeFirst();
    if (!restored) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: restored.name, event: 'restore' });
    return { done: true };
  });
}

async function presentAll({ db, actor }: Reader, rows: readonly Selectable<Row>[]): Promise<CheckItemRow[]> {
  const { companyId } = actor;
  const times = await templatesWithItems(
    db,
    companyId,
    rows.map((row) => row.id),
  );
  const people = await peopleByIds(
    db,
    companyId,
    rows.map((row) => row.created_by),
  );
  const read = rows.map((row) => ({ row, item: checkItemShape.parse(row.content) }));
  const files = await fileRefs(
    db,
    companyId,
    read.flatMap(({ item }) => item.standardPhotos),
  );
  return read.map(({ row, item }) => presentRow(row, { item, templates: times.get(row.id) ?? 0, people, files }));
}

/** As it is stored; refuses an item that no template could be published with. */
async function columnsOf(tx: Tx, id: string, category: string, given: CheckItem) {
  const known = await withKnownNames(tx.db, tx.companyId, [given]);
  const item = known(given);
  const [fault] = libraryItemFaults(item);
  if (fault) throw refuseField(`item.${fault[0]}`, fault[1] === 'required' ? 'required' : 'invalid');
  const { name, severity } = item;
  const kept = libraryItem(item, id);
  const stored = { name, name_pinyin: pinyinOf(name), severity, category, content: JSON.stringify(kept) };
  return { name, item: kept, stored };
}
