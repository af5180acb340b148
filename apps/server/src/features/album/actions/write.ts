import type { albumApi as api } from '@rondo/contract/album';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { isFilm, mayHidePicture } from '@rondo/domain/album';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachFiles, layOver } from '../../file/index.ts';
import { sourceOf, viewOf } from '../album.present.ts';
import { type FoundPicture, find, findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';
import * as q from '../write.queries.ts';

type Done = { done: true };
const DONE: Done = { done: true };

/** What the audit log keeps of an act. */
const line = (tx: Tx, actor: Actor, row: FoundPicture, event: string) =>
  ({ kind: 'album', id: row.id, name: nameOf(row, tx.language, actor.timeZone), event }) as const;

/** Lays an upload over the original, or takes it off: the original and its SHA-256 stay. */
export async function mark({ actor, change }: Context, { id, rev, fileId }: Parsed<typeof api.mark>): Promise<Done> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    if (isFilm(sourceOf(row.source))) throw new AppError('CLIP_IS_NO_PICTURE');
    if (fileId !== null) {
      await layOver(tx, fileId, row.file_id);
      await attachFiles(tx, objectOf(row), [fileId]);
    }
    const saved = await q.update(tx.db, actor, { id, rev }, { marked_file_id: fileId }).executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    await tx.addHistory(line(tx, actor, row, fileId === null ? 'unmarked' : 'marked'));
    return DONE;
  });
}

/** Who may see the picture may see what was drawn on it: it hangs on the same object. */
function objectOf({ id, shop_id: shopId, source, record_id, rectification_id }: FoundPicture) {
  if (source === 'inspection' && record_id !== null) return { kind: 'record', id: record_id, shopId } as const;
  if (source === 'rectification' && rectification_id !== null)
    return { kind: 'rectification', id: rectification_id, shopId } as const;
  return { kind: 'album', id, shopId } as const;
}

export async function tag({ actor, change }: Context, { id, rev, tags }: Parsed<typeof api.tag>): Promise<Done> {
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const saved = await q.update(tx.db, actor, { id, rev }, { tags: [...new Set(tags)] }).executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    await tx.addHistory({ ...line(tx, actor, row, 'tagged'), data: { tags } });
    return DONE;
  });
}

export async function comment(
  { actor, once }: Context,
  { requestId, id, comment: said }: Parsed<typeof api.comment>,
): Promise<Done> {
  return once(requestId, 'album.comment', async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    await tx.addHistory({ ...line(tx, actor, row, 'commented'), comment: said });
    return DONE;
  });
}

/** All or none: refuses when one of them is somebody else's. */
async function findManaged(tx: Tx, actor: Actor, ids: readonly string[]): Promise<FoundPicture[]> {
  const rows = await findAll({ db: tx.db, actor }, ids);
  if (rows.some((row) => !mayHidePicture(actor, viewOf(row, actor)))) throw new AppError('FORBIDDEN');
  return rows;
}

export async function hide({ actor, change }: Context, { ids, isHidden }: Parsed<typeof api.hide>): Promise<Done> {
  return change(async (tx) => {
    const rows = await findManaged(tx, actor, ids);
    const moved = await q.hide(tx.db, tx.companyId, ids, isHidden ? tx.now() : null).execute();
    await tell(tx, actor, { rows, moved, event: isHidden ? 'hidden' : 'shown' });
    return DONE;
  });
}

export async function remove({ actor, change }: Context, { ids }: Parsed<typeof api.remove>): Promise<Done> {
  return change(async (tx) => {
    const rows = await findManaged(tx, actor, ids);
    if (rows.some((row) => row.is_evidence)) throw new AppError('PICTURE_IS_EVIDENCE');
    const moved = await q.remove(tx.db, tx.companyId, ids, actor.memberId, tx.now()).execute();
    // Somebody used one of them in between.
    if (moved.length !== rows.length) throw new AppError('PICTURE_IS_EVIDENCE');
    await tell(tx, actor, { rows, moved, event: 'deleted' });
    return DONE;
  });
}

interface Moved {
  rows: readonly FoundPicture[];
  moved: readonly { id: string }[];
  event: string;
}

async function tell(tx: Tx, actor: Actor, { rows, moved, event }: Moved): Promise<void> {
  for (const row of rows) if (moved.some(({ id }) => id === row.id)) await tx.addHistory(line(tx, actor, row, event));
}
