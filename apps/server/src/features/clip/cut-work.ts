import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@rondo/domain/actor';
import type { ClipCause } from '@rondo/domain/clip';
import { LIMIT } from '@rondo/domain/limit';
import { translate } from '@rondo/messages';
import { z } from 'zod';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { Held } from '../../platform/feature.ts';
import { longWork } from '../../platform/long-work.ts';
import type { KeptCut } from '../../platform/media/cut-clip.ts';
import { addPicture } from '../album/index.ts';
import { enterVideo } from '../file/index.ts';
import { releaseMinutes } from '../recording/index.ts';
import * as q from './clip.queries.ts';
import { fileNameOf } from './file-name-of.ts';

export type CutParts = Pick<Held, 'media' | 'store'>;

type Asked = NonNullable<Awaited<ReturnType<ReturnType<typeof q.toCut>['executeTakeFirst']>>>;

/** Cuts a clip and puts it into the gallery; whoever asked for it is told. */
export const clipCut = ({ media, store }: CutParts) =>
  longWork({
    kind: 'clip.cut',
    code: 'x_playback',
    schema: z.object({ clipId: z.uuid() }),
    run: async (tx, actor, { clipId }, { progress }) => {
      const clip = await q.toCut(tx.db, tx.companyId, clipId).executeTakeFirst();
      if (!clip?.camera_id) throw notCut(tx, 'nothing');
      // Everything that this machine holds of it goes, however it ends.
      const folder = await mkdtemp(join(tmpdir(), 'rondo-clip-'));
      try {
        const path = join(folder, 'clip.mp4');
        const order = { companyId: tx.companyId, cameraId: clip.camera_id, mostBytes: LIMIT.clip.bytes };
        const span = { from: clip.from_at.getTime(), to: clip.to_at.getTime() };
        const cut = await media.cutClip({ ...order, ...span }, tx.now(), path);
        if (typeof cut === 'string') throw notCut(tx, cut);
        await progress(0);
        await keep(tx, actor, { clip, cut, path, store });
        return { counts: {} };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });

/** `code` is kept with the work, and tells pages why. */
const notCut = ({ language }: Tx, code: ClipCause): AppError =>
  new AppError('CLIP_NOT_CUT', { params: { cause: translate(language, `clip.cause.${code}`), code } });

interface Kept {
  clip: Asked;
  cut: KeptCut;
  path: string;
  store: Held['store'];
}

async function keep(tx: Tx, actor: Actor, { clip, cut, path, store }: Kept): Promise<void> {
  const { width, height, bytes: sizeBytes, sha256 } = cut;
  const takenAt = new Date(cut.from);
  const fileId = await enterVideo(tx, store, {
    ...{ path, sha256, sizeBytes, width, height, takenAt },
    ...{ name: fileNameOf(clip.name), memberId: actor.memberId },
  });
  const pictureId = await addPicture(tx, {
    ...{ source: 'clip', shopId: clip.shop_id, fileId, cameraId: clip.camera_id, cameraName: clip.camera_name },
    ...{ takenAt, operatorId: actor.memberId, deviceAt: null, serverAt: tx.now(), timeZone: actor.timeZone },
  });
  if (pictureId === null) throw new Error(`the clip ${clip.id} was in the gallery before it was cut`);
  const made = { pictureId, beginsAt: takenAt, endsAt: new Date(cut.to), gaps: cut.gaps };
  const finished = await q.finish(tx.db, tx.companyId, clip.id, made).executeTakeFirst();
  if (!finished) throw new Error(`the clip ${clip.id} was cut twice`);
  await releaseMinutes(tx, clip.id);
  await tx.addHistory({ kind: 'clip', id: clip.id, name: clip.name, event: 'cut' });
  await tx.emit('member.told', {
    ...{ to: [actor.memberId], text: 'clip_ready', key: `clip:${clip.id}`, shopId: clip.shop_id },
    params: { name: clip.name, camera: clip.camera_name },
    page: `/album/detail?shop=${clip.shop_id}&tab=clip&open=${pictureId}`,
  });
}
