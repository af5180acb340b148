import type { Db } from '../../platform/db/company-db.ts';
import { type KnowledgeEyes, knowledgeManaged, knowledgeVisible } from '../scope/index.ts';

/** Those of the nodes that the reader may see now. */
export const stillSeen = (db: Db, eyes: KnowledgeEyes, ids: readonly string[]) =>
  db
    .selectFrom('knowledge_node as n')
    .select('n.id')
    .where('n.company_id', '=', eyes.companyId)
    .where('n.id', 'in', ids.length === 0 ? [NOBODY] : [...ids])
    .where('n.deleted_at', 'is', null)
    .where(knowledgeVisible(eyes, 'n'));

/** No node has this id: a list may not be empty. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** A file that the reader may see, and whether they manage it. */
export const fileSeen = (db: Db, eyes: KnowledgeEyes, id: string) =>
  stillSeen(db, eyes, [id])
    .where('n.kind', '=', 'file')
    .select(['n.version_id', knowledgeManaged(eyes, 'n').as('is_managed')]);
