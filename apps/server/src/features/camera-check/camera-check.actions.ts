import type { cameraCheckApi as api, CameraCheckFrame } from '@rondo/contract/camera-check';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { CHECK_MOMENTS } from '@rondo/domain/camera-check';
import { MISS_CAUSES } from '@rondo/domain/timed-snapshot/frame';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { stale } from '../../platform/stale.ts';
import { reviewsCheckIn } from '../check-in/index.ts';
import { fileRefs } from '../file/index.ts';
import { visibleRectifications } from '../rectification/index.ts';
import * as q from './camera-check.queries.ts';
import * as settings from './setting.queries.ts';

const KIND = 'cameraCheck';
type Reader = Pick<Context, 'db' | 'actor'>;

/** Of a check-in for whoever reviews it: the person and the store are not told. Of a rectification for whoever sees it. */
export async function frames(
  { db, actor }: Context,
  { objectKind: kind, objectId: id }: Parsed<typeof api.frames>,
): Promise<Output<typeof api.frames>> {
  if (!(await maySee({ db, actor }, kind, id))) throw new AppError('NOT_FOUND');
  const rows = await q.framesOf(db, actor.companyId, { kind, id }).execute();
  const files = await fileRefs(
    db,
    actor.companyId,
    rows.flatMap((row) => row.file_id ?? []),
  );
  return rows.map(
    (row): CameraCheckFrame => ({
      id: row.id,
      moment: CHECK_MOMENTS.find((one) => one === row.moment) ?? 'arrival',
      at: row.at.toISOString(),
      camera: row.camera_name,
      takenAt: row.taken_at?.toISOString() ?? null,
      cause: row.missed_at === null ? null : (MISS_CAUSES.find((one) => one === row.cause) ?? 'away'),
      file: row.file_id === null ? null : (files([row.file_id])[0] ?? null),
    }),
  );
}

async function maySee({ db, actor }: Reader, kind: Parsed<typeof api.frames>['objectKind'], id: string) {
  if (kind === 'check_in') return reviewsCheckIn({ db, actor }, id);
  const found = await visibleRectifications(db, actor)
    .select('rectification.id')
    .where('rectification.id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export const setting = (context: Context): Promise<Output<typeof api.setting>> => settingOf(context);

async function settingOf({ db, actor }: Reader): Promise<Output<typeof api.setting>> {
  const found = await settings.setting(db, actor.companyId).executeTakeFirst();
  return { isOn: found?.is_on ?? false, rev: found?.rev ?? 0 };
}

export async function saveSetting(
  { actor, change }: Context,
  { isOn, rev }: Parsed<typeof api.saveSetting>,
): Promise<Output<typeof api.saveSetting>> {
  return change(async (tx) => {
    const { db, companyId } = tx;
    const reader = { db, actor };
    const saved = await settings.save(db, companyId, { isOn, rev, at: tx.now() }).executeTakeFirst();
    if (!saved) throw await stale(db, companyId, { kind: KIND, id: companyId }, await settingOf(reader));
    await tx.addHistory({ kind: KIND, id: companyId, name: '', event: isOn ? 'switched_on' : 'switched_off' });
    return settingOf(reader);
  });
}
