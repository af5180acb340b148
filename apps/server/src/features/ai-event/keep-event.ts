import { createHash } from 'node:crypto';
import { isCompared } from '@rondo/domain/ai/kinds';
import type { Look } from '@rondo/domain/ai/look';
import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { type Answered, type Camera, kindOf, lookingOf, type watches } from '../ai-rule/index.ts';
import { addPicture } from '../album/index.ts';
import { enterPicture, type makePicture, putPicture } from '../file/index.ts';
import type { AiCompany } from './ai-company.ts';
import * as q from './clock.queries.ts';

/** One picture of a camera that several rules look at; it is kept once, by the first that wants it. */
export interface Frame {
  camera: Camera;
  picture: Awaited<ReturnType<typeof makePicture>>;
  takenAt: Date;
  company: AiCompany;
  store: FileStore;
  pictureId: string | null;
  /** What the camera is compared with: grey, 160 by 90. */
  reference: Buffer | null;
}

type Watch = watches.ClaimedWatch;
interface Found {
  answer: Answered;
  look: Look;
  on: string;
  hour: number;
}

/** An event with everything that proves it: the picture, what was found where, by which model, asked what (product 17 (c) 2). */
export async function keepEvent(tx: Tx, frame: Frame, rule: Watch, { answer, look, on, hour }: Found): Promise<void> {
  const { camera, takenAt, picture } = frame;
  const id = tx.newId();
  const { model } = answer;
  const added = await q
    .insertEvent(tx.db, {
      ...{ company_id: tx.companyId, id, rule_id: rule.rule_id, shop_id: camera.shop_id, camera_id: camera.id },
      ...{ camera_name: camera.name, kind: rule.kind, event_name: rule.event_name },
      ...{ happened_at: takenAt, happened_on: on, happened_hour: hour, state: 'new' },
      ...{ is_shadow: rule.state === 'shadow', confidence: look.confidence, boxes: JSON.stringify(look.boxes) },
      looking: q.lookingText(lookingOf(rule, camera.id)),
      ...{ model_name: model?.name ?? null, model_version: model?.version ?? null, model_hash: model?.hash ?? null },
      ...{ prompt: answer.prompt, frame_sha256: createHash('sha256').update(picture.bytes).digest() },
      updated_at: takenAt,
    })
    .executeTakeFirst();
  if (!added) return;
  await q.setPicture(tx.db, tx.companyId, id, await pictureIn(tx, frame, rule)).execute();
  if (isCompared(kindOf(rule.kind)) && frame.reference)
    await q.keepCompared(tx.db, tx.companyId, id, frame.reference).execute();
  const name = `${camera.shop_name} ${rule.event_name}`;
  await tx.addHistory({ kind: 'aiEvent', id, name, event: 'found', to: 'new' });
  await tx.emit('ai-event.found', { eventId: id });
}

/** Of pictures without an event some are kept by lot, so that people can say what is missed (product 17 (c) 3). */
export async function keepSample(tx: Tx, frame: Frame, rule: Watch): Promise<void> {
  const id = tx.newId();
  if (drawnOf(id) >= frame.company.auditPercent) return;
  const { camera, takenAt } = frame;
  await q
    .insertSample(tx.db, {
      ...{ company_id: tx.companyId, id, rule_id: rule.rule_id, shop_id: camera.shop_id, camera_id: camera.id },
      ...{ camera_name: camera.name, taken_at: takenAt, picture_id: await pictureIn(tx, frame, rule) },
    })
    .execute();
}

/** 0..99, fixed with the id: of its last 16 bits of chance. */
const drawnOf = (id: string): number => Number.parseInt(id.slice(-4), 16) % 100;

/** The picture in the gallery; its id. */
async function pictureIn(tx: Tx, frame: Frame, rule: Watch): Promise<string> {
  if (frame.pictureId !== null) return frame.pictureId;
  const { camera, takenAt, company, store } = frame;
  const kept = await putPicture(store, tx.companyId, frame.picture);
  const named = { name: `${camera.shop_name} ${camera.name}`, takenAt, memberId: rule.edited_by };
  const fileId = await enterPicture(tx, store, kept, named);
  const pictureId = await addPicture(tx, {
    ...{ source: 'ai', shopId: camera.shop_id, fileId, takenAt, serverAt: takenAt, deviceAt: null },
    ...{ cameraId: camera.id, cameraName: camera.name, operatorId: null, timeZone: company.timeZone },
  });
  if (pictureId === null) throw new Error(`the picture ${fileId} was in the gallery before it was taken`);
  frame.pictureId = pictureId;
  return pictureId;
}
