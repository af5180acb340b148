import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { mayMakeStandard, mayRectifyPictures, mayUpload } from '@rondo/domain/album';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { presentHistory } from '../../../platform/history-entry.ts';
import { page } from '../../../platform/list.ts';
import type { FileStore } from '../../../platform/store/file-store.ts';
import { fileRefs, hashOfStored } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { visibleShops } from '../../scope/index.ts';
import { filesOf, presentDetail, presentRow, sourceOf } from '../album.present.ts';
import * as q from '../album.queries.ts';
import * as collections from '../collection.queries.ts';
import { find } from '../find.ts';

const todayOf = ({ actor, now }: Pick<Context, 'actor' | 'now'>): string => civilDate(now(), actor.timeZone);

export async function cards(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.cards>,
): Promise<Output<typeof api.cards>> {
  const today = todayOf({ actor, now });
  const paging = { size, page: no, cursor, sort: q.BY_LATEST, id: 'album_shop.shop_id' };
  const { rows, ...rest } = await page(db, q.cards(db, actor, filter, today), paging);
  const shopIds = rows.map((row) => row.shop_id);
  const { rows: faces } = shopIds.length === 0 ? { rows: [] } : await q.faces(db, actor, shopIds, filter, today);
  const files = await fileRefs(
    db,
    actor.companyId,
    faces.map((face) => face.file_id),
  );
  const byShop = new Map(faces.map((face) => [face.shop_id, face]));
  const list = rows.flatMap(({ shop_id: id, name, path }) => {
    const face = byShop.get(id);
    if (!face) return [];
    const [cover = null] = files([face.file_id]);
    return [{ id, name, path, cover, latestAt: face.latest_at.toISOString(), today: face.today, total: face.total }];
  });
  return { ...rest, list };
}

export async function counts(
  { db, actor, now }: Context,
  filter: Parsed<typeof api.counts>,
): Promise<Output<typeof api.counts>> {
  const found = await q.tabCounts(db, actor, filter, todayOf({ actor, now }));
  const can = {
    ...{ upload: mayUpload(actor), standardPhoto: mayMakeStandard(actor) },
    ...{ rectify: mayRectifyPictures(actor), dispatch: mayRectifyPictures(actor) },
  };
  return { ...found, can };
}

export async function pictures(
  { db, actor, now }: Context,
  { size, page: no, cursor, collectionId, ...filter }: Parsed<typeof api.pictures>,
): Promise<Output<typeof api.pictures>> {
  if (collectionId !== undefined) await openCollection({ db, actor }, collectionId);
  const found = q.pictures(db, actor, filter, todayOf({ actor, now }));
  const paging = { size, page: no, cursor, sort: q.BY_TAKEN, id: 'album_picture.id' };
  const some = collectionId === undefined ? found : found.where(q.isIn(collectionId));
  const { rows, ...rest } = await page(db, some, paging);
  const files = await fileRefs(db, actor.companyId, rows.flatMap(filesOf));
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.taken_by),
  );
  return { ...rest, list: rows.map((row) => presentRow(row, files, people)) };
}

async function openCollection({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await collections.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

export async function get({ db, actor }: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const row = await find({ db, actor }, id);
  const { companyId } = actor;
  const [files, people, history, links, sent, inside, found] = await Promise.all([
    fileRefs(db, companyId, filesOf(row)),
    peopleByIds(db, companyId, [row.taken_by]),
    historyOf(db, companyId, id).execute(),
    q.linksOf(db, companyId, filesOf(row)),
    q.sentOf(db, companyId, row.file_id).executeTakeFirst(),
    collections.of(db, actor, id).execute(),
    q.foundOn(db, companyId, id).execute(),
  ]);
  return presentDetail(row, actor, {
    ...{ files, people, sent: sent?.sent, collectionIds: inside.map((one) => one.id) },
    aiKinds: AI_KINDS.filter((kind) => found.some((one) => one.kind === kind)),
    links: unique(links.rows),
    history: history.map((entry) => presentHistory(entry)),
  });
}

/** The original and what was drawn on it hang on the same objects. */
const unique = <T extends { id: string }>(all: readonly T[]): T[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

export async function place(
  { db, actor, now, language }: Context,
  { shopId, collectionId }: Parsed<typeof api.place>,
): Promise<Output<typeof api.place>> {
  if (collectionId !== undefined) {
    const row = await openCollection({ db, actor }, collectionId);
    const owner = (await peopleByIds(db, actor.companyId, [row.owner_id]))(row.owner_id);
    const name = row.name || translate(language, 'album.sharedBy', { name: owner?.name ?? '' });
    return { name, path: '', cameras: [], tags: [] };
  }
  const shop = shopId === undefined ? undefined : await seenShop({ db, actor, now }, shopId);
  if (!shop || shopId === undefined) throw new AppError('NOT_FOUND');
  const { rows } = await q.words(db, actor, shopId, {}, todayOf({ actor, now }));
  return { ...shop, ...(rows[0] ?? { cameras: [], tags: [] }) };
}

/** A store of the scope, or one with pictures that the reader may see otherwise. */
async function seenShop({ db, actor, now }: Pick<Context, 'db' | 'actor' | 'now'>, id: string) {
  const own = await visibleShops(db, actor)
    .innerJoin('shop_group as g', (j) =>
      j.onRef('g.company_id', '=', 'shop.company_id').onRef('g.id', '=', 'shop.group_id'),
    )
    .select(['shop.name', 'g.path'])
    .where('shop.id', '=', id)
    .executeTakeFirst();
  if (own) return own;
  const seen = await q.cards(db, actor, { keyword: '', shopId: [id] }, todayOf({ actor, now })).executeTakeFirst();
  return seen && { name: seen.name, path: seen.path };
}

/** Reads the stored original again: what was altered there has another SHA-256 than was noted. */
export const verifyIn =
  (store: FileStore) =>
  async ({ db, actor }: Context, { id }: Parsed<typeof api.verify>): Promise<Output<typeof api.verify>> => {
    const row = await find({ db, actor }, id);
    const sha256 = row.sha256.toString('hex');
    const found = await hashOfStored(store, actor.companyId, row.sha256);
    return { state: found === null ? 'missing' : found === sha256 ? 'intact' : 'altered', sha256, found };
  };

export async function storage({ db, actor, now }: Context): Promise<Output<typeof api.storage>> {
  const soon = addDays(todayOf({ actor, now }), LIMIT.album.toldDays);
  const [{ rows }, expiring] = await Promise.all([
    q.storage(db, actor.companyId),
    q.expiring(db, actor.companyId, soon).executeTakeFirstOrThrow(),
  ]);
  const list = rows.map(({ source, pictures: count, bytes }) => ({ source: sourceOf(source), pictures: count, bytes }));
  return { list, expiring: expiring.count };
}
