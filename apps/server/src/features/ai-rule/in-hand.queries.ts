import { aiRuleMachine } from '@rondo/domain/ai-rule';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type OpenRow, WORKS_HERE } from '../../platform/in-hand.ts';
import { covers } from '../people/index.ts';
import { reached } from './reach.queries.ts';

/** The parts that a member can have in a rule, each with the column that names them. */
export const RULE_PARTS = {
  ai_rule_handle: 'handler_ids',
  ai_rule_review: 'reviewer_ids',
  ai_rule_notify: 'notify_ids',
} as const;
type ListedPart = keyof typeof RULE_PARTS;

/** Condition: it is not switched off: nobody has to go on with a rule that is. */
const IS_ON = stateIn('ai_rule.state', aiRuleMachine.from('switch_off'));

const part = (companyId: string, kind: string, has: RawBuilder<unknown>, others: RawBuilder<unknown>) =>
  sql`select ${sql.lit(kind)} as kind, ai_rule.id, null::text as number, ai_rule.name, '' as place, null::uuid as shop_id,
      null::timestamptz as deadline_at, ${others} as has_others
    from ai_rule where ai_rule.company_id = ${companyId} and ai_rule.deleted_at is null and ${IS_ON} and ${has}`;

function listed(companyId: string, memberId: string, kind: ListedPart) {
  const ids = sql.ref(`ai_rule.${RULE_PARTS[kind]}`);
  const others = sql`exists (select from member m where m.company_id = ai_rule.company_id and m.id = any(${ids})
    and m.id <> ${memberId} and ${WORKS_HERE})`;
  return part(companyId, kind, sql`${memberId}::uuid = any(${ids})`, others);
}

/** Rules that are not switched off and that name a member, or that they saved last. */
export const openRulesOf = (companyId: string, memberId: string) => sql<OpenRow>`
  ${part(companyId, 'ai_rule_edit', sql`ai_rule.edited_by = ${memberId}`, sql`false`)}
  union all ${listed(companyId, memberId, 'ai_rule_handle')}
  union all ${listed(companyId, memberId, 'ai_rule_review')}
  union all ${listed(companyId, memberId, 'ai_rule_notify')}`;

/** The same as rows, held until the end of the transaction. */
export const holdRulesOf = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('ai_rule')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where(IS_ON)
    .where(
      sql<SqlBool>`(edited_by = ${memberId} or ${memberId}::uuid = any(handler_ids) or ${memberId}::uuid = any(reviewer_ids)
        or ${memberId}::uuid = any(notify_ids))`,
    )
    .orderBy('id')
    .forUpdate();

/** Of each pair of a rule and its next editor a store, if there is one, that the rule reaches and that they do not work for. */
export const strangers = (db: Db, companyId: string, pairs: readonly { rule_id: string; member_id: string }[]) =>
  sql<{ member_id: string; shop_id: string; shop: string }>`
    select distinct on (w.rule_id, w.member_id) w.member_id, s.id as shop_id, s.name as shop
      from json_to_recordset(${JSON.stringify(pairs)}::json) as w(rule_id uuid, member_id uuid)
      join ai_rule on ai_rule.company_id = ${companyId} and ai_rule.id = w.rule_id
      join member m on m.company_id = ai_rule.company_id and m.id = w.member_id
      join shop s on s.company_id = ai_rule.company_id and s.deleted_at is null and s.state = 'open' and ${reached('s')}
     where not ${covers(companyId, sql<string>`s.id`)}
     order by w.rule_id, w.member_id, s.name`.execute(db);
