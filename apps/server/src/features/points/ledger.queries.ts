import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi } from '@rondo/contract/points';
import type { Actor } from '@rondo/domain/actor';
import { mayReadAiEvents } from '@rondo/domain/ai-event';
import { DEFAULTS } from '@rondo/domain/limit';
import { mayAdjustPoints } from '@rondo/domain/points-adjustment';
import { pointsAppealMachine } from '@rondo/domain/points-appeal';
import { seesAllPoints } from '@rondo/domain/points-rule';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInGroups, shopInScope } from '../scope/index.ts';

type Ledger = Parsed<typeof pointsApi.ledger>;
export type LedgerFilter = Omit<Ledger, 'sort' | 'size' | 'page' | 'cursor'>;
type Accounts = Parsed<typeof pointsApi.accounts>;
export type AccountFilter = Omit<Accounts, 'sort' | 'size' | 'page' | 'cursor'>;

/** By number of the account where several lines were written in one moment: ids of one transaction rise. */
export const LEDGER_SORTS: Record<Ledger['sort'], Sort> = {
  '-at': { by: sql`points_posting.at`, as: 'timestamptz', desc: true },
  at: { by: sql`points_posting.at`, as: 'timestamptz', desc: false },
};

export const ACCOUNT_SORTS: Record<Accounts['sort'], Sort> = {
  '-balance': { by: sql`points_account.balance`, as: 'numeric', desc: true },
  balance: { by: sql`points_account.balance`, as: 'numeric', desc: false },
};

/**
 * Accounts that a reader sees: of stores in scope where the rule is shown to stores, and their own; everything of their scope for who
 * manages or adjusts points. The only way into accounts and postings for readers.
 */
const seen = (actor: Actor) => {
  const all = seesAllPoints(actor);
  const inScope = shopInScope(actor, 'points_account.shop_id') ?? sql<SqlBool>`true`;
  return sql<SqlBool>`((points_account.shop_id is not null and shop.deleted_at is null and ${inScope})
      or points_account.member_id = ${actor.memberId} or (points_account.member_id is not null and ${all}))
    and (points_rule.is_visible or ${all})`;
};

export const visibleAccounts = (db: Db, actor: Actor) =>
  db
    .selectFrom('points_account')
    .innerJoin('points_rule', (j) =>
      j
        .onRef('points_rule.company_id', '=', 'points_account.company_id')
        .onRef('points_rule.id', '=', 'points_account.rule_id'),
    )
    .leftJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'points_account.company_id').onRef('shop.id', '=', 'points_account.shop_id'),
    )
    .leftJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .leftJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'points_account.company_id')
        .onRef('member.id', '=', 'points_account.member_id'),
    )
    .where('points_account.company_id', '=', actor.companyId)
    .where(seen(actor))
    .select(['points_account.id', 'points_account.shop_id', 'points_account.member_id', 'points_account.rule_id'])
    .select(['points_rule.name as rule_name', 'points_account.balance', 'points_account.initial'])
    .select(['points_account.cycle_from', 'points_rule.cycle', 'points_rule.lower', 'points_rule.upper'])
    .select(['shop.name as shop_name', 'shop_group.path', 'member.name as member_name']);

