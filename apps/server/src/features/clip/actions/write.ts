import type { clipApi as api } from '@rondo/contract/clip';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { mayEditClip } from '@rondo/domain/clip';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { renameFile } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { releaseMinutes } from '../../recording/index.ts';
import { presentClip } from '../clip.present.ts';
import * as q from '../clip.queries.ts';
import { fileNameOf } from '../file-name-of.ts';

type Done = { done: true };

export async function edit({ actor, change }: Context, { id, rev, name }: Parsed<typeof api.edit>): Promise<Done> {
  return change(async (tx) => {
    const row = await q.visible(tx.db, actor).where('clip.id', '=', id).executeTakeFirst();
    if (!row?.file_id) throw new AppError('NOT_FOUND');
    if (!mayEditClip(actor, { madeBy: row.made_by })) throw new AppError('FORBIDDEN');
    const renamed = await q.rename(tx.db, tx.companyId, { id, rev, name }).executeTakeFirst();
    if (!renamed) {
      const people = await peopleByIds(tx.db, tx.companyId, [row.made_by]);
      throw await stale(tx.db, tx.companyId, { kind: 'clip', id }, presentClip(row, actor, people));
    }
    await renameFile(tx, row.file_id, fileNameOf(name));
    const changes = [{ field: 'clipName', before: row.name, after: name }];
    await tx.addHistory({ kind: 'clip', id, name, event: 'renamed', data: { changes } });
    return { done: true };
  });
}

/** Only what failed: one that is being cut is cancelled as background work first. */
export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<Done> {
  return change(async (tx) => {
    const row = await q.visible(tx.db, actor).where('clip.id', '=', id).executeTakeFirst();
    if (row?.made_by !== actor.memberId || row.state !== 'failed') throw new AppError('NOT_FOUND');
    const removed = await q.remove(tx.db, tx.companyId, id).executeTakeFirst();
    if (!removed) throw new AppError('NOT_FOUND');
    await releaseMinutes(tx, id);
    await tx.addHistory({ kind: 'clip', id, name: row.name, event: 'removed' });
    return { done: true };
  });
}
