import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import type { Held } from '../../platform/feature.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import type { Counted, CountingOrder } from '../../platform/media/counting-order.ts';
import { sourceOf } from '../device/index.ts';
import { writeReadings } from '../flow-reading/index.ts';
import * as counters from './counter.queries.ts';
import { keepMinutes } from './keep-minutes.ts';
import * as q from './minute.queries.ts';

export type CountParts = Pick<Held, 'media' | 'secrets'>;

type Row = Awaited<ReturnType<ReturnType<typeof counters.onCameras>['execute']>>[number];

/** Minutes are kept so long: their quarters are, longer. */
const KEPT_MS = 7 * DAY_MS;

// A place outside of the picture would have the order of all cameras refused: such a counter has no shape.
const thousandth = z.number().min(0).max(LIMIT.detection.place);
const point = z.object({ x: thousandth, y: thousandth });
const shapeShape = z.union([
  z.object({ line: z.tuple([point, point]), inside: point }),
  z.object({ area: z.array(point).min(3) }),
]);

/**
 * Tells the media role whom to count on which cameras of a company, keeps the minutes that it answers, and writes the readings of
 * the quarters of an hour that they change. A round that ends in between is done again by the next: a minute is kept once.
 */
export async function countRound(
  context: JobContext,
  companyId: string,
  { media, secrets }: CountParts,
): Promise<void> {
  if (!media.isThere) return;
  const db = context.databases.of(companyId);
  const rows = await counters.onCameras(db, companyId).execute();
  const ids = [...new Set(rows.map(({ id }) => id))];
  const ordered = await Promise.all(
    ids.map((id) =>
      orderOf(
        rows.filter((row) => row.id === id),
        secrets,
      ),
    ),
  );
  const order: CountingOrder = { companyId, cameras: ordered.flatMap(({ camera }) => camera ?? []) };
  const known = await q.anyTold(db, companyId).executeTakeFirst();
  if (ordered.length === 0 && !known) return;
  const counted = await media.count(order, context.now());
  const told = new Map(counted?.cameras.map((one) => [one.cameraId, one]));
  await db.transaction().execute(async (trx) => {
    const tx = makeTx(context, trx, companyId, null);
    const readings = await keepMinutes(
      tx,
      [...told.values()].flatMap(({ minutes }) => minutes),
    );
    await writeReadings(tx, companyId, readings);
    const cameras = ordered.map(({ cameraId, cause }) => {
      const one = told.get(cameraId);
      const ofMedia = counted ? (one?.cause ?? null) : 'away';
      return { camera_id: cameraId, cause: cause ?? ofMedia, looked: one?.looked ?? 0, skipped: one?.skipped ?? 0 };
    });
    await q.tellCameras(trx, companyId, cameras, context.now());
    await q.forget(trx, companyId, new Date(context.now().getTime() - KEPT_MS)).execute();
  });
}

/** How a camera is counted, or why it cannot be. */
async function orderOf(group: readonly Row[], secrets: CountParts['secrets']) {
  const [row] = group;
  if (!row) throw new Error('a camera without counters');
  const cameraId = row.id;
  try {
    const source = await sourceOf(row, 'sub', secrets);
    const shapes = group.flatMap(shapeOf);
    if (shapes.length === 0) return { cameraId, cause: 'no_shape', camera: null };
    // A counter that was added just now must not have the others' minutes told again for long: what is known is kept once anyway.
    const since = Math.min(...group.map(({ newest_at }) => newest_at?.getTime() ?? 0));
    return { cameraId, cause: null, camera: { cameraId, quality: 'sub', source, since, shapes } as const };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const cause = error.reason === 'DEVICE_PASSWORD_LOST' ? 'no_password' : 'no_stream';
    return { cameraId, cause, camera: null };
  }
}

function shapeOf({ counter_id: id, counter_kind: kind, counter_shape: shape, ...stay }: Row): Counted[] {
  const read = shapeShape.safeParse(shape);
  if (!read.success) return [];
  if ('line' in read.data) return [{ id, ...read.data }];
  const minStaySeconds = kind === 'queue' ? stay.queue_stay_seconds : stay.zone_stay_seconds;
  return [{ id, area: read.data.area, minStaySeconds }];
}
