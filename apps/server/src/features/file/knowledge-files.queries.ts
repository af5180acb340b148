import type { Actor } from '@rondo/domain/actor';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { knowledgeEyes, knowledgeSavable, knowledgeVisible } from '../scope/index.ts';

/** Files of the knowledge base: for who may see the file there. */
export const ofKnowledge = (actor: Actor): RawBuilder<SqlBool> => nodeOf(actor, sql`true`);

const nodeOf = (actor: Actor, more: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from knowledge_node kn where kn.company_id = u.company_id and kn.id = u.object_id
    and kn.deleted_at is null and ${knowledgeVisible(knowledgeEyes(actor), 'kn')} and ${more})`;

/** Condition: the file hangs in the knowledge base. There its rules hold for whoever uploaded it, too. */
export const IN_KNOWLEDGE = sql<SqlBool>`exists (select from file_use k
  where k.company_id = file.company_id and k.file_id = file.id and k.object_kind = 'knowledge')`;

/** Condition on a file that the actor may open: they may keep it, too. In the knowledge base some are only shown. */
export const maySave = (actor: Actor): RawBuilder<SqlBool> =>
  sql<SqlBool>`(not ${IN_KNOWLEDGE} or exists (select from file_use u
    where u.company_id = file.company_id and u.file_id = file.id and u.object_kind = 'knowledge'
      and ${nodeOf(actor, knowledgeSavable(knowledgeEyes(actor), 'kn'))}))`;

/** Of some uploads those that still go on. */
export const uploadsGoingOn = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_upload')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);
