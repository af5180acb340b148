import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordingApi as api } from '@rondo/contract/recording';
import { LIMIT } from '@rondo/domain/limit';
import { RECORDING_CAUSES, RECORDING_MODES } from '@rondo/domain/recording';
import { changesOf } from '../../../platform/changes.ts';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import * as q from '../plan.queries.ts';

export async function plans(
  { db, actor }: Context,
  { deviceId }: Parsed<typeof api.plans>,
): Promise<Output<typeof api.plans>> {
  const rows = await q.ofDevice(db, actor, deviceId).execute();
  if (rows.length === 0) throw new AppError('NOT_FOUND');
  return rows.map((row) => ({
    cameraId: row.id,
    name: row.name,
    mode: RECORDING_MODES.find((one) => one === row.mode) ?? 'off',
    keepDays: row.keep_days ?? LIMIT.recording.playDays.initial,
    cause: RECORDING_CAUSES.find((one) => one === row.cause) ?? null,
    oldestAt: row.oldest_at?.toISOString() ?? null,
    newestAt: row.newest_at?.toISOString() ?? null,
    bytes: Number(row.bytes ?? 0),
  }));
}

export async function savePlan(
  { actor, change }: Context,
  { deviceId, cameraId, mode, keepDays }: Parsed<typeof api.savePlan>,
): Promise<Output<typeof api.savePlan>> {
  return change(async (tx) => {
    const ofDevice = await q.ofDevice(tx.db, actor, deviceId).execute();
    const [first] = ofDevice;
    const found = cameraId === null && first ? await q.ofShop(tx.db, actor, first.shop_id).execute() : ofDevice;
    const cameras = found.filter(({ id }) => cameraId === null || id === cameraId);
    if (cameras.length === 0) throw new AppError('NOT_FOUND');
    const ids = cameras.map(({ id }) => id);
    await q.holdPlans(tx.companyId).execute(tx.db);
    const { count } = await q.recordedBut(tx.db, tx.companyId, ids).executeTakeFirstOrThrow();
    const max = LIMIT.recording.cameras;
    if (mode !== 'off' && count + ids.length > max) throw new AppError('TOO_MANY_RECORDED', { params: { max } });
    await q.save(tx.db, tx.companyId, ids, { mode, keepDays, by: actor.memberId, at: tx.now() }).execute();
    const changes = changesOf({
      recordingMode: [first?.mode ?? 'off', mode],
      keepDays: [String(first?.keep_days ?? ''), String(keepDays)],
    });
    const name = cameras.map((camera) => camera.name).join(' · ');
    await tx.addHistory({ kind: 'recording', id: cameraId ?? deviceId, name, event: 'planned', data: { changes } });
    return { cameras: ids.length };
  });
}
