import { UPLOAD } from '@rondo/domain/upload';
import type { Tx } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { attachDocuments, attachFiles, detachFiles } from '../file/index.ts';

/** Pictures and documents of an announcement. */
export interface Attached {
  fileIds: string[];
  documentIds: string[];
}

/** Together they are as many as an upload takes. */
export function requireFew({ fileIds, documentIds }: Attached): void {
  const max = UPLOAD.attachment.files;
  if (fileIds.length + documentIds.length > max) throw refuseField('documentIds', 'too_many', { max });
}

/** Hangs them on an announcement in place of what hung there: the actor's own uploads, and what `known` names, whoever brought it. */
export async function hangAttached(
  tx: Tx,
  id: string,
  { fileIds, documentIds }: Attached,
  known: Attached,
): Promise<void> {
  const to = { kind: 'notice', id, shopId: null } as const;
  await detachFiles(tx, to, null);
  const before = new Set([...known.fileIds, ...known.documentIds]);
  const isKnown = (file: string): boolean => before.has(file);
  const isNew = (file: string): boolean => !before.has(file);
  await attachFiles(tx, to, fileIds.filter(isNew));
  await attachDocuments(tx, to, documentIds.filter(isNew));
  const anybodys = { ...tx, actor: null };
  await attachFiles(anybodys, to, fileIds.filter(isKnown));
  await attachDocuments(anybodys, to, documentIds.filter(isKnown));
}
