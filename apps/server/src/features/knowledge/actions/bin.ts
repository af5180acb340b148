import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { LIMIT } from '@rondo/domain/limit';
import { binSince, presentBin } from '../../../platform/bin.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import * as a from '../access.queries.ts';
import { levelOf } from '../access-of.ts';
import { freeName, managedAll } from '../find.ts';
import * as q from '../knowledge.queries.ts';
import { searchOf } from '../new-node.ts';
import * as t from '../tree.queries.ts';

/** Into the bin: a folder with all that is in it. */
export async function remove(
  { actor, change }: Context,
  { ids }: Parsed<typeof api.remove>,
): Promise<{ removed: number }> {
  return change(async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const rows = await managedAll({ db: tx.db, actor }, ids);
    // What lies in another of them goes with that one.
    const tops = rows.filter(({ id, lineage }) => !lineage.some((step) => step !== id && ids.includes(step)));
    for (const { id, name } of tops) {
      await t.bury(tx.db, tx.companyId, id, { at: tx.now(), by: actor.memberId });
      await tx.addHistory({ kind: 'knowledge', id, name, event: 'deleted' });
    }
    await tx.emit('knowledge.removed', { nodeIds: tops.map(({ id }) => id) });
    return { removed: rows.length };
  });
}

/** What was deleted and can be brought back, of what the reader manages. */
export async function bin({ db, actor, now }: Context): Promise<Output<typeof api.bin>> {
  const rows = await t.deleted(db, knowledgeEyes(actor), binSince(now())).limit(LIMIT.bin.shown).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.deleted_by),
  );
  return presentBin(rows, people);
}

/** Back into its folder; to the top where that is gone, for the same people as before. */
export async function restore(
  { actor, change }: Context,
  { id }: Parsed<typeof api.restore>,
): Promise<Output<typeof api.restore>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    await q.lockTree(db, companyId);
    const eyes = knowledgeEyes(actor);
    const row = await t.deleted(db, eyes, binSince(tx.now())).where('n.id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const parent = row.parent_id === null ? null : await t.placed(db, companyId, row.parent_id).executeTakeFirst();
    const parentId = parent && parent.deleted_at === null ? parent.id : null;
    const name = await freeName(tx, parentId, row.name);
    if (name !== row.name) await t.rename(db, companyId, id, { name, search: searchOf({ ...row, name }) }).execute();
    if (parentId !== row.parent_id) await toTheTop(tx, row);
    await t.unbury(db, companyId, id, tx.now());
    await tx.addHistory({ kind: 'knowledge', id, name, event: 'restored' });
    await tx.emit('knowledge.restored', { nodeIds: [id] });
    const shown = parentId === null ? undefined : await q.byId(db, eyes, parentId).executeTakeFirst();
    return { name, parentId: shown?.id ?? null };
  });
}

/** At the top everybody would see what takes the list of above: it takes along the one that held for it. */
async function toTheTop(tx: Tx, row: { id: string; lineage: string[]; mode: string; boundary_id: string | null }) {
  const { db, companyId } = tx;
  const keepsList = row.boundary_id !== null;
  if (keepsList && row.mode !== 'own') {
    const list = await a.grants(db, companyId, [row.boundary_id ?? '']).execute();
    const grants = list.map(({ subject, level }) => ({ subject, level: levelOf(level) }));
    await a.dropGrants(db, companyId, row.id).execute();
    if (grants.length > 0) await a.addGrants(db, companyId, row.id, grants).execute();
  }
  await t.hang(db, companyId, {
    ...{ id: row.id, from: row.lineage, to: [row.id], parentId: null, aboveId: null },
    ...{ mode: keepsList ? 'own' : 'inherit', by: tx.actor?.memberId ?? null, at: tx.now() },
  });
}
