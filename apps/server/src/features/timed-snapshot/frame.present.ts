import type { FileRef } from '@rondo/contract/kit/shapes';
import type { FrameRow, ShownFrame } from '@rondo/contract/timed-snapshot-shapes';
import { FRAME_STATES, MISS_CAUSES, OUTCOMES } from '@rondo/domain/timed-snapshot/frame';
import type { byId } from './frame.queries.ts';
import { oneOf } from './stored.ts';

export type FoundFrame = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

export function presentFrame(row: FoundFrame, files: (ids: readonly string[]) => FileRef[]): FrameRow {
  const [file] = row.file_id === null ? [] : files([row.file_id]);
  return {
    id: row.id,
    plan: { id: row.plan_id, name: row.plan_name },
    shop: { id: row.shop_id, name: row.shop_name },
    camera: { id: row.camera_id, name: row.camera_name },
    plannedOn: row.planned_on,
    plannedMinute: row.planned_minute,
    plannedAt: row.planned_at.toISOString(),
    state: oneOf(FRAME_STATES, row.state),
    cause: row.state === 'missed' && row.cause !== null ? oneOf(MISS_CAUSES, row.cause) : null,
    takenAt: row.taken_at?.toISOString() ?? null,
    isLate: row.is_late,
    picture: file && row.kept_id !== null ? { id: row.kept_id, file } : null,
    needsReview: row.needs_review,
    verdict: row.verdict === null ? null : oneOf(OUTCOMES, row.verdict),
    difference: row.difference,
  };
}

/** A picture that was taken, without what was asked for. */
export function shownAs(
  { id, taken_at, file_id }: { id: string; taken_at: Date; file_id: string },
  files: (ids: readonly string[]) => FileRef[],
): ShownFrame | null {
  const [file] = files([file_id]);
  return file ? { id, takenAt: taken_at.toISOString(), file } : null;
}
