import type { aiRuleApi } from '@rondo/contract/ai-rule';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { type AiRuleEvent, aiRuleMachine } from '@rondo/domain/ai-rule';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import { broughtBack } from '../../platform/bin.ts';
import type { Db } from '../../platform/db/company-db.ts';
import type { AiRule } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';
import { shopInScope } from '../scope/index.ts';
import { reached } from './reach.queries.ts';
import { sampleHashes } from './sample-hashes.queries.ts';

type List = Parsed<typeof aiRuleApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-created': { by: sql`ai_rule.created_at`, as: 'timestamptz', desc: true },
  created: { by: sql`ai_rule.created_at`, as: 'timestamptz', desc: false },
};

const reachesAny = (condition: ReturnType<typeof sql>) => sql<SqlBool>`exists (select from shop s
  where s.company_id = ai_rule.company_id and s.deleted_at is null and ${condition} and ${reached('s')})`;

/** Those that reach a store in the actor's scope, deleted ones too. */
function all(db: Db, actor: Actor) {
  const inScope = shopInScope(actor, 's.id');
  return db
    .selectFrom('ai_rule')
    .innerJoin('member', (j) =>
      j.onRef('member.company_id', '=', 'ai_rule.company_id').onRef('member.id', '=', 'ai_rule.edited_by'),
    )
    .selectAll('ai_rule')
    .select('member.name as editor_name')
    .select(sampleHashes('ai_rule'))
    .where('ai_rule.company_id', '=', actor.companyId)
    .$if(inScope !== null, (q) => q.where(reachesAny(inScope ?? sql`true`)));
}

/** Those that are there: the only way into the table for readers. */
const visible = (db: Db, actor: Actor) => all(db, actor).where('ai_rule.deleted_at', 'is', null);

/** What was deleted since then, the newest first; index ai_rule_bin. */
export const deleted = (db: Db, actor: Actor, since: Date) =>
  all(db, actor)
    .where('ai_rule.deleted_at', '>=', since)
    .orderBy('ai_rule.deleted_at', 'desc')
    .orderBy('ai_rule.id', 'desc');

type Named = Required<Pick<Updateable<AiRule>, 'name' | 'name_pinyin'>>;

/** Out of the bin, under this name; no row back: somebody was faster. */
export const restore = (db: Db, companyId: string, id: string, name: Named, at: Date) =>
  db
    .updateTable('ai_rule')
    .set({ ...broughtBack(at), ...name })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .returning('id');

const holds = (word: string) =>
  sql<SqlBool>`(ai_rule.name ilike ${contains(word)} or ai_rule.event_name ilike ${contains(word)}
    or ai_rule.name_pinyin like ${contains(word.toLowerCase())})`;

export const filtered = (db: Db, actor: Actor, f: Filter) =>
  visible(db, actor)
    .where((eb) => eb.and(wordsOf(f.keyword).map(holds)))
    .$if(f.state !== undefined, (q) => q.where('ai_rule.state', 'in', f.state ?? []))
    .$if(f.kind !== undefined, (q) => q.where('ai_rule.kind', 'in', f.kind ?? []))
    .$if(f.ruleId !== undefined, (q) => q.where('ai_rule.id', 'in', f.ruleId ?? []))
    .$if(f.shopId !== undefined, (q) => q.where(reachesAny(sql`s.id = any(${[...(f.shopId ?? [])]}::uuid[])`)));

export const byId = (db: Db, actor: Actor, id: string) => visible(db, actor).where('ai_rule.id', '=', id);
export const byIds = (db: Db, actor: Actor, ids: readonly string[]) =>
  visible(db, actor).where(sql<SqlBool>`ai_rule.id = any(${[...ids]}::uuid[])`);

const IS_ON = stateIn('ai_rule.state', aiRuleMachine.from('switch_off'));

/** By kind: the rules that reach a store in the actor's scope and are not switched off. */
export const countsByKind = (db: Db, actor: Actor) =>
  db
    .selectFrom(visible(db, actor).where(IS_ON).as('r'))
    .select(({ fn }) => ['r.kind', fn.countAll<number>().as('rules')])
    .groupBy('r.kind');

/** A rule whatever the scope, for the clock. */
export const ruleOfCompany = (db: Db, companyId: string, id: string) =>
  db
    .selectFrom('ai_rule')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);

export const ruleCount = (db: Db, companyId: string) =>
  db
    .selectFrom('ai_rule')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null);

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
    .where('deleted_at', 'is', null)
    .returning('rev');

/** As `update`, and only from a state in which the event can happen. */
export const move = (db: Db, companyId: string, event: AiRuleEvent, seen: Seen, change: Updateable<AiRule>) =>
  update(db, companyId, seen, change).where('state', 'in', aiRuleMachine.from(event));
