import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { RecordingCause } from '@rondo/domain/recording';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Held } from '../../platform/feature.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import type { Recorded, RecordingOrder } from '../../platform/media/recording-order.ts';
import { heardOfCamera, sourceOf } from '../device/index.ts';
import * as plans from './plan.queries.ts';
import * as q from './round.queries.ts';
import * as segments from './segment.queries.ts';
import { tellTrouble } from './tell-trouble.ts';

export type RecordParts = Pick<Held, 'media' | 'secrets'>;

type Planned = Awaited<ReturnType<ReturnType<typeof q.planned>['execute']>>[number];
type Old = Awaited<ReturnType<ReturnType<typeof q.oldest>['execute']>>[number];

const GB = 1024 ** 3;

/**
 * Tells the media role what of a company to record and which files to remove, and keeps what it answers. Files go first, then
 * their rows: a round that ends in between is done again by the next. A media role that is away goes on with the order before for a
 * few minutes.
 */
export async function recordRound(
  context: JobContext,
  company: { id: string; timeZone: string },
  { media, secrets }: RecordParts,
): Promise<void> {
  if (!media.isThere) return;
  const db = context.databases.of(company.id);
  const rows = await q.planned(db, company.id).execute();
  const old = await toRemove(context, company.id);
  if (rows.length === 0 && old.length === 0) return;
  const opened = await Promise.all(rows.filter(({ mode }) => mode !== 'off').map((row) => orderOf(row, secrets)));
  const order: RecordingOrder = {
    companyId: company.id,
    cameras: opened.flatMap(({ camera }) => camera ?? []),
    remove: old.map(({ camera_id, started_at, ended_at }) => ({
      ...{ cameraId: camera_id, startedAt: started_at.getTime() },
      durationMs: ended_at.getTime() - started_at.getTime(),
    })),
  };
  const recorded = await media.record(order, context.now());
  if (!recorded) return;
  const causes = new Map<string, RecordingCause | null>([
    ...opened.map(({ id, cause }) => [id, cause] as const),
    ...recorded.cameras.map(({ cameraId, cause }) => [cameraId, cause] as const),
  ]);
  await db.transaction().execute(async (trx) => {
    const tx = makeTx(context, trx, company.id, null);
    const bytes = new Map<string, number>();
    const add = (id: string, change: number) => bytes.set(id, (bytes.get(id) ?? 0) + change);
    for (const row of await keep(trx, company.id, recorded)) add(row.camera_id, Number(row.bytes));
    if (old.length > 0)
      for (const row of (await q.remove(company.id, old).execute(trx)).rows) add(row.camera_id, -Number(row.bytes));
    const ids = new Set([...rows.map(({ id }) => id), ...bytes.keys()]);
    const told = [...ids].map((id) => ({ camera_id: id, bytes: bytes.get(id) ?? 0, cause: causes.get(id) ?? null }));
    await q.count(company.id, told).execute(trx);
    await tellTrouble(tx, rows, { causes, today: civilDate(context.now(), company.timeZone) });
    await hear(tx, recorded);
  });
}

/** What says that the device is not there, or lets nobody in. */
const AWAY: readonly RecordingCause[] = ['unreachable', 'wrong_password', 'no_stream', 'stalled'];

/** A camera that is recorded tells whether its device is there: one of a plain stream is asked by nobody else. */
async function hear(tx: Tx, { cameras }: Recorded): Promise<void> {
  for (const { cameraId, cause, segments: found } of cameras) {
    if (AWAY.some((one) => one === cause))
      await heardOfCamera(tx.db, tx.companyId, cameraId, { event: 'missed', at: tx.now() });
    else if (found.length > 0) await heardOfCamera(tx.db, tx.companyId, cameraId, { event: 'answered', at: tx.now() });
  }
}

/** How a camera is recorded, or why it cannot be. The smaller stream is recorded: it is the one that walls show. */
async function orderOf(row: Planned, secrets: RecordParts['secrets']) {
  const { id } = row;
  try {
    const source = await sourceOf(row, 'sub', secrets);
    const since = row.newest_at?.getTime() ?? 0;
    return { id, cause: null, camera: { cameraId: id, quality: 'sub', source, since } as const };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const cause: RecordingCause = error.reason === 'DEVICE_PASSWORD_LOST' ? 'no_password' : 'no_stream';
    return { id, cause, camera: null };
  }
}

/** What is kept long enough, and where all together take too much, the oldest. */
async function toRemove(context: JobContext, companyId: string): Promise<Old[]> {
  const db = context.databases.of(companyId);
  const most = LIMIT.recording.removed;
  const outlived = await q.outlived(db, companyId, context.now(), most).execute();
  if (outlived.length > 0) return outlived;
  const { bytes } = await plans.used(db, companyId).executeTakeFirstOrThrow();
  const setting = await plans.setting(db, companyId).executeTakeFirst();
  let excess = Number(bytes) - (setting?.quota_gb ?? LIMIT.recording.quotaGb.initial) * GB;
  if (excess <= 0) return [];
  const found = await q.oldest(db, companyId, most).execute();
  return found.filter((row) => {
    const goes = excess > 0;
    excess -= Number(row.bytes);
    return goes;
  });
}

async function keep(db: Parameters<typeof segments.insert>[0], companyId: string, { cameras }: Recorded) {
  const rows = cameras.flatMap(({ cameraId, segments: found }) =>
    found.map(({ startedAt, durationMs, bytes }) => ({
      ...{ company_id: companyId, camera_id: cameraId, bytes },
      started_at: new Date(startedAt),
      ended_at: new Date(startedAt + durationMs),
    })),
  );
  const kept = [];
  for (let at = 0; at < rows.length; at += INSERTED)
    kept.push(...(await segments.insert(db, rows.slice(at, at + INSERTED)).execute()));
  return kept;
}

/** Rows of one INSERT: each value is a parameter, and there are at most 65,535. */
const INSERTED = 5_000;
