import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { attachFiles } from '../file/index.ts';
import * as q from './place.queries.ts';

/** Makes an upload of the actor's somebody's picture, for everybody in the company to see; refuses any other file. */
export async function hangPicture(tx: Tx, memberId: string, fileId: string): Promise<void> {
  const own = await q.ownUpload(tx.db, tx.companyId, fileId, tx.actor?.memberId ?? '').executeTakeFirst();
  if (!own) throw new AppError('NOT_FOUND', { fields: [{ path: 'avatarFileId', rule: 'invalid' }] });
  await attachFiles(tx, { kind: 'member', id: memberId, shopId: null }, [fileId]);
}
