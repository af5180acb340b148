import { aiBox } from '@rondo/contract/ai-area';
import type { AiTrialOut } from '@rondo/contract/ai-rule-shapes';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import { fileRefs } from '../file/index.ts';
import * as q from './trial.queries.ts';

/** What a trial keeps of each picture that would have been an event. */
export const trialFound = z.object({
  /** Null: of a recording. */
  pictureId: z.uuid().nullable(),
  cameraId: z.uuid(),
  cameraName: z.string(),
  shopName: z.string(),
  at: z.string(),
  confidence: z.number(),
  boxes: z.array(aiBox),
  /** Of a recording: the frame small, as JPEG in base64. */
  thumb: z.string().nullable().default(null),
});

/** The last trial of a rule with the pictures that are still kept; null: it was never tried. */
export async function trialOf(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rule: { id: string; rev: number },
): Promise<AiTrialOut | null> {
  const row = await q.trial(db, actor.companyId, rule.id).executeTakeFirst();
  if (!row) return null;
  const found = z.array(trialFound).parse(row.found);
  const kept = await q
    .pathsOf(
      db,
      actor.companyId,
      found.flatMap(({ pictureId }) => pictureId ?? []),
    )
    .execute();
  const recorded = found.flatMap(({ thumb, cameraId }) => (thumb === null ? [] : [cameraId]));
  const cameras = await q.visibleAmong(db, actor, recorded).execute();
  const mayPlay = (id: string): boolean => actor.codes.has('x_playback') && cameras.some((one) => one.id === id);
  const files = await fileRefs(
    db,
    actor.companyId,
    kept.map(({ file_id }) => file_id),
  );
  return {
    triedAt: row.tried_at.toISOString(),
    by: { id: row.tried_by, name: row.by_name },
    isOld: row.rule_rev !== rule.rev,
    frames: row.frames,
    failed: row.failed,
    recorded: row.recorded,
    found: found.map(({ pictureId, cameraId, cameraName, thumb, ...one }) => {
      const picture = kept.find(({ id }) => id === pictureId);
      const [file] = picture ? files([picture.file_id]) : [];
      return {
        ...one,
        camera: { id: cameraId, name: cameraName },
        pictureId: file ? pictureId : null,
        path: file?.path ?? null,
        isRecorded: pictureId === null,
        thumb: thumb !== null && mayPlay(cameraId) ? `data:image/jpeg;base64,${thumb}` : null,
      };
    }),
  };
}
