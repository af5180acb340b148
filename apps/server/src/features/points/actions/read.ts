import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi as api } from '@rondo/contract/points';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import * as q from '../ledger.queries.ts';
import { presentAccount, presentPosting } from '../points.present.ts';

/** Days of the course of a balance. */
const TREND_DAYS = 30;

/** The accounts in scope, the best first. */
export async function accounts(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.accounts>,
): Promise<Output<typeof api.accounts>> {
  const paging = { size, page: no, cursor, sort: q.ACCOUNT_SORTS[sort], id: 'points_account.id' };
  const { rows, ...rest } = await page(db, q.filteredAccounts(db, actor, filter), paging);
  const standings = await q.standingsOf(
    db,
    actor.companyId,
    rows.map(({ id }) => id),
  );
  return { ...rest, list: rows.map((row) => presentAccount(row, standings.get(row.id))) };
}

/** One account: where it stands, how it went, what was posted last. */
export async function account(
  { db, actor, now }: Context,
  { id }: Parsed<typeof api.account>,
): Promise<Output<typeof api.account>> {
  const row = await q.accountById(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const today = civilDate(now(), actor.timeZone);
  const last = q
    .filteredLedger(db, actor, { keyword: '', accountId: [id] })
    .orderBy('points_posting.no', 'desc')
    .limit(LIMIT.points.shown);
  const [standings, trend, rows] = await Promise.all([
    q.standingsOf(db, actor.companyId, [id]),
    q.trendOf(db, actor.companyId, id, addDays(today, 1 - TREND_DAYS), today),
    last.execute(),
  ]);
  return {
    ...presentAccount(row, standings.get(id)),
    ...{ initial: row.initial, trend, postings: rows.map(presentPosting) },
  };
}

/** The ledger by filter. */
export async function ledger(
  { db, actor }: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.ledger>,
): Promise<Output<typeof api.ledger>> {
  const paging = { size, page: no, cursor, sort: q.LEDGER_SORTS[sort], id: 'points_posting.id' };
  const { rows, ...rest } = await page(db, q.filteredLedger(db, actor, filter), paging);
  return { ...rest, list: rows.map(presentPosting) };
}
