import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { fileRefs } from '../../file/index.ts';
import { managersOf } from '../../people/index.ts';
import { customFieldsOf } from '../custom-fields.ts';
import { managerMobiles } from '../manager.queries.ts';
import { mayAddShops } from '../policy.ts';
import { presentDetail, presentShop, type Related, stateOf } from '../shop.present.ts';
import * as q from '../shop.queries.ts';

export function list(context: Context, input: Parsed<typeof shopApi.list>): Promise<Output<typeof shopApi.list>> {
  return listShops(context, input);
}

type Asked = Pick<Parsed<typeof shopApi.list>, 'sort' | 'size' | 'page' | 'cursor'> & q.ShopFilter;

/** A page of shops as every list of them shows them; the map asks by place too. */
export async function listShops(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Asked,
): Promise<Output<typeof shopApi.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'shop.id' };
  const { rows, ...rest } = await page(db, q.list(db, actor, filter), paging);
  const about = await relatedOf({ db, actor }, rows);
  return { ...rest, list: rows.map((row) => presentShop(row, about)) };
}

export async function counts({ db, actor }: Context): Promise<Output<typeof shopApi.counts>> {
  const rows = await q.counts(db, actor).execute();
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of('open'), preparing: of('preparing'), closed: of('closed'), can: { create: mayAddShops(actor) } };
}

export function get(context: Context, { id }: Parsed<typeof shopApi.get>): Promise<Output<typeof shopApi.get>> {
  return detailOf(context, id);
}

/** One shop as it is now; inside a transaction as that leaves it. */
export async function detailOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  id: string,
): Promise<Output<typeof shopApi.get>> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [about, recent, mobiles, cameras] = await Promise.all([
    relatedOf({ db, actor }, [row]),
    q.recentRecords(db, actor, id).execute(),
    managerMobiles(db, actor, [id]).execute(),
    q.cameras(db, actor, id).executeTakeFirstOrThrow(),
  ]);
  const mobileOf = new Map(mobiles.map(({ member_id, mobile }) => [member_id, mobile]));
  const detail = presentDetail(row, about, recent, actor);
  const managers = detail.managers.map((one) => ({ ...one, mobile: mobileOf.get(one.id) ?? null }));
  return { ...detail, managers, hasCamera: cameras.any ? Boolean(cameras.here) : null };
}

export async function options(
  { db, actor }: Context,
  filter: Parsed<typeof shopApi.options>,
): Promise<Output<typeof shopApi.options>> {
  const rows = await q.options(db, actor, filter).execute();
  const ids = rows.map((row) => row.id);
  const managers = await managersOf(db, actor.companyId, ids).execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    groupPath: row.group_path,
    state: stateOf(row.state),
    managerIds: managers.filter((manager) => manager.shop_id === row.id).map((manager) => manager.id),
  }));
}

/** Tags to offer where one is typed. */
export async function tags({ db, actor }: Context): Promise<Output<typeof shopApi.tags>> {
  const rows = await q.tagsInUse(db, actor).execute();
  return rows.map(({ tag }) => tag);
}

type Row = Awaited<ReturnType<ReturnType<typeof q.list>['execute']>>[number];

/** What other tables say of the shops of an answer, one query each. */
async function relatedOf({ db, actor }: Pick<Context, 'db' | 'actor'>, rows: readonly Row[]): Promise<Related> {
  const ids = rows.map((row) => row.id);
  const recordIds = rows.map((row) => row.last_record_id).filter((id) => id !== null);
  const photoIds = rows.map((row) => row.photo_file_id).filter((id) => id !== null);
  const [managers, open, results, photos, fields] = await Promise.all([
    managersOf(db, actor.companyId, ids).execute(),
    q.openRectifications(db, actor, ids).execute(),
    q.results(db, actor.companyId, recordIds).execute(),
    fileRefs(db, actor.companyId, photoIds),
    customFieldsOf(db, actor.companyId),
  ]);
  const counted = new Map(open.map((row) => [row.shop_id, row.count]));
  return {
    managersOf: (shopId) =>
      managers.filter((manager) => manager.shop_id === shopId).map(({ id, name }) => ({ id, name })),
    openRectificationsOf: (shopId) => counted.get(shopId) ?? 0,
    resultOf: (recordId) => results.find((row) => row.id === recordId),
    photoOf: (fileId) => photos([fileId])[0],
    fields,
  };
}
