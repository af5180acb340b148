import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { noticeApi as api } from '@rondo/contract/notice';
import type { NoticeDetail } from '@rondo/contract/notice-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { managesNotice } from '@rondo/domain/notice';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { count as countRows, page } from '../../../platform/list.ts';
import * as ranges from '../audience.queries.ts';
import { requireRange } from '../audience.ts';
import { countsOf, detailOf, find, presentManaged, presentReceived } from '../notice.present.ts';
import * as q from '../notice.queries.ts';
import * as recipients from '../recipient.queries.ts';
import { viewOf } from '../stored.ts';
import { countPlaces } from '../tasks.ts';

export async function received(
  { db, actor, now }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.received>,
): Promise<Output<typeof api.received>> {
  const paging = { size, page: no, cursor, sort: q.pinnedFirst(now()), id: 'notice.id' };
  const { rows, ...rest } = await page(db, q.filteredReceived(db, actor, now(), filter), paging);
  return { ...rest, list: rows.map((row) => presentReceived(row, now())) };
}

export async function list(
  { db, actor, now }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'notice.id' };
  const { rows, ...rest } = await page(db, q.filteredManaged(db, actor, filter), paging);
  const counts = await countsOf(
    { db, actor },
    rows.map(({ id }) => id),
  );
  return { ...rest, list: rows.map((row) => presentManaged(row, now(), counts(row.id))) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<NoticeDetail> => detailOf(context, id);

export async function popUps({ db, actor, now }: Context): Promise<Output<typeof api.popUps>> {
  const rows = await q.popUps(db, actor, now()).limit(LIMIT.announcement.popUps).execute();
  return rows.map((row) => presentReceived(row, now()));
}

/** Departments in the order of their tree, and roles. */
export async function rangesOf({ db, actor, language }: Context): Promise<Output<typeof api.ranges>> {
  const [departments, roles] = await Promise.all([
    ranges.departments(db, actor.companyId).execute(),
    ranges.roles(db, actor.companyId).execute(),
  ]);
  return {
    departments: inTree(departments),
    roles: roles.map((role) => ({ id: role.id, name: roleName(language, role) })),
  };
}

type Department = Awaited<ReturnType<ReturnType<typeof ranges.departments>['execute']>>[number];

/** Each below the one it belongs to. */
function inTree(all: readonly Department[]): Output<typeof api.ranges>['departments'] {
  const below = new Map<string | null, Department[]>();
  for (const one of all) below.set(one.parent_id, [...(below.get(one.parent_id) ?? []), one]);
  const walk = (parent: string | null, depth: number): Output<typeof api.ranges>['departments'] =>
    (below.get(parent) ?? []).flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)]);
  return walk(null, 0);
}

export async function count(
  { db, actor }: Context,
  { audience, taskReview }: Parsed<typeof api.count>,
): Promise<Output<typeof api.count>> {
  await requireRange({ db, actor }, audience);
  const { members } = await ranges
    .inRange(db, actor.companyId, audience)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .executeTakeFirstOrThrow();
  const mayGive = taskReview !== undefined && actor.codes.has('x_dispatch');
  const reader = { db, companyId: actor.companyId };
  const stores = mayGive ? await countPlaces(reader, audience, { review: taskReview }, actor.memberId) : null;
  return { members: Number(members), stores };
}

/** The people behind each number of what the actor manages. */
export async function readers(
  { db, actor }: Context,
  { size, page: no, cursor, id, ...which }: Parsed<typeof api.readers>,
): Promise<Output<typeof api.readers>> {
  if (!managesNotice(actor, viewOf(await find({ db, actor }, id)))) throw new AppError('NOT_FOUND');
  const part = { companyId: actor.companyId, id };
  const query = recipients.readers(db, part, which);
  const total = await countRows(db, query);
  const paging = { size, page: no, cursor, sort: recipients.byName, id: 'member.id', total };
  const { rows, ...rest } = await page(db, query, paging);
  const places = await recipients.places(
    db,
    actor.companyId,
    rows.map((row) => row.id),
  );
  const at = (time: Date | null) => time?.toISOString() ?? null;
  return {
    ...rest,
    list: rows.map((row) => ({
      id: row.id,
      name: row.name,
      departments: places.get(row.id)?.departments ?? [],
      shops: places.get(row.id)?.shops ?? [],
      sentAt: row.sent_at.toISOString(),
      readAt: at(row.read_at),
      acknowledgedAt: at(row.acknowledged_at),
      understoodAt: at(row.understood_at),
      tellAt: at(row.tell_at),
    })),
  };
}
