import type { Insertable } from 'kysely';
import type { Tx } from '../../../platform/context.ts';
import type { Department } from '../../../platform/db/schema.gen.ts';
import { writeHistory, writerOf } from '../../../platform/history.ts';
import * as q from '../department.queries.ts';
import { lineageBelow } from '../lineage.ts';
import { refuseDuplicates } from '../refuse-duplicates.ts';
import { byPath, keyOf, missing } from './missing.ts';

/** Rows a statement: their parameters stay far below what a statement may have. */
const BATCH = 1_000;

/** Makes what is missing of the paths, behind the siblings that are there. What others made meanwhile is used. */
export async function writePaths(tx: Tx, paths: readonly string[][]): Promise<{ id: string; name: string }[]> {
  await q.lockTree(tx.db, tx.companyId).execute();
  const rows = await q.all(tx.db, tx.companyId).execute();
  const there = new Map<string, { id: string; lineage: string }>(byPath(rows));
  const last = new Map<string | null, number>();
  for (const { parent_id, sort } of rows) last.set(parent_id, Math.max(last.get(parent_id) ?? 0, sort));
  const made: Insertable<Department>[] = [];
  for (const path of missing(there, paths).create) {
    const parent = there.get(keyOf(path.slice(0, -1)));
    if (!parent) throw new Error('a parent is made before its children');
    const id = tx.newId();
    const sort = (last.get(parent.id) ?? 0) + 1;
    const department = { id, lineage: lineageBelow(parent, id) };
    last.set(parent.id, sort);
    there.set(keyOf(path), department);
    made.push({ ...department, company_id: tx.companyId, parent_id: parent.id, name: path.at(-1) ?? '', sort });
  }
  for (let at = 0; at < made.length; at += BATCH) await write(tx, made.slice(at, at + BATCH));
  return made.map(({ id, name }) => ({ id, name }));
}

async function write(tx: Tx, rows: readonly Insertable<Department>[]): Promise<void> {
  const times = { created_at: tx.now(), updated_at: tx.now() };
  await refuseDuplicates(() =>
    q
      .insert(
        tx.db,
        rows.map((row) => ({ ...row, ...times })),
      )
      .execute(),
  );
  await writeHistory(
    tx.db,
    writerOf(tx),
    rows.map(({ id, name }) => ({ kind: 'department', id, name, event: 'imported' })),
  );
}
