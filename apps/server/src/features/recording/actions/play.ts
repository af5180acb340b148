import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { recordingApi as api } from '@rondo/contract/recording';
import { addDays, instantOf } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { playableSince } from '../playable-since.ts';
import * as q from '../segment.queries.ts';

export async function days(
  { db, actor, now }: Context,
  { cameraId, from }: Parsed<typeof api.days>,
): Promise<Output<typeof api.days>> {
  await requireSeen({ db, actor }, cameraId);
  const zone = actor.timeZone;
  const begin = later(instantOf(from, 0, zone), await playableSince(db, actor, now()));
  const end = instantOf(addDays(from, LIMIT.recording.days), 0, zone);
  const rows = await q.days(db, actor, cameraId, { from: begin, to: end }).execute();
  return rows.map((row) => row.day);
}

export async function timeline(
  { db, actor, now }: Context,
  { cameraId, on }: Parsed<typeof api.timeline>,
): Promise<Output<typeof api.timeline>> {
  await requireSeen({ db, actor }, cameraId);
  const from = instantOf(on, 0, actor.timeZone);
  const to = instantOf(addDays(on, 1), 0, actor.timeZone);
  const since = await playableSince(db, actor, now());
  const { rows } = await q.stretches(db, actor.companyId, cameraId, { from: later(from, since), to });
  const cameras = cameraId.map((id) => ({
    cameraId: id,
    stretches: rows
      .filter((row) => row.camera_id === id)
      .map((row) => ({ from: row.from_at.toISOString(), to: row.to_at.toISOString() })),
  }));
  return { from: from.toISOString(), to: to.toISOString(), since: since.toISOString(), cameras };
}

const later = (one: Date, other: Date): Date => (one > other ? one : other);

async function requireSeen({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: readonly string[]): Promise<void> {
  const seen = await q.seen(db, actor, ids).execute();
  if (seen.length < new Set(ids).size) throw new AppError('NOT_FOUND');
}
