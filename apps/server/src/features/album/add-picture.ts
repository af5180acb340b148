import { keptUntil, type PictureSource } from '@rondo/domain/album';
import { civilDate } from '@rondo/domain/civil-time';
import type { Tx } from '../../platform/context.ts';
import { attachFiles, fileRefs } from '../file/index.ts';
import { keptDays } from './retention-setting.ts';
import * as q from './write.queries.ts';

/** A picture of a camera for the gallery, with what makes it evidence (product 4 (c) 1). */
export interface NewPicture {
  source: Exclude<PictureSource, 'inspection' | 'rectification'>;
  shopId: string;
  /** A stored picture; of the actor, where somebody acts. */
  fileId: string;
  /** Null: no camera of the product. The name is as it was then. */
  cameraId: string | null;
  cameraName: string;
  takenAt: Date;
  /** Who pressed the button; null: a clock or a rule did. */
  operatorId: string | null;
  /** The clock of the device at that moment, where it told; by how much it is ahead is worked out here. */
  deviceAt: Date | null;
  /** Ours at the same moment. */
  serverAt: Date;
  /** The zone whose days its keeping is counted by. */
  timeZone: string;
  /** How many days it is kept, where a plan says so; else as the company keeps those of its source. */
  keepDays?: number;
}

/**
 * Puts a stored picture into the gallery, in the caller's transaction: hangs the file on it, notes its SHA-256 as it is now, and
 * until when it is kept. The same file twice is one picture. Answers the id of what is new, or null.
 */
export async function addPicture(tx: Tx, picture: NewPicture): Promise<string | null> {
  const { db, companyId } = tx;
  const [file] = (await fileRefs(db, companyId, [picture.fileId]))([picture.fileId]);
  if (!file) throw new Error(`file ${picture.fileId} is not stored`);
  const { takenAt, deviceAt, serverAt, source } = picture;
  // What somebody brings later is kept as long as what was captured then.
  const takenOn = civilDate(takenAt > serverAt ? takenAt : serverAt, picture.timeZone);
  const keepDays = picture.keepDays ?? (await keptDays(db, companyId, source));
  const added = await q
    .insert(db, {
      ...{ company_id: companyId, id: tx.newId(), shop_id: picture.shopId, source, file_id: file.id },
      ...{ sha256: Buffer.from(file.path.replaceAll('/', ''), 'hex'), size_bytes: file.sizeBytes },
      ...{ camera_id: picture.cameraId, camera_name: picture.cameraName },
      ...{ taken_at: takenAt, taken_by: picture.operatorId, device_at: deviceAt, server_at: serverAt },
      drift_ms: deviceAt === null ? null : deviceAt.getTime() - serverAt.getTime(),
      expires_on: keptUntil(source, takenOn, { isEvidence: false, keepDays }),
      created_at: tx.now(),
    })
    .executeTakeFirst();
  if (!added) return null;
  await attachFiles(tx, { kind: 'album', id: added.id, shopId: picture.shopId }, [file.id]);
  await q.touchShop(db, companyId, picture.shopId, takenAt).execute();
  return added.id;
}
