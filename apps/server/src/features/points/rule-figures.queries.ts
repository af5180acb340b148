import { pointsDetail } from '@rondo/contract/points-rule';
import type { Actor } from '@rondo/domain/actor';
import type { Bars } from '@rondo/domain/points/distribution';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { type AccountFilter, filteredAccounts, visibleAccounts } from './ledger.queries.ts';

/** The rule asked for, else the first by name, of those that the reader sees accounts of. */
export const ruleToShow = (db: Db, actor: Actor, filter: AccountFilter) =>
  filteredAccounts(db, actor, filter)
    .clearSelect()
    .select(['points_rule.id', 'points_rule.name', 'points_rule.cycle'])
    .orderBy('points_rule.name')
    .orderBy('points_rule.id')
    .limit(1);

/** The least and the greatest balance. */
export const spanOf = (db: Db, actor: Actor, filter: AccountFilter) =>
  filteredAccounts(db, actor, filter)
    .clearSelect()
    .select((eb) => eb.fn.min('points_account.balance').as('least'))
    .select((eb) => eb.fn.max('points_account.balance').as('most'));

/** How many accounts each bar has, by its place; bars without any are no rows. */
export function countsOf(db: Db, actor: Actor, filter: AccountFilter, { from, width }: Bars) {
  const at = sql<number>`floor((points_account.balance - ${from}::numeric) / ${width}::numeric)::int`;
  return filteredAccounts(db, actor, filter)
    .clearSelect()
    .select([at.as('at'), sql<number>`count(*)::int`.as('accounts')])
    .groupBy(sql`1`);
}

/** Rows of rules that the reader sees accounts of, in the order of the rule, then those it has no more as they were last; no keys: all. */
export async function detailsByKeys(db: Db, actor: Actor, ruleIds: readonly string[], keys: readonly string[] | null) {
  const seen = visibleAccounts(db, actor).clearSelect().select('points_account.rule_id');
  const { rows } = await sql<{ detail: unknown; is_present: boolean }>`
    select detail, is_present from (
    select distinct on (v.rule_id, d.detail ->> 'key') d.detail, v.no = r.version_no as is_present, d.place, v.no
      from points_rule_version v
      join points_rule r on r.company_id = v.company_id and r.id = v.rule_id,
           jsonb_array_elements(v.content -> 'details') with ordinality d(detail, place)
     where v.company_id = ${actor.companyId} and v.rule_id = any(${[...ruleIds]}::uuid[]) and v.rule_id in (${seen})
       and (${keys === null} or d.detail ->> 'key' = any(${[...(keys ?? [])]}::text[]))
     order by v.rule_id, d.detail ->> 'key', v.no desc) latest order by is_present desc, no desc, place`.execute(db);
  return rows.map(({ detail, is_present: isPresent }) => ({ detail: pointsDetail.parse(detail), isPresent }));
}
