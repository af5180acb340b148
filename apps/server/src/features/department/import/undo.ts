import type { Undone } from '@rondo/contract/job';
import type { Actor } from '@rondo/domain/actor';
import { translate } from '@rondo/messages';
import type { Tx } from '../../../platform/context.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import type { WrittenRow } from '../../../platform/import/definition.ts';
import { keeping } from '../../../platform/import/keeping.ts';
import { lockTree } from '../department.queries.ts';
import * as q from './undo.queries.ts';

/** Takes the departments of an import back, the deepest first. Those with people, or with others below, stay. */
export async function undoDepartments(tx: Tx, actor: Actor, rows: readonly WrittenRow[]): Promise<Undone> {
  await lockTree(tx.db, actor.companyId).execute();
  const { kept, keep } = keeping((reason) => translate(tx.language, `import.kept.${reason}`));
  const was = new Map(rows.map((row) => [row.id, row]));
  const found = await q.hold(tx.db, actor.companyId, [...was.keys()]).execute();
  const gone = new Set<string>();
  for (const { id, name, rev, used, children } of found) {
    if (rev !== was.get(id)?.rev) keep(name, 'changed');
    else if (used) keep(name, 'members');
    else if (children.some((child) => !gone.has(child))) keep(name, 'children');
    else gone.add(id);
  }
  await q.remove(tx.db, actor.companyId, [...gone]).execute();
  const removed = found.filter(({ id }) => gone.has(id));
  await writeHistory(
    tx.db,
    writerOf(tx, actor),
    removed.map(({ id, name }) => ({ kind: 'department', id, name, event: 'removed' })),
  );
  return { removed: gone.size, restored: 0, keptCount: kept.length, kept: kept.slice(0, 200) };
}
