import type { Tx } from '../../platform/context.ts';
import { attachToAll } from '../file/index.ts';
import { requireFewAttached } from '../task/index.ts';
import { attachedToPresets } from './preset.queries.ts';

/** Pictures and documents that show what is asked for. */
interface Attached {
  fileIds: string[];
  documentIds: string[];
}

/** Together they are as many as a task takes. */
export function requireFew({ fileIds, documentIds }: Attached): void {
  requireFewAttached(fileIds, documentIds);
}

/** Hangs them on tasks, on a preset or on what comes again: the actor's own uploads, and what hangs on a preset that a task may begin from. */
export async function hangAttached(
  tx: Tx,
  objects: Parameters<typeof attachToAll>[1],
  { fileIds, documentIds }: Attached,
): Promise<void> {
  if (fileIds.length + documentIds.length === 0) return;
  const rows = await attachedToPresets(tx.db, tx.companyId, [...fileIds, ...documentIds]).execute();
  const known = new Set(rows.map((row) => row.file_id));
  const isKnown = (id: string): boolean => known.has(id);
  const isNew = (id: string): boolean => !isKnown(id);
  await attachToAll(tx, objects, fileIds.filter(isNew), documentIds.filter(isNew));
  await attachToAll({ ...tx, actor: null }, objects, fileIds.filter(isKnown), documentIds.filter(isKnown));
}
