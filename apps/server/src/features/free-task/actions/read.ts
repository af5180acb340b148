import type { freeTaskApi as api } from '@rondo/contract/free-task';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { TASK_STATES } from '@rondo/domain/task';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleOf } from '../../process/index.ts';
import { findFreeTask, isLate, mayCause } from '../../task/index.ts';
import * as q from '../free-task.queries.ts';

/** What a free task asks for, what was handed in, and its sub-tasks. Who may see the task sees its parts. */
export async function get(context: Context, { id }: Parsed<typeof api.get>): Promise<Output<typeof api.get>> {
  const { db, actor, now } = context;
  const found = await findFreeTask(context, id);
  const [free, parts] = await Promise.all([
    q.byTask(db, actor.companyId, id).executeTakeFirst(),
    q.partsOf(db, actor.companyId, id).execute(),
  ]);
  if (!free) throw new AppError('NOT_FOUND');
  const files = await fileRefs(
    db,
    actor.companyId,
    [free.file_ids, free.document_ids, free.result_file_ids, free.result_document_ids].flat(),
  );
  const partIds = parts.map((part) => part.id);
  const people = parts.length === 0 ? [] : await peopleOf(db, actor.companyId, 'task', partIds);
  return {
    content: free.content,
    files: files(free.file_ids),
    documents: files(free.document_ids),
    evidence: {
      photos: free.needed_photos,
      text: free.needs_text,
      number: free.needs_number,
      numberLabel: free.number_label,
    },
    result: free.result_at
      ? {
          text: free.result_text,
          number: free.result_number,
          photos: files(free.result_file_ids),
          documents: files(free.result_document_ids),
          at: free.result_at.toISOString(),
        }
      : null,
    parts: parts.map((part) => ({
      ...{ id: part.id, number: part.number, name: part.name, isOverdue: isLate(part, now()) },
      state: TASK_STATES.find((state) => state === part.state) ?? 'closed',
      handlers: people
        .filter((p) => p.object_id === part.id && p.relation === 'handler')
        .map(({ id: personId, name }) => ({ id: personId, name })),
    })),
    can: {
      handle: mayCause(['submit', 'submit_unreviewed'], context, found),
      release: mayCause(['release'], context, found) && found.withRelation('handler').length > 1,
    },
  };
}
