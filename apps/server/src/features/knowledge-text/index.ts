import type { Db } from '../../platform/db/company-db.ts';
import type { KnowledgeEyes } from '../scope/index.ts';
import * as q from './node.queries.ts';
import * as passages from './passage.queries.ts';
import type { KnowledgeScope } from './search.queries.ts';

export { type FoundPassage, findPassages } from './find-passages.ts';

/** Which of the files the reader may still see: asked again before a passage of one is shown. */
export async function mayStillRead(db: Db, reader: KnowledgeEyes, nodeIds: readonly string[]): Promise<Set<string>> {
  const rows = await q.stillSeen(db, reader, nodeIds).execute();
  return new Set(rows.map(({ id }) => id));
}

/** Whether one of the files that the reader may see waits to be read, is being read, or was at that time. */
export async function wasUnread(db: Db, eyes: KnowledgeEyes, scope: KnowledgeScope, at: Date): Promise<boolean> {
  return (await q.unread(db, eyes, scope, at).executeTakeFirst()) !== undefined;
}

/** Counts the words of all files anew, after files went for good; in the caller's transaction. */
export async function recountWords(db: Db, companyId: string): Promise<void> {
  await passages.takeTurn(companyId).execute(db);
  await passages.countAnew(db, companyId);
}
