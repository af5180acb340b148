import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeTextApi as api } from '@rondo/contract/knowledge-text';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import * as nodes from '../node.queries.ts';
import { READ_TASK } from '../queue-version.ts';
import * as q from '../text.queries.ts';

/** Reads a file once more of which nothing could be read, from the first try on. */
export async function again({ actor, change }: Context, { id }: Parsed<typeof api.again>): Promise<{ done: true }> {
  return change(async (tx) => {
    const node = await nodes.fileSeen(tx.db, knowledgeEyes(actor), id).executeTakeFirst();
    if (!node?.version_id) throw new AppError('NOT_FOUND');
    if (!node.is_managed) throw new AppError('FORBIDDEN');
    const queued = await q.again(tx.db, tx.companyId, id, node.version_id, tx.now()).executeTakeFirst();
    if (!queued) throw new AppError('KNOWLEDGE_TEXT_READ');
    await q.enqueue(READ_TASK, tx.companyId, queued.version_id).execute(tx.db);
    return { done: true };
  });
}
