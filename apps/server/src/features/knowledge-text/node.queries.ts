import type { Db } from '../../platform/db/company-db.ts';
import { type KnowledgeEyes, knowledgeManaged, knowledgeVisible } from '../scope/index.ts';
import { inReach, type KnowledgeScope } from './search.queries.ts';

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

/** A file within reach whose newest version was not read at that time, nor known to be unreadable. */
export const unread = (db: Db, eyes: KnowledgeEyes, scope: KnowledgeScope, at: Date) =>
  db
    .selectFrom('knowledge_node as n')
    .leftJoin('knowledge_text as t', (join) =>
      join.onRef('t.company_id', '=', 'n.company_id').onRef('t.version_id', '=', 'n.version_id'),
    )
    .select('n.id')
    .where('n.company_id', '=', eyes.companyId)
    .where('n.kind', '=', 'file')
    .where('n.deleted_at', 'is', null)
    .where('n.version_id', 'is not', null)
    .where(({ eb, or }) => or([eb('t.done_at', 'is', null), eb('t.done_at', '>', at)]))
    .where(inReach(eyes, scope))
    .limit(1);

/** A file that the reader may see, and whether they manage it. */
export const fileSeen = (db: Db, eyes: KnowledgeEyes, id: string) =>
  stillSeen(db, eyes, [id])
    .where('n.kind', '=', 'file')
    .select(['n.version_id', knowledgeManaged(eyes, 'n').as('is_managed')]);
