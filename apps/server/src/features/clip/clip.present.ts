import type { Clip } from '@rondo/contract/clip';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import { CLIP_CAUSES, CLIP_STATES, type ClipCause, mayEditClip } from '@rondo/domain/clip';
import { z } from 'zod';
import type * as q from './clip.queries.ts';

export type ClipRow = Awaited<ReturnType<ReturnType<typeof q.visible>['execute']>>[number];

const gapsShape = z.array(z.object({ from: z.number(), to: z.number() }));
const whyShape = z.object({ code: z.enum(CLIP_CAUSES) });

/** Why there is nothing, as the work that was to cut it ended. */
function causeOf({ state, job_state, params }: ClipRow): ClipCause | null {
  if (state !== 'failed') return null;
  if (job_state === 'cancelled') return 'cancelled';
  const why = whyShape.safeParse(params);
  return why.success ? why.data.code : 'broken';
}

export function presentClip(row: ClipRow, actor: Actor, people: (id: string | null) => PersonRef | null): Clip {
  const instant = (ms: number): string => new Date(ms).toISOString();
  const isOwn = row.made_by === actor.memberId;
  const state = CLIP_STATES.find((one) => one === row.state) ?? 'failed';
  return {
    id: row.id,
    name: row.name,
    reason: row.reason,
    shop: { id: row.shop_id, name: row.shop_name },
    cameraId: row.camera_id,
    camera: row.camera_name,
    madeBy: people(row.made_by) ?? { id: row.made_by, name: '' },
    createdAt: row.created_at.toISOString(),
    from: row.from_at.toISOString(),
    to: row.to_at.toISOString(),
    state,
    cause: causeOf(row),
    pictureId: row.picture_id,
    beginsAt: row.begins_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    gaps: gapsShape.parse(row.gaps).map(({ from, to }) => ({ from: instant(from), to: instant(to) })),
    sizeBytes: row.size_bytes,
    rev: row.rev,
    can: {
      edit: state === 'ready' && mayEditClip(actor, { madeBy: row.made_by }),
      remove: state === 'failed' && isOwn,
    },
  };
}
