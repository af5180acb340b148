import type { Actor } from '@rondo/domain/actor';
import { type KnowledgeRequestAct, knowledgeRequestMachine } from '@rondo/domain/knowledge';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { KnowledgeRequest } from '../../platform/db/schema.gen.ts';
import { stateIn } from '../../platform/db/states.ts';
import type { Sort } from '../../platform/list.ts';
import { knowledgeEyes, knowledgeManaged, knowledgeVisible } from '../scope/index.ts';

const PENDING = knowledgeRequestMachine.from('grant');

export const NEWEST: Sort = { by: sql`knowledge_request.created_at`, as: 'timestamptz', desc: true };

/** Those that the actor made, and those about what they manage. What is in the bin is asked for by nobody. */
export const visible = (db: Db, actor: Actor) => {
  const eyes = knowledgeEyes(actor);
  return db
    .selectFrom('knowledge_request')
    .innerJoin('knowledge_node', (j) =>
      j
        .onRef('knowledge_node.company_id', '=', 'knowledge_request.company_id')
        .onRef('knowledge_node.id', '=', 'knowledge_request.node_id'),
    )
    .where('knowledge_request.company_id', '=', actor.companyId)
    .where('knowledge_node.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([eb('knowledge_request.member_id', '=', actor.memberId), knowledgeManaged(eyes, 'knowledge_node')]),
    )
    .selectAll('knowledge_request')
    .select(['knowledge_node.name as node_name', 'knowledge_node.kind as node_kind'])
    .select([
      sql<boolean>`${knowledgeManaged(eyes, 'knowledge_node')}`.as('is_managed'),
      sql<boolean>`${knowledgeVisible(eyes, 'knowledge_node')}`.as('is_shown'),
    ]);
};

export const filtered = (db: Db, actor: Actor, set: 'mine' | 'toDecide', states: readonly string[] | undefined) =>
  visible(db, actor)
    .where(
      set === 'mine'
        ? sql<SqlBool>`knowledge_request.member_id = ${actor.memberId}`
        : sql<SqlBool>`${knowledgeManaged(knowledgeEyes(actor), 'knowledge_node')}`,
    )
    .$if(states !== undefined, (q) => q.where('knowledge_request.state', 'in', states ?? []));

/** What somebody asks for, as long as it is there and they do not see it. */
export const asked = (db: Db, actor: Actor, nodeId: string) =>
  db
    .selectFrom('knowledge_node')
    .select(['id', 'name', 'lineage'])
    .where('company_id', '=', actor.companyId)
    .where('id', '=', nodeId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`not ${knowledgeVisible(knowledgeEyes(actor), 'knowledge_node')}`);

export const countPending = (db: Db, { companyId, memberId }: Actor) =>
  db
    .selectFrom('knowledge_request')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('member_id', '=', memberId)
    .where(stateIn('state', PENDING));

/** One at a time: a second one about the same changes nothing and gives no row back. */
export const insert = (db: Db, row: Insertable<KnowledgeRequest>) =>
  db
    .insertInto('knowledge_request')
    .values(row)
    .onConflict((c) => c.columns(['company_id', 'node_id', 'member_id']).where(stateIn('state', PENDING)).doNothing())
    .returning('id');

/** Only in a state in which it can happen, and for who has seen the latest; no row back: somebody was faster. */
export const move = (
  db: Db,
  companyId: string,
  { id, rev, act }: { id: string; rev: number; act: KnowledgeRequestAct },
  change: Updateable<KnowledgeRequest>,
) =>
  db
    .updateTable('knowledge_request')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('state', 'in', knowledgeRequestMachine.from(act))
    .returning('rev');
