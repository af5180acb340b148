import { type KnowledgeGrant, type KnowledgeMode, subjectKey } from '@rondo/domain/knowledge/access';
import type { Tx } from '../../platform/context.ts';
import * as a from './access.queries.ts';
import * as t from './tree.queries.ts';

interface Node {
  id: string;
  name: string;
  parent_id: string | null;
  lineage: string[];
  mode: string;
}

/** Gives a node a list of its own, or the one of above; everything below that has none follows. Whoever calls it holds the tree. Answers its version. */
export async function setList(
  tx: Tx,
  node: Node,
  { mode, grants }: { mode: KnowledgeMode; grants: readonly KnowledgeGrant[] },
): Promise<number> {
  const { db, companyId } = tx;
  await a.dropGrants(db, companyId, node.id).execute();
  const list = grants.map((one) => ({ subject: subjectKey(one), level: one.level }));
  if (mode === 'own' && list.length > 0) await a.addGrants(db, companyId, node.id, list).execute();
  const parent =
    node.parent_id === null ? null : await t.placed(db, companyId, node.parent_id).executeTakeFirstOrThrow();
  const { rows } = await t.hang(db, companyId, {
    ...{ id: node.id, from: node.lineage, to: node.lineage, parentId: node.parent_id },
    ...{ aboveId: parent?.boundary_id ?? null, mode, by: null, at: tx.now() },
  });
  const after = rows.find((row) => row.id === node.id);
  if (!after) throw new Error(`node ${node.id} is gone`);
  const event = mode === 'own' ? 'own_list' : 'inherited_list';
  await tx.addHistory({ kind: 'knowledge', id: node.id, name: node.name, event, data: { subjects: list.length } });
  return after.rev;
}