export const filteredAccounts = (db: Db, actor: Actor, f: AccountFilter) =>
  visibleAccounts(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(named)))
    .$if(f.ruleId !== undefined, (q) => q.where('points_account.rule_id', 'in', f.ruleId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('points_account.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(shopInGroups(actor.companyId, 'points_account.shop_id', f.groupId ?? [])),
    )
    .$if(f.memberId !== undefined, (q) => q.where('points_account.member_id', 'in', f.memberId ?? []))
    .$if(f.balanceFrom !== undefined, (q) => q.where('points_account.balance', '>=', f.balanceFrom ?? 0))
    .$if(f.balanceBelow !== undefined, (q) => q.where('points_account.balance', '<', f.balanceBelow ?? 0));

const named = (word: string) =>
  sql<SqlBool>`(shop.name ilike ${contains(word)} or shop.name_pinyin like ${contains(word.toLowerCase())}
    or member.name ilike ${contains(word)} or member.name_pinyin like ${contains(word.toLowerCase())}
    or points_rule.name ilike ${contains(word)})`;

/** Condition: points came or went in a cycle; its beginning is neither. */
const MOVES = sql<SqlBool>`p.kind <> 'reset'`;

/** The place of accounts among all of their rule, and what their cycle brought. Deleted stores and who left have no place. */
export async function standingsOf(db: Db, companyId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; rank: number; of: number; plus: number; minus: number; lost: number }>`
    with ranked as (
      select a.id, rank() over (partition by a.rule_id order by a.balance desc)::int as rank, count(*) over (partition by a.rule_id)::int as of
        from points_account a
        left join shop s on s.company_id = a.company_id and s.id = a.shop_id
        left join member m on m.company_id = a.company_id and m.id = a.member_id
       where a.company_id = ${companyId} and s.deleted_at is null and m.state is distinct from 'resigned'
         and a.rule_id in (select rule_id from points_account where company_id = ${companyId} and id = any(${[...ids]}::uuid[])))
    select ranked.*, coalesce(c.plus, 0) as plus, coalesce(c.minus, 0) as minus, coalesce(c.lost, 0) as lost
      from ranked
      left join lateral (
        select sum(p.applied) filter (where p.applied > 0) as plus, -sum(p.applied) filter (where p.applied < 0) as minus,
               sum(abs(p.requested - p.applied)) as lost
          from points_posting p join points_account a on a.company_id = p.company_id and a.id = p.account_id
         where p.company_id = ${companyId} and p.account_id = ranked.id and p.cycle_from = a.cycle_from and ${MOVES}) c on true
     where ranked.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The balance at the end of each day of an account, from a day on. */
export async function trendOf(db: Db, companyId: string, accountId: string, from: string, to: string) {
  const { rows } = await sql<{ day: string; balance: number }>`
    select to_char(d, 'YYYY-MM-DD') as day,
           coalesce((select p.balance from points_posting p where p.company_id = a.company_id and p.account_id = a.id and p.day <= d
                      order by p.no desc limit 1), a.initial) as balance
      from points_account a, generate_series(${from}::date, ${to}::date, '1 day') d
     where a.company_id = ${companyId} and a.id = ${accountId} order by d`.execute(db);
  return rows;
}

const postings = (db: Db, actor: Actor) =>
  db
    .selectFrom('points_posting')
    .innerJoin('points_account', (j) =>
      j
        .onRef('points_account.company_id', '=', 'points_posting.company_id')
        .onRef('points_account.id', '=', 'points_posting.account_id'),
    )
    .innerJoin('points_rule', (j) =>
      j
        .onRef('points_rule.company_id', '=', 'points_posting.company_id')
        .onRef('points_rule.id', '=', 'points_posting.rule_id'),
    )
    .leftJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'points_posting.company_id').onRef('shop.id', '=', 'points_posting.shop_id'),
    )
    .leftJoin('shop_group', (j) =>
      j.onRef('shop_group.company_id', '=', 'shop.company_id').onRef('shop_group.id', '=', 'shop.group_id'),
    )
    .leftJoin('member', (j) =>
      j
        .onRef('member.company_id', '=', 'points_posting.company_id')
        .onRef('member.id', '=', 'points_posting.member_id'),
    )
    .where('points_posting.company_id', '=', actor.companyId)
    .where(seen(actor))
    .selectAll('points_posting')
    .select(['points_rule.name as rule_name', 'shop.name as shop_name'])
    .select(['shop_group.path', 'member.name as member_name', REVERSED.as('is_reversed')])
    .select([APPEAL.as('appeal'), canOpenSource(actor).as('can_open_source')]);

const REVERSED = sql<boolean>`exists (select from points_posting v
  where v.company_id = points_posting.company_id and v.reverses_id = points_posting.id)`;

const APPEAL = sql<string | null>`(select a.state from points_appeal a
  where a.company_id = points_posting.company_id and a.posting_id = points_posting.id)`;

/** By hand, or such taken back: no row of a rule asked for it. */
const BY_HAND = sql<boolean>`(points_posting.event is null and points_posting.kind <> 'reset')`;

/** Whether the actor opens what it is for: points by hand only who gives them and sees all their stores, a learning list whoever learned, an announcement that is still there whoever read it, an event of AI checks who judges those of the store. */
function canOpenSource(actor: Actor) {
  const inScope = shopInScope(actor, 't.shop_id') ?? sql<SqlBool>`true`;
  const ofEvent = shopInScope(actor, 'points_posting.shop_id') ?? sql<SqlBool>`true`;
  return sql<boolean>`((points_posting.source_kind is distinct from 'ai_event' or (${mayReadAiEvents(actor)} and ${ofEvent}))
    and (points_posting.source_kind is distinct from 'learning' or points_posting.member_id is not distinct from ${actor.memberId}::uuid)
    and (points_posting.source_kind is distinct from 'notice' or (points_posting.member_id is not distinct from ${actor.memberId}::uuid
    and exists (select from notice n where n.company_id = points_posting.company_id and n.id = points_posting.source_id and n.deleted_at is null)))
    and (points_posting.source_kind is distinct from 'adjustment' or ${mayAdjustPoints(actor)}
    and not exists (select from points_adjustment_target t where t.company_id = points_posting.company_id
      and t.adjustment_id = points_posting.source_id and t.shop_id is not null and not (${inScope}))))`;
}

/** Condition: an appeal against it waits for a decision that the actor may make. */
const isToDecide = (actor: Actor) =>
  sql<SqlBool>`(${mayAdjustPoints(actor)} and points_posting.member_id is distinct from ${actor.memberId}
    and exists (select from points_appeal a where a.company_id = points_posting.company_id and a.posting_id = points_posting.id
      and a.state = any(${pointsAppealMachine.from('accept')}::text[]) and a.author_id <> ${actor.memberId}))`;

export const filteredLedger = (db: Db, actor: Actor, f: LedgerFilter) =>
  postings(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(spoken)))
    .$if(f.ruleId !== undefined, (q) => q.where('points_posting.rule_id', 'in', f.ruleId ?? []))
    .$if(f.accountId !== undefined, (q) => q.where('points_posting.account_id', 'in', f.accountId ?? []))
    .$if(f.sourceId !== undefined, (q) => q.where('points_posting.source_id', 'in', f.sourceId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where('points_posting.shop_id', 'in', f.shopId ?? []))
    .$if(f.groupId !== undefined, (q) =>
      q.where(shopInGroups(actor.companyId, 'points_posting.shop_id', f.groupId ?? [])),
    )
    .$if(f.memberId !== undefined, (q) => q.where('points_posting.member_id', 'in', f.memberId ?? []))
    .$if(f.detailKey !== undefined, (q) => q.where('points_posting.detail_key', 'in', f.detailKey ?? []))
    .$if(f.byHand !== undefined, (q) => q.where(sql<SqlBool>`${BY_HAND} = ${f.byHand ?? true}`))
    .$if(f.event !== undefined, (q) => q.where('points_posting.event', 'in', f.event ?? []))
    .$if(f.kind !== undefined, (q) => q.where('points_posting.kind', 'in', f.kind ?? []))
    .$if(f.sign !== undefined, (q) => q.where('points_posting.applied', f.sign === 'plus' ? '>' : '<', 0))
    .$if(f.appeal !== undefined, (q) => q.where(sql<SqlBool>`${APPEAL} = any(${f.appeal ?? []}::text[])`))
    .$if(f.toDecide === true, (q) => q.where(isToDecide(actor)))
    .$if(f.toDecide === false, (q) => q.where(sql<SqlBool>`not ${isToDecide(actor)}`))
    .$if(f.limited !== undefined, (q) => q.where('points_posting.limited_by', f.limited ? 'is not' : 'is', null))
    .$if(f.from !== undefined, (q) => q.where('points_posting.day', '>=', f.from ?? ''))
    .$if(f.to !== undefined, (q) => q.where('points_posting.day', '<=', f.to ?? ''));

const spoken = (word: string) =>
  sql<SqlBool>`(shop.name ilike ${contains(word)} or shop.name_pinyin like ${contains(word.toLowerCase())}
    or member.name ilike ${contains(word)} or points_posting.source_name ilike ${contains(word)})`;

export const postingsByIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  postings(db, actor).where(sql<SqlBool>`points_posting.id = any(${[...ids]}::uuid[])`);

/** What postings that the reader sees are for, by name. */
export const sourceNames = (db: Db, actor: Actor, ids: readonly string[]) =>
  postings(db, actor)
    .clearSelect()
    .select('points_posting.source_name as name')
    .distinct()
    .where(sql<SqlBool>`points_posting.source_id = any(${[...ids]}::uuid[])`)
    .orderBy('name');

/** One that the reader sees, with the days in which it could be appealed against: by the version of the rule that posted it. */
export const postingById = (db: Db, actor: Actor, id: string) =>
  postings(db, actor)
    .leftJoin('points_rule_version as v', (j) =>
      j
        .onRef('v.company_id', '=', 'points_posting.company_id')
        .onRef('v.rule_id', '=', 'points_posting.rule_id')
        .onRef('v.no', '=', 'points_posting.version_no'),
    )
    .select(sql<number>`coalesce((v.content ->> 'appealDays')::int, ${DEFAULTS.points.appealDays})`.as('appeal_days'))
    .where('points_posting.id', '=', id);

export const accountsByIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visibleAccounts(db, actor).where(sql<SqlBool>`points_account.id = any(${[...ids]}::uuid[])`);

export const accountById = (db: Db, actor: Actor, id: string) =>
  visibleAccounts(db, actor).where('points_account.id', '=', id);
