import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { addVersion } from '../add-version.ts';
import { managed, seen } from '../find.ts';
import * as tree from '../knowledge.queries.ts';
import * as q from '../version.queries.ts';

export async function versions(
  { db, actor }: Context,
  { id }: Parsed<typeof api.versions>,
): Promise<Output<typeof api.versions>> {
  const { companyId } = actor;
  await seen({ db, actor }, id);
  const rows = await q.ofNode(db, companyId, id).execute();
  const ids = (of: (row: (typeof rows)[number]) => string) => rows.map(of);
  const [files, people] = await Promise.all([
    fileRefs(
      db,
      companyId,
      ids((row) => row.file_id),
    ),
    peopleByIds(
      db,
      companyId,
      ids((row) => row.created_by),
    ),
  ]);
  return rows.flatMap((row) =>
    files([row.file_id]).map((file) => ({
      ...{ id: row.id, number: row.number, name: row.name, sizeBytes: row.size_bytes, comment: row.comment },
      by: people(row.created_by) ?? { id: row.created_by, name: '' },
      ...{ at: row.created_at.toISOString(), file },
    })),
  );
}

/** An older version is the newest again, as one more: nothing of what was between is lost. */
export async function restoreVersion(
  { actor, change }: Context,
  { id, rev, number }: Parsed<typeof api.restoreVersion>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    await tree.lockTree(tx.db, tx.companyId);
    const row = await managed({ db: tx.db, actor }, id);
    const [old] = await q.ofNode(tx.db, tx.companyId, id).where('number', '=', number).execute();
    if (!old) throw new AppError('NOT_FOUND');
    if (row.rev !== rev) throw new AppError('STALE');
    const content = {
      ...{ nodeId: id, versionId: tx.newId(), fileId: old.file_id, name: old.name, sizeBytes: old.size_bytes },
      ...{ ending: row.ending ?? '', comment: old.comment },
    };
    await addVersion(tx, content, { name: row.name, isNext: true });
    return { rev: rev + 1 };
  });
}
