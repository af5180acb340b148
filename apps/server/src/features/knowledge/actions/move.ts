import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { onUniqueViolation } from '../../../platform/db/unique.ts';
import { AppError } from '../../../platform/errors.ts';
import { rulesAlong } from '../access-of.ts';
import { type Compared, changeOf } from '../change-of.ts';
import { managedAll, type Place, placeFor, requireDepth, requireFree, takenNames } from '../find.ts';
import * as q from '../knowledge.queries.ts';
import * as t from '../tree.queries.ts';

/** Who would gain and lose, with nothing changed. What is below a moved folder gains and loses with it, or keeps a list of its own. */
export async function tryMove(
  { db, actor }: Context,
  { ids, parentId }: Parsed<typeof api.tryMove>,
): Promise<Output<typeof api.tryMove>> {
  const rows = await managedAll({ db, actor }, ids);
  const place = await placeFor({ db, actor }, parentId);
  requireOutside(place, ids);
  const above = await rulesAlong(db, actor.companyId, place.lineage);
  const compared = await Promise.all(
    rows.map(async (row): Promise<Compared> => {
      const before = await rulesAlong(db, actor.companyId, row.lineage);
      return { before, after: [...above, ...before.slice(-1)] };
    }),
  );
  return changeOf(db, actor.companyId, compared);
}

/** Moves all of them or none. */
export async function move(
  { actor, change }: Context,
  { ids, parentId }: Parsed<typeof api.move>,
): Promise<{ moved: number }> {
  return change(async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const rows = await managedAll({ db: tx.db, actor }, ids);
    const place = await placeFor({ db: tx.db, actor }, parentId);
    requireOutside(place, ids);
    const moving = rows.filter((row) => row.parent_id !== parentId);
    for (const { id } of moving) await moveOne(tx, id, place);
    return { moved: moving.length };
  });
}

function requireOutside({ lineage }: Place, ids: readonly string[]): void {
  if (ids.some((id) => lineage.includes(id))) throw new AppError('KNOWLEDGE_INTO_ITSELF');
}

/** What lay in another that was moved before it hangs elsewhere by now: it is read anew. */
async function moveOne(tx: Tx, id: string, place: Place): Promise<void> {
  const { db, companyId } = tx;
  const node = await t.placed(db, companyId, id).executeTakeFirstOrThrow();
  const { rows } = await t.deepest(db, companyId, id);
  requireDepth(place, (rows[0]?.depth ?? node.lineage.length) - node.lineage.length + 1);
  await requireFree(tx, place.parentId, node.name, id);
  const before = await folderName(tx, node.parent_id);
  await onUniqueViolation(takenNames(node.name), () =>
    t.hang(db, companyId, {
      ...{ id, from: node.lineage, to: [...place.lineage, id], parentId: place.parentId, aboveId: place.boundaryId },
      ...{ mode: node.mode === 'own' ? 'own' : 'inherit', by: tx.actor?.memberId ?? null, at: tx.now() },
    }),
  );
  const changes = changesOf({ folder: [before, await folderName(tx, place.parentId)] });
  await tx.addHistory({ kind: 'knowledge', id, name: node.name, event: 'moved', data: { changes } });
}

/** Null: the top. */
async function folderName({ db, companyId }: Tx, id: string | null): Promise<string | null> {
  return id === null ? null : (await t.placed(db, companyId, id).executeTakeFirstOrThrow()).name;
}
