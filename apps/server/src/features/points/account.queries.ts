import { shopMachine } from '@rondo/domain/shop';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { insertAll } from '../../platform/db/insert-all.ts';
import { stateIn } from '../../platform/db/states.ts';
import { isReal } from '../../platform/sample-rows.ts';
import { pointsRuleIsAboutShop } from '../points-rule/index.ts';

interface Opening {
  companyId: string;
  ruleId: string;
  cycleFrom: string;
  at: Date;
}

/**
 * Opens the accounts that a rule lacks: of the open stores it is about, or of the active members where it is about everybody. Ids are
 * made by the database: they name nothing that anybody sorts by.
 */
export async function openMissing(db: Db, { companyId, ruleId, cycleFrom, at }: Opening): Promise<void> {
  await sql`
    insert into points_account (company_id, id, rule_id, shop_id, initial, balance, cycle_from, opened_at)
    select r.company_id, gen_random_uuid(), r.id, s.id, r.initial, r.initial, ${cycleFrom}::date, ${at}
      from points_rule r join shop s on s.company_id = r.company_id
     where r.company_id = ${companyId} and r.id = ${ruleId} and r.target = 'shop' and s.deleted_at is null and ${stateIn('s.state', shopMachine.from('close'))} and ${isReal('s.id')}
       and ${pointsRuleIsAboutShop('r', 's')}
    on conflict do nothing`.execute(db);
  await sql`
    insert into points_account (company_id, id, rule_id, member_id, initial, balance, cycle_from, opened_at)
    select r.company_id, gen_random_uuid(), r.id, m.id, r.initial, r.initial, ${cycleFrom}::date, ${at}
      from points_rule r join member m on m.company_id = r.company_id
     where r.company_id = ${companyId} and r.id = ${ruleId} and r.target = 'member' and r.scope = 'all' and m.state = 'active' and ${isReal('m.id')}
    on conflict do nothing`.execute(db);
}

interface Owner {
  shopId: string | null;
  memberId: string | null;
}

/** Opens the accounts of some stores or members, where there are none. */
export async function openFor(
  db: Db,
  { companyId, ruleId, cycleFrom, at }: Opening,
  initial: number,
  owners: readonly Owner[],
): Promise<void> {
  const ids = (of: (owner: Owner) => string | null) => [...new Set(owners.flatMap((owner) => of(owner) ?? []))];
  await sql`
    insert into points_account (company_id, id, rule_id, shop_id, member_id, initial, balance, cycle_from, opened_at)
    select ${companyId}::uuid, gen_random_uuid(), ${ruleId}::uuid, t.shop_id, t.member_id, ${initial}, ${initial}, ${cycleFrom}::date, ${at}
      from (select id as shop_id, null::uuid as member_id from unnest(${ids((o) => o.shopId)}::uuid[]) as id
            union all select null, id from unnest(${ids((o) => o.memberId)}::uuid[]) as id) t
    on conflict do nothing`.execute(db);
}

export interface AccountRow {
  id: string;
  shop_id: string | null;
  member_id: string | null;
  balance: number;
  postings: number;
  cycle_from: string;
}

/** The accounts of some stores and members by one rule, held until the transaction ends; always in the same order. */
export async function heldAccounts(
  db: Db,
  companyId: string,
  ruleId: string,
  owners: readonly Owner[],
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select id, shop_id, member_id, balance, postings, cycle_from from points_account
     where company_id = ${companyId} and rule_id = ${ruleId}
       and (shop_id = any(${owners.flatMap((o) => o.shopId ?? [])}::uuid[])
         or member_id = any(${owners.flatMap((o) => o.memberId ?? [])}::uuid[]))
     order by id for update`.execute(db);
  return rows;
}

/** The accounts of a rule whose cycle is over on a day, held until the transaction ends; so many at once. */
export async function overdueAccounts(
  db: Db,
  companyId: string,
  ruleId: string,
  cycleFrom: string,
  most: number,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select id, shop_id, member_id, balance, postings, cycle_from from points_account
     where company_id = ${companyId} and rule_id = ${ruleId} and cycle_from < ${cycleFrom}::date
     order by id limit ${most} for update`.execute(db);
  return rows;
}

/** Keys that accounts have already. */
export async function knownKeys(db: Db, companyId: string, accountIds: readonly string[], keys: readonly string[]) {
  const { rows } = await sql<{ account_id: string; event_key: string }>`
    select account_id, event_key from points_posting where company_id = ${companyId}
       and account_id = any(${[...accountIds]}::uuid[]) and event_key = any(${[...keys]}::text[])`.execute(db);
  return new Set(rows.map((row) => `${row.account_id} ${row.event_key}`));
}

/**
 * What rows of the rule gave in the present cycle and on a day, less what of that was taken back. What a reversal of another cycle or day
 * brought is no use of either.
 */
export async function usedBy(db: Db, companyId: string, accountIds: readonly string[], day: string) {
  const { rows } = await sql<{ account_id: string; detail_key: string; cycle: number; day: number }>`
    select p.account_id, p.detail_key, coalesce(sum(p.applied) filter (where o.id is null or o.cycle_from = p.cycle_from), 0) as cycle,
           coalesce(sum(p.applied) filter (where p.day = ${day}::date and (o.id is null or o.day = p.day)), 0) as day
      from points_posting p
      join points_account a on a.company_id = p.company_id and a.id = p.account_id and a.cycle_from = p.cycle_from
      left join points_posting o on o.company_id = p.company_id and o.id = p.reverses_id
     where p.company_id = ${companyId} and p.account_id = any(${[...accountIds]}::uuid[]) and p.detail_key is not null
     group by 1, 2`.execute(db);
  return new Map(rows.map((row) => [`${row.account_id} ${row.detail_key}`, { cycle: row.cycle, day: row.day }]));
}

export interface PostingRow {
  company_id: string;
  id: string;
  account_id: string;
  no: number;
  rule_id: string;
  version_no: number;
  shop_id: string | null;
  member_id: string | null;
  kind: string;
  event: string | null;
  event_key: string;
  detail_key: string | null;
  requested: number;
  applied: number;
  balance: number;
  limited_by: string | null;
  carried_percent: number | null;
  reverses_id: string | null;
  fact_id: string | null;
  source_kind: string | null;
  source_id: string | null;
  source_name: string | null;
  operator_id: string | null;
  operator_name: string | null;
  reason: string;
  photo_ids: string[];
  at: Date;
  day: string;
  cycle_from: string;
}

/** Adds lines to the ledger. */
export const insertPostings = (db: Db, rows: readonly PostingRow[]) => insertAll(db, 'points_posting', rows);

/** Writes what postings left of accounts. */
export async function saveAccounts(db: Db, companyId: string, rows: readonly AccountRow[]): Promise<void> {
  const given = rows.map(({ id, balance, postings, cycle_from }) => ({ id, balance, postings, cycle_from }));
  await sql`
    update points_account a set balance = g.balance, postings = g.postings, cycle_from = g.cycle_from
      from json_to_recordset(${JSON.stringify(given)}::json) as g(id uuid, balance numeric, postings int, cycle_from date)
     where a.company_id = ${companyId} and a.id = g.id`.execute(db);
}
