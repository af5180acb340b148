import { fileApi } from '@rondo/contract/file';
import { type InspectionSheet, inspectionApi, inspectionSheet } from '@rondo/contract/inspection';
import { v4 as uuid } from 'uuid';
import { upload } from '../../../shared/http/upload.ts';
import { type Attempt, attempt, attemptOf } from './attempt.ts';
import { deviceId } from './device-id.ts';
import type { DraftState } from './draft-state.ts';
import { expiredDrafts, forgetDraft, recallDraft } from './local-draft.ts';
import { mergeDraft } from './merge-draft.ts';
import { photoBox, sheetBox } from './photo-box.ts';
import { createSession, type Session, type SessionDeps } from './session.ts';
import { forgetSubmission } from './submission.ts';

/** Whose inspection of what: `key` is where it is kept on this device. */
export interface Where {
  taskId: string;
  key: string;
}

/** What this device still has of an inspection. */
export interface Kept {
  sheet: InspectionSheet;
  draft: DraftState;
}

export interface OpenOptions {
  /** Move the draft here from another device. */
  continueHere?: boolean;
  /** Begin again with the template's new version. */
  restart?: boolean;
}

/** Opens a task: from the server, or, without network, from what this device has seen of it. */
export async function openInspection({ taskId, key }: Where, options: OpenOptions): Promise<Attempt<Session>> {
  const reopen = () => attempt(inspectionApi.open, { taskId, deviceId: deviceId() });
  const opened = await attempt(inspectionApi.open, { taskId, deviceId: deviceId(), ...options });
  if (opened.kind === 'refused') return opened;
  const sheet = opened.kind === 'done' ? opened.data : await sheetHere(key);
  if (!sheet) return { kind: 'offline' };
  if (options.restart) await forgetInspection(key);
  for (const old of expiredDrafts(localStorage, Date.now())) await forgetInspection(old);
  if (opened.kind === 'done') await keepSheet(key, sheet);
  const photosHere = new Set(await photoIds(key));
  const start = mergeDraft(sheet, recallDraft(localStorage, key, Date.now()), photosHere);
  const session = createSession(sheet, start, depsOf({ taskId, key }, reopen));
  if (opened.kind === 'offline') session.offline();
  return { kind: 'done', data: session };
}

function depsOf({ taskId, key }: Where, reopen: SessionDeps['reopen']): SessionDeps {
  return {
    key,
    storage: localStorage,
    box: photoBox,
    reopen,
    save: (answers, rev, seconds) =>
      attempt(inspectionApi.save, { taskId, deviceId: deviceId(), answers, rev, seconds }),
    upload: async ({ source, takenAt, id }, blob, onProgress) => {
      const file = new File([blob], `${id}.${blob.type === 'image/png' ? 'png' : 'jpg'}`, { type: blob.type });
      try {
        const [stored] = await upload(fileApi.upload, { source, takenAt }, [file], {
          onProgress,
          onError: () => {},
        });
        return stored ? { kind: 'done', data: stored } : { kind: 'offline' };
      } catch (cause) {
        return attemptOf(cause);
      }
    },
    later: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    now: Date.now,
    newId: uuid,
  };
}

/** What this device has of an inspection that cannot be opened, to be exported. */
export async function keptHere(key: string): Promise<Kept | null> {
  const draft = recallDraft(localStorage, key, Date.now());
  const sheet = draft && (await sheetHere(key));
  return sheet && draft ? { sheet, draft } : null;
}

async function sheetHere(key: string): Promise<InspectionSheet | null> {
  try {
    const parsed = inspectionSheet.safeParse(await sheetBox.get(key));
    return parsed.success ? parsed.data : null;
  } catch (cause) {
    console.warn('the kept sheet could not be read', cause);
    return null;
  }
}

async function keepSheet(key: string, sheet: InspectionSheet): Promise<void> {
  try {
    await sheetBox.put(key, sheet);
  } catch (cause) {
    console.warn('the sheet was not kept on this device', cause);
  }
}

async function dropSheet(key: string): Promise<void> {
  try {
    await sheetBox.remove(key);
  } catch (cause) {
    console.warn('the kept sheet could not be removed', cause);
  }
}

async function photoIds(key: string): Promise<string[]> {
  try {
    return await photoBox.ids(key);
  } catch (cause) {
    console.warn('the kept photos could not be read', cause);
    return [];
  }
}

/** Takes everything of an inspection off this device: it is submitted, discarded or begun again. */
export async function forgetInspection(key: string): Promise<void> {
  forgetDraft(localStorage, key);
  forgetSubmission(localStorage, key);
  for (const id of await photoIds(key)) await photoBox.remove(id);
  await dropSheet(key);
}
