import { UPLOAD } from '@rondo/domain/upload';
import type { Tx } from '../../platform/context.ts';
import { refuseField } from '../../platform/errors.ts';
import { attachAnew } from '../file/index.ts';

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
export async function hangAttached(tx: Tx, id: string, wanted: Attached, known: Attached): Promise<void> {
  await attachAnew(tx, { kind: 'notice', id, shopId: null }, wanted, known);
}
