import { TOTAL_CAP } from '@rondo/contract/kit/page';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { managersOf } from '../../member/index.ts';
import * as q from '../shop.queries.ts';
import { type Beside, presentDetail, presentShop, stateOf } from '../shop.present.ts';

export async function list(
  { db, actor }: Context,
  { size, page, cursor, sort, ...filter }: Parsed<typeof shopApi.list>,
): Promise<Output<typeof shopApi.list>> {
  const offset = cursor === undefined ? (page - 1) * size : offsetOf(cursor);
  const [found, { count }] = await Promise.all([
    q.list(db, actor, filter, sort, { size, offset }).execute(),
    q.total(db, actor, filter, TOTAL_CAP).executeTakeFirstOrThrow(),
  ]);
  const rows = found.slice(0, size);
  const about = await beside(
    { db, actor },
    rows.map((row) => row.id),
  );
  return {
    list: rows.map((row) => presentShop(row, about)),
    total: Math.min(count, TOTAL_CAP),
    totalIsCapped: count > TOTAL_CAP,
    next: found.length > size ? String(offset + size) : null,
  };
}

/** The cursor is the place of the next row: a company has few enough shops for the database to step over them. */
function offsetOf(cursor: string): number {
  const offset = Number(cursor);
  if (!Number.isSafeInteger(offset) || offset < 0) throw new AppError('INPUT_REFUSED');
  return offset;
}

export async function counts({ db, actor }: Context): Promise<Output<typeof shopApi.counts>> {
  const rows = await q.counts(db, actor).execute();
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  return { open: of('open'), preparing: of('preparing'), closed: of('closed') };
}

export async function get(
  { db, actor }: Context,
  { id }: Parsed<typeof shopApi.get>,
): Promise<Output<typeof shopApi.get>> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [about, recent] = await Promise.all([
    beside({ db, actor }, [id]),
    q.recentRecords(db, actor.companyId, id).execute(),
  ]);
  return presentDetail(row, about, recent, actor);
}

export async function options(
  { db, actor }: Context,
  filter: Parsed<typeof shopApi.options>,
): Promise<Output<typeof shopApi.options>> {
  const rows = await q.options(db, actor, filter).execute();
  const about = await beside(
    { db, actor },
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    groupPath: row.group_path,
    state: stateOf(row.state),
    managerIds: about.managersOf(row.id).map((manager) => manager.id),
  }));
}

/** Managers and open rectifications of the shops of an answer, one query each. */
async function beside({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: readonly string[]): Promise<Beside> {
  if (ids.length === 0) return { managersOf: () => [], openRectificationsOf: () => 0 };
  const [managers, open] = await Promise.all([
    managersOf(db, actor.companyId, ids).execute(),
    q.openRectifications(db, actor.companyId, ids).execute(),
  ]);
  const counted = new Map(open.map((row) => [row.shop_id, row.count]));
  return {
    managersOf: (shopId) =>
      managers.filter((manager) => manager.shop_id === shopId).map(({ id, name }) => ({ id, name })),
    openRectificationsOf: (shopId) => counted.get(shopId) ?? 0,
  };
}
