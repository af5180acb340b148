import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { memberApi } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import { MEMBER_STATES } from '@rondo/domain/member';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { historyOf } from '../../../platform/history.ts';
import { page } from '../../../platform/list.ts';
import * as q from '../list.queries.ts';
import { presentCard, presentDetail, presentRow } from '../member.present.ts';
import * as relatedQueries from '../related.queries.ts';
import { relatedOf } from '../related.ts';
import { viewOf } from '../view.ts';

/** Shops managed and lines of history a drawer shows. */
const MANAGED = 500;

export async function cards(
  { db, actor, language }: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof memberApi.cards>,
): Promise<Output<typeof memberApi.cards>> {
  const { show_mobile: showsContact } = await q.company(db, actor.companyId).executeTakeFirstOrThrow();
  const reader = { showsContact, isManager: actor.codes.has('frame_staff') };
  const query = q.cards(db, actor.companyId, { ...filter, ...reader });
  const { rows, ...rest } = await page(db, query, { size, page: no, cursor, sort: q.SORTS.name, id: 'member.id' });
  const about = await relatedOf({ db, actor, language }, rows);
  return { ...rest, list: rows.map((row) => presentCard(row, about, reader)) };
}

export async function list(
  { db, actor, language }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof memberApi.list>,
): Promise<Output<typeof memberApi.list>> {
  const query = q.list(db, actor.companyId, filter);
  const { rows, ...rest } = await page(db, query, { size, page: no, cursor, sort: q.SORTS[sort], id: 'member.id' });
  const about = await relatedOf({ db, actor, language }, rows);
  return { ...rest, list: rows.map((row) => presentRow(row, about)) };
}

export async function counts({ db, actor }: Context): Promise<Output<typeof memberApi.counts>> {
  const rows = await q.counts(db, actor.companyId).execute();
  const of = (state: string): number => rows.find((row) => row.state === state)?.count ?? 0;
  // Every state has its count.
  return Object.fromEntries(MEMBER_STATES.map((state) => [state, of(state)])) as Output<typeof memberApi.counts>;
}

export function get(context: Context, { id }: Parsed<typeof memberApi.get>): Promise<Output<typeof memberApi.get>> {
  return detailOf(context, id);
}

type Reader = Pick<Context, 'db' | 'actor' | 'language'>;

/** One member as they are now; inside a transaction as that leaves them. */
export async function detailOf({ db, actor, language }: Reader, id: string): Promise<MemberDetail> {
  const { companyId } = actor;
  const row = await q.byId(db, companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const [about, signIn, shops, groups, managed, history, view] = await Promise.all([
    relatedOf({ db, actor, language }, [row]),
    relatedQueries.signIn(db, row.person_id).executeTakeFirstOrThrow(),
    relatedQueries.shopNames(db, companyId, row.scope_shop_ids).execute(),
    relatedQueries.groupNames(db, companyId, row.scope_group_ids).execute(),
    relatedQueries.managedBy(db, companyId, [id], MANAGED).execute(),
    // A sign-in changes nothing about a member: it is in the audit log alone.
    historyOf(db, companyId, id).where('object_kind', '!=', 'session').execute(),
    viewOf(db, companyId, row),
  ]);
  return presentDetail(actor, row, { about, signIn, shops, groups, managed, history, view });
}
