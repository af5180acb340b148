import { CHECK_MOMENTS, type CheckMoment, checkAgainAt, checkEndsAt } from '@rondo/domain/camera-check';
import type { MissCause } from '@rondo/domain/timed-snapshot/frame';
import type { Held } from '../../platform/feature.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { TICKET_LIFE_MS } from '../../platform/media/ticket.ts';
import { addPicture } from '../album/index.ts';
import { camerasOfCompany, sourceOf } from '../device/index.ts';
import { enterPicture, keepPicture } from '../file/index.ts';
import { widePicture } from '../surveillance/index.ts';
import { missCause } from '../timed-snapshot/index.ts';
import * as q from './camera-check.queries.ts';

export type TakeParts = Pick<Held, 'media' | 'secrets' | 'store'>;
type Open = NonNullable<Awaited<ReturnType<ReturnType<typeof q.openById>['executeTakeFirst']>>>;
type Camera = NonNullable<Awaited<ReturnType<ReturnType<typeof camerasOfCompany>['executeTakeFirst']>>>;

/** Tries one frame: it is there afterwards, is tried again, or is missed for a reason. Again: no change. */
export async function takeFrame(
  context: JobContext,
  { companyId, id }: { companyId: string; id: string },
  parts: TakeParts,
): Promise<void> {
  const db = context.databases.of(companyId);
  const row = await q.openById(db, companyId, id).executeTakeFirst();
  if (!row) return;
  const moment = momentOf(row);
  const failed = async (cause: MissCause): Promise<void> => {
    const again = checkAgainAt(moment, row.at, context.now());
    const outcome = again ? { cause } : { cause, missed_at: context.now() };
    const settled = await q.settle(db, companyId, id, outcome).executeTakeFirst();
    if (settled && again) await q.enqueue(companyId, id, again).execute(db);
  };
  const isOver = (): boolean => context.now() > checkEndsAt(moment, row.at);
  if (isOver()) return failed((row.cause as MissCause | null) ?? 'away');
  const camera = await camerasOfCompany(db, companyId).where('camera.id', '=', row.camera_id).executeTakeFirst();
  if (!camera) return failed('offline');
  if (!parts.media.isThere) return failed('away');
  let bytes: Buffer;
  try {
    bytes = await pictureOf(parts, context, row, camera);
  } catch (error) {
    return failed(missCause(error, camera));
  }
  // It came too late to prove anything.
  if (isOver()) return failed('timeout');
  await keep(parts, context, row, bytes);
}

function momentOf({ moment }: Open): CheckMoment {
  const known = CHECK_MOMENTS.find((one) => one === moment);
  if (!known) throw new Error(`unknown moment ${moment}`);
  return known;
}

async function pictureOf({ media, secrets }: TakeParts, { now, newId }: JobContext, row: Open, camera: Camera) {
  const source = await sourceOf(camera, 'main', secrets);
  const expiresAt = new Date(now().getTime() + TICKET_LIFE_MS);
  // Nobody's session opens it.
  const by = { memberId: row.owner_id, sessionId: row.id };
  const opens = { companyId: row.company_id, ...by, cameraId: camera.id, use: 'live', quality: 'main' } as const;
  return media.takePicture({ id: newId(), ...opens, source, expiresAt });
}

/** Picture, gallery and frame are one transaction. */
async function keep({ store }: TakeParts, context: JobContext, row: Open, bytes: Buffer): Promise<void> {
  const { company_id: companyId, shop_id: shopId } = row;
  const takenAt = context.now();
  const kept = await keepPicture(store, companyId, await widePicture(bytes));
  await context.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const tx = makeTx(context, trx, companyId, null);
      const settled = await q.settle(tx.db, companyId, row.id, { taken_at: takenAt, cause: null }).executeTakeFirst();
      if (!settled) return;
      const name = `${row.shop_name} ${row.camera_name}`;
      const fileId = await enterPicture(tx, store, kept, { name, takenAt, memberId: row.owner_id });
      const pictureId = await addPicture(tx, {
        ...{ source: 'snapshot', shopId, fileId, takenAt, serverAt: takenAt, deviceAt: null },
        ...{ cameraId: row.camera_id, cameraName: row.camera_name, operatorId: null, timeZone: row.time_zone },
      });
      if (pictureId === null) throw new Error(`the picture ${fileId} was in the gallery before it was taken`);
      await q.setPicture(tx.db, companyId, row.id, pictureId).execute();
    });
}
