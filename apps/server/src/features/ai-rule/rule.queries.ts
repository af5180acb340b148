import type { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type AiRuleEvent, aiRuleMachine } from '@rondo/domain/ai-rule';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { AiRule } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';
import { reached } from './reach.queries.ts';

type List = Parsed<typeof aiRuleApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`ai_rule.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`ai_rule.created_at`, as: 'timestamptz', desc: false },
};

const reachesAny = (condition: ReturnType<typeof sql>) => sql<SqlBool>`exists (select from shop s
  where s.company_id = ai_rule.company_id and s.deleted_at is null and ${condition} and ${reached('s')})`;

/** Those that reach a store in the actor's scope: the only way into the table for readers. */
function visible(db: Db, actor: Actor) {
  const inScope = shopInScope(actor, 's.id');
  return db
    .selectFrom('ai_rule')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'ai_rule.company_id').onRef('member.id', '=', 'ai_rule.edited_by'),
    )
    .selectAll('ai_rule')
    .select('member.name as editor_name')
    .where('ai_rule.company_id', '=', actor.companyId)
    .$if(inScope !== null, (q) => q.where(reachesAny(inScope ?? sql`true`)));
}

const holds = (word: string) =>
  sql<SqlBool>`(ai_rule.name ilike ${contains(word)} or ai_rule.event_name ilike ${contains(word)}
    or ai_rule.name_pinyin like ${contains(word.toLowerCase())})`;

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(holds)))
    .$if(f.state !== undefined, (q) => q.where('ai_rule.state', 'in', f.state ?? []))
    .$if(f.kind !== undefined, (q) => q.where('ai_rule.kind', 'in', f.kind ?? []))
    .$if(f.shopId !== undefined, (q) => q.where(reachesAny(sql`s.id = any(${[...(f.shopId ?? [])]}::uuid[])`)));

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('ai_rule.id', '=', id);
export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor).where(sql<SqlBool>`ai_rule.id = any(${[...ids]}::uuid[])`);

/** A rule whatever the scope, for the clock. */
export const ruleOfCompany = (db: Db, companyId: string, id: string) =>
  db.selectFrom('ai_rule').selectAll().where('company_id', '=', companyId).where('id', '=', id);

export const ruleCount = (db: Db, companyId: string) =>
  db
    .selectFrom('ai_rule')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId);

export const insert = (db: Db, row: Insertable<AiRule>) => db.insertInto('ai_rule').values(row);

interface Seen {
  id: string;
  rev: number;
}

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (db: Db, companyId: string, { id, rev }: Seen, change: Updateable<AiRule>) =>
  db
    .updateTable('ai_rule')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (db: Db, companyId: string, event: AiRuleEvent, seen: Seen, change: Updateable<AiRule>) =>
  update(db, companyId, seen, change).where('state', 'in', aiRuleMachine.from(event));
