import { fileApi } from '@rondo/contract/file';
import { inspectionApi } from '@rondo/contract/inspection';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { v4 as uuid } from 'uuid';
import { upload } from '../../../shared/http/upload.ts';
import { type Attempt, attempt, attemptOf } from './attempt.ts';
import { deviceId } from './device-id.ts';
import type { WaitingPhoto } from './draft-state.ts';
import { forgetExpired, forgetInspection, keepSheet, photosHere, recall, sheetHere } from './kept.ts';
import { mergeDraft } from './merge-draft.ts';
import { bringPeople } from './people-here.ts';
import { draftBox, photoBox } from './photo-box.ts';
import { createSession, type Session, type SessionDeps } from './session.ts';
import { bringStandards } from './standards-here.ts';

/** Whose inspection of what: `key` is where it is kept on this device. */
export interface Where {
  taskId: string;
  key: string;
  companyId: string;
  memberId: string;
}

export interface OpenOptions {
  /** Move the draft here from another device. */
  continueHere?: boolean;
  /** Begin again with the template's new version. */
  restart?: boolean;
}

/** With bad reception a task that was opened here before opens from this device after this long, ms. */
const PATIENCE_MS = 6_000;

/** Opens a task: from the server, or, without network, from what this device has seen of it. */
export async function openInspection(
  { taskId, key }: Pick<Where, 'taskId' | 'key'>,
  options: OpenOptions,
): Promise<Attempt<Session>> {
  const reopen = () => attempt(inspectionApi.open, { taskId, deviceId: deviceId() });
  const known = options.restart ? null : await sheetHere(key);
  const asked = attempt(inspectionApi.open, { taskId, deviceId: deviceId(), ...options });
  const opened = known && !options.continueHere ? await orLate(asked) : await asked;
  if (opened.kind === 'refused') return opened;
  const sheet = opened.kind === 'done' ? opened.data : known;
  if (!sheet) return { kind: 'offline' };
  if (options.restart) await forgetInspection(key);
  await forgetExpired(Date.now());
  if (opened.kind === 'done') await keepSheet(key, sheet);
  if (opened.kind === 'done')
    void bringStandards(key, [...(sheet.cover ? [sheet.cover] : []), ...sheet.standardPhotos]);
  if (opened.kind === 'done') void bringPeople(key, sheet.shop.id);
  await askToStay();
  const start = mergeDraft(sheet, await recall(key, Date.now()), new Set(await photosHere(key)));
  const session = createSession(sheet, start, depsOf({ taskId, key }, reopen));
  if (opened.kind === 'offline') session.offline();
  return { kind: 'done', data: session };
}

/** What is asked, or "not reached" after a while. */
function orLate<T>(asked: Promise<Attempt<T>>): Promise<Attempt<T>> {
  const late = new Promise<Attempt<T>>((resolve) => {
    setTimeout(() => resolve({ kind: 'offline' }), PATIENCE_MS);
  });
  return Promise.race([asked, late]);
}

/** Asks the browser not to clear this storage when the device runs short; it may say no, and then the page of what waits tells so. */
async function askToStay(): Promise<void> {
  try {
    if (navigator.storage?.persist && !(await navigator.storage.persisted())) await navigator.storage.persist();
  } catch (cause) {
    console.warn('the browser was not asked to keep the storage', cause);
  }
}

/** Brings a picture to the server, where it is stored once: another tab or the outbox may bring it too. */
export async function sendPhoto(
  { source, takenAt, id }: Pick<WaitingPhoto, 'id' | 'source' | 'takenAt'>,
  blob: Blob,
  onProgress: (share: number) => void,
): Promise<Attempt<FileRef>> {
  const file = new File([blob], `${id}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type });
  try {
    const [stored] = await upload(fileApi.upload, { source, takenAt, requestId: id }, [file], {
      onProgress,
      onError: () => {},
    });
    return stored ? { kind: 'done', data: stored } : { kind: 'offline' };
  } catch (cause) {
    return attemptOf(cause);
  }
}

function depsOf({ taskId, key }: Pick<Where, 'taskId' | 'key'>, reopen: SessionDeps['reopen']): SessionDeps {
  return {
    key,
    storage: localStorage,
    drafts: draftBox,
    box: photoBox,
    reopen,
    save: (answers, rev, seconds) =>
      attempt(inspectionApi.save, { taskId, deviceId: deviceId(), answers, rev, seconds }),
    upload: sendPhoto,
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    newId: uuid,
  };
}
