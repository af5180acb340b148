import { type freeTaskApi as api, presetBody } from '@rondo/contract/free-task';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { detachFiles, fileRefs } from '../../file/index.ts';
import { hangAttached, requireFew } from '../attached.ts';
import * as q from '../preset.queries.ts';

/** What free tasks can begin from. */
export async function presets({ db, actor }: Context): Promise<Output<typeof api.presets>> {
  const rows = await q.all(db, actor.companyId).execute();
  const kept = rows.map((row) => ({ ...row, body: presetBody.parse(row.body) }));
  const ids = kept.flatMap(({ body }) => [...body.fileIds, ...body.documentIds]);
  const files = await fileRefs(db, actor.companyId, ids);
  return kept.map(({ id, name, body, rev, created_by, by_name }) => ({
    ...{ id, name, rev, body, by: { id: created_by, name: by_name } },
    ...{ files: files(body.fileIds), documents: files(body.documentIds) },
    can: { edit: mayEdit(actor, created_by) },
  }));
}

/** Keeps what a free task asks for, under a name of its own. */
export async function savePreset(
  context: Context,
  { name, body, requestId }: Parsed<typeof api.savePreset>,
): Promise<{ id: string }> {
  const { actor, once } = context;
  requireFew(body);
  return once(requestId, 'free-task.savePreset', async (tx) => {
    const { count } = await q.count(tx.db, tx.companyId).executeTakeFirstOrThrow();
    if (Number(count) >= LIMIT.task.presets)
      throw new AppError('PRESETS_FULL', { params: { max: LIMIT.task.presets } });
    const id = tx.newId();
    const row = { company_id: tx.companyId, id, name, body: JSON.stringify(body), created_by: actor.memberId };
    await unlessTaken(() => q.insert(tx.db, { ...row, created_at: tx.now(), updated_at: tx.now() }).execute());
    await hangAttached(tx, [{ kind: 'free_task_preset', id, shopId: null }], body);
    await tx.addHistory({ kind: 'freeTaskPreset', id, name, event: 'created' });
    return { id };
  });
}

export async function renamePreset(
  context: Context,
  { id, rev, name }: Parsed<typeof api.renamePreset>,
): Promise<{ done: true }> {
  return context.change(async (tx) => {
    const row = await find({ ...context, db: tx.db }, id);
    const renamed = await unlessTaken(() =>
      q.rename(tx.db, tx.companyId, { id, rev }, name, tx.now()).executeTakeFirst(),
    );
    if (!renamed) throw new AppError('STALE');
    const changes = [{ field: 'name', before: row.name, after: name }];
    await tx.addHistory({ kind: 'freeTaskPreset', id, name, event: 'renamed', data: { changes } });
    return { done: true };
  });
}

export async function removePreset(context: Context, { id }: Parsed<typeof api.removePreset>): Promise<{ done: true }> {
  return context.change(async (tx) => {
    const row = await find({ ...context, db: tx.db }, id);
    const removed = await q.remove(tx.db, tx.companyId, id).executeTakeFirst();
    if (!removed) throw new AppError('NOT_FOUND');
    await detachFiles(tx, { kind: 'free_task_preset', id }, null);
    await tx.addHistory({ kind: 'freeTaskPreset', id, name: row.name, event: 'removed' });
    return { done: true };
  });
}

/** The preset, as long as the actor may change it. */
async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  if (!mayEdit(actor, row.created_by)) throw new AppError('FORBIDDEN');
  return row;
}

/** Whoever saved it, and administrators. */
const mayEdit = ({ memberId, isAdmin }: Context['actor'], createdBy: string): boolean =>
  isAdmin || createdBy === memberId;

const unlessTaken = <T>(write: () => Promise<T>): Promise<T> =>
  onUniqueViolation({ free_task_preset_name: () => new AppError('PRESET_NAME_TAKEN') }, write);
