import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type KnowledgeEyes, keysOfMember, knowledgeVisible } from '../scope/index.ts';

/** Of some nodes those that the reader may see now. */
export const visibleNodes = (db: Db, eyes: KnowledgeEyes, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_node')
    .select(['id', 'name', 'owner_id'])
    .where('company_id', '=', eyes.companyId)
    .where('deleted_at', 'is', null)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .where(knowledgeVisible(eyes, 'knowledge_node'));

export const nodeKind = (db: Db, companyId: string, id: string) =>
  db.selectFrom('knowledge_node').select('kind').where('company_id', '=', companyId).where('id', '=', id);

/** A member as whom answers can be tried: what they are, and whether they manage the whole knowledge base. */
export const memberEyes = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member as m')
    .select(['m.name', sql<string[]>`array(${keysOfMember(companyId, memberId)})`.as('keys')])
    .select(
      sql<boolean>`exists (select from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
        where mr.company_id = m.company_id and mr.member_id = m.id and 'x_kb_root' = any(r.codes))`.as('manages_all'),
    )
    .where('m.company_id', '=', companyId)
    .where('m.id', '=', memberId)
    .where(stateIn('m.state', memberMachine.working));

export const roles = (db: Db, companyId: string) =>
  db
    .selectFrom('role')
    .select(['id', 'name', sql<boolean>`'x_kb_root' = any(codes)`.as('manages_all')])
    .where('company_id', '=', companyId)
    .orderBy('name');

export const roleById = (db: Db, companyId: string, id: string) => roles(db, companyId).where('id', '=', id);
