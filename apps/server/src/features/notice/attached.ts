import { UPLOAD } from '@rondo/domain/upload';
import type { Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import { attachAnew, fileRefs } from '../file/index.ts';

/** Pictures, documents and the film of an announcement. */
export interface Attached {
  fileIds: string[];
  documentIds: string[];
  filmIds: string[];
}

/** Pictures and documents together are as many as an upload takes. */
export function requireFew({ fileIds, documentIds }: Attached): void {
  const max = UPLOAD.attachment.files;
  if (fileIds.length + documentIds.length > max) throw refuseField('documentIds', 'too_many', { max });
}

/** Hangs them on an announcement in place of what hung there: the actor's own uploads, and what `known` names, whoever brought it. */
export async function hangAttached(tx: Tx, id: string, wanted: Attached, known: Attached): Promise<void> {
  const shown = ({ fileIds, documentIds, filmIds }: Attached) => ({ fileIds: [...fileIds, ...filmIds], documentIds });
  await attachAnew(tx, { kind: 'notice', id, shopId: null }, shown(wanted), shown(known));
  const films = (await fileRefs(tx.db, tx.companyId, wanted.filmIds))(wanted.filmIds);
  if (films.some(({ mime }) => !mime.startsWith('video/'))) throw new AppError('NOT_FOUND');
}
