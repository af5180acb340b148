import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { surveillanceApi as api } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { WALL_SIZES } from '@rondo/domain/surveillance';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import * as cameras from '../camera.queries.ts';
import { presentCamera } from '../surveillance.present.ts';
import * as q from '../view.queries.ts';

const KIND = 'camera_view';
const TAKEN = { camera_view_name: () => new AppError('CAMERA_VIEW_TAKEN') };
type Fields = Omit<Parsed<typeof api.editView>, 'id' | 'rev'>;
type Reader = Pick<Context, 'db' | 'actor'>;

export const views = (context: Context): Promise<Output<typeof api.views>> => listOf(context);

/** Cells of cameras that the reader may not see are empty ones. */
async function listOf({ db, actor }: Reader): Promise<Output<typeof api.views>> {
  const rows = await q.visible(db, actor).execute();
  const ids = [...new Set(rows.flatMap((row) => row.camera_ids.filter((id) => id !== '')))];
  const found = ids.length === 0 ? [] : await cameras.byIds(db, actor, ids).execute();
  const byId = new Map(found.map((row) => [row.id, presentCamera(row)]));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    size: WALL_SIZES.find((one) => one === row.size) ?? 9,
    isShared: row.is_shared,
    owner: { id: row.member_id, name: row.member_name },
    isMine: row.member_id === actor.memberId,
    cells: row.camera_ids.map((id) => byId.get(id) ?? null),
    rev: row.rev,
  }));
}

export async function createView(
  { actor, once }: Context,
  { requestId, ...fields }: Parsed<typeof api.createView>,
): Promise<{ id: string }> {
  return once(requestId, 'surveillance.createView', async (tx) => {
    await refuseWrong(tx, actor, fields);
    const { count } = await q.countMine(tx.db, actor).executeTakeFirstOrThrow();
    if (count >= LIMIT.cameras.views) throw new AppError('CAMERA_VIEWS_FULL', { params: { max: LIMIT.cameras.views } });
    const id = tx.newId();
    const of = { company_id: tx.companyId, id, member_id: actor.memberId };
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await onUniqueViolation(TAKEN, () => q.insert(tx.db, { ...of, ...columnsOf(fields), ...times }).execute());
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'created' });
    return { id };
  });
}

export async function editView(
  { actor, change }: Context,
  { id, rev, ...fields }: Parsed<typeof api.editView>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await q.mine(tx.db, actor, id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const kept = await withHidden(tx, actor, row.camera_ids, fields);
    const saved = await onUniqueViolation(TAKEN, () =>
      q.update(tx.db, actor, { id, rev }, { ...columnsOf(kept), updated_at: tx.now() }).executeTakeFirst(),
    );
    if (!saved) {
      const current = (await listOf({ db: tx.db, actor })).find((one) => one.id === id);
      throw await stale(tx.db, tx.companyId, { kind: KIND, id }, current);
    }
    await tx.addHistory({ kind: KIND, id, name: fields.name, event: 'edited' });
    return saved;
  });
}

export async function removeView(
  { actor, change }: Context,
  { id }: Parsed<typeof api.removeView>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const gone = await q.remove(tx.db, actor, id).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name: gone.name, event: 'deleted' });
    return { done: true };
  });
}

/**
 * Cells that are saved as empty keep a camera that their author cannot see just now, one in the bin or out of their scope: it was
 * never theirs to take out.
 */
async function withHidden(tx: Tx, actor: Context['actor'], before: readonly string[], fields: Fields): Promise<Fields> {
  const known = before.filter((id) => id !== '');
  const seen = known.length === 0 ? [] : await cameras.byIds(tx.db, actor, known).execute();
  const hidden = (at: number): string | null => {
    const id = before[at] ?? '';
    return id === '' || seen.some((camera) => camera.id === id) ? null : id;
  };
  const kept = fields.cameraIds.map((id, at) => id ?? hidden(at));
  await refuseWrong(
    tx,
    actor,
    fields,
    kept.some((id) => id !== null),
  );
  return { ...fields, cameraIds: kept };
}

const columnsOf = ({ name, size, isShared, cameraIds }: Fields) => ({
  name,
  size,
  is_shared: isShared,
  camera_ids: cameraIds.map((id) => id ?? ''),
});

/** No more cells than the wall has, and only cameras that its author may see. */
async function refuseWrong(
  tx: Tx,
  actor: Context['actor'],
  { size, cameraIds }: Fields,
  hasAny = cameraIds.some((id) => id !== null),
): Promise<void> {
  if (cameraIds.length > size) throw refuseField('cameraIds', 'invalid');
  if (!hasAny) throw refuseField('cameraIds', 'required');
  const ids = [...new Set(cameraIds.filter((id) => id !== null))];
  if (ids.length === 0) return;
  const seen = await cameras.byIds(tx.db, actor, ids).execute();
  if (seen.length < ids.length) throw new AppError('NOT_FOUND', { fields: [{ path: 'cameraIds', rule: 'invalid' }] });
}
