import type { FileRef } from '@rondo/contract/kit/shapes';
import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../shared/http/refusal.ts';
import type { Attempt } from './attempt.ts';
import { type DraftState, edited, photoTaken } from './draft-state.ts';
import { type Queued, queue } from './queued.ts';
import { type Result, type SendDeps, sendKept } from './send-kept.ts';
import type { Submission } from './submission.ts';

const start: DraftState = {
  draftId: 'd',
  templateVersionId: 'v',
  rev: 0,
  answers: {},
  edits: {},
  lastEdit: 0,
  waiting: [],
  files: [],
  plan: {},
  fixReviewers: null,
  fixCc: null,
  comment: '',
  seconds: {},
  savedAt: null,
};
const photo = (id: string) =>
  ({ id, itemId: 'a', role: 'photo', source: 'camera', takenAt: '2026-11-20T06:00:00Z', refusal: null }) as const;
const result = { recordId: 'r' } as Result;
const refusal = new Refusal(95_011, 'closed');

/** What this device keeps: it outlives every attempt. */
let queued: Queued | null;
let draft: DraftState;
let blobs: Map<string, Blob>;
/** What reached the server. */
let stored: string[];
let submitted: Submission[];
let opened: number;

beforeEach(() => {
  queued = queue('id', '2026-11-20T06:30:00Z');
  draft = ['one', 'two', 'three'].reduce(
    (state, id) => photoTaken(state, photo(id)),
    edited(start, 'b', { value: 'pass' }),
  );
  blobs = new Map(['one', 'two', 'three'].map((id) => [id, new Blob([id])]));
  stored = [];
  submitted = [];
  opened = 0;
});

const file = (id: string): FileRef => ({
  ...{ id, path: '/p', thumbPath: null, name: '', mime: '', sizeBytes: 1, width: null, height: null },
});

const deps = (more: Partial<SendDeps> = {}): SendDeps => ({
  queued: {
    get: () => queued,
    keep: (next) => {
      queued = next;
    },
  },
  draft: {
    get: () => Promise.resolve(draft),
    keep: (next) => {
      draft = next;
      return Promise.resolve(true);
    },
  },
  photos: {
    get: (id) => Promise.resolve(blobs.get(id) ?? null),
    remove: async (id) => void blobs.delete(id),
  },
  open: () => {
    opened += 1;
    return Promise.resolve({ kind: 'done', data: { templateVersionId: 'v' } });
  },
  upload: ({ id }) => {
    stored.push(id);
    return Promise.resolve({ kind: 'done', data: file(`stored ${id}`) });
  },
  sign: ({ name }) => {
    stored.push(`signature of ${name}`);
    return Promise.resolve({ kind: 'done', data: file('stored signature') });
  },
  submit: (submission) => {
    submitted.push(submission);
    return Promise.resolve({ kind: 'done', data: result });
  },
  who: { taskId: 't', deviceId: 'phone' },
  now: () => Date.parse('2026-11-20T08:00:00Z'),
  onStep: () => undefined,
  ...more,
});
const offline: Attempt<never> = { kind: 'offline' };

describe('sending what was kept', () => {
  it('brings the pictures in their order, then everything under the id and the time it was submitted with', async () => {
    expect(await sendKept(deps())).toEqual({ kind: 'sent', result, photos: 3 });
    expect(stored).toEqual(['one', 'two', 'three']);
    const [sent] = submitted;
    expect(sent).toMatchObject({ requestId: 'id', doneAt: '2026-11-20T06:30:00Z', taskId: 't' });
    expect(sent?.answers.a?.photos).toEqual(['stored one', 'stored two', 'stored three']);
    expect(sent?.answers.b?.value).toBe('pass');
  });

  it('goes on where the network broke, whatever the step: nothing twice, nothing lost', async () => {
    expect(await sendKept(deps({ open: () => Promise.resolve(offline) }))).toEqual({ kind: 'waiting' });
    let isBroken = true;
    const upload: SendDeps['upload'] = (one, blob, step) => {
      if (one.id === 'two' && isBroken) {
        isBroken = false;
        return Promise.resolve(offline);
      }
      return deps().upload(one, blob, step);
    };
    expect(await sendKept(deps({ upload }))).toEqual({ kind: 'waiting' });
    expect([stored, [...blobs.keys()]]).toEqual([['one'], ['two', 'three']]);
    const ids: string[] = [];
    const submit: SendDeps['submit'] = ({ requestId }) => {
      ids.push(requestId);
      return Promise.resolve(ids.length === 1 ? offline : { kind: 'done', data: result });
    };
    expect(await sendKept(deps({ upload, submit }))).toEqual({ kind: 'waiting' });
    expect([queued?.wasSent, queued?.tries, opened]).toEqual([true, 3, 2]);
    // It may have arrived: the same request is asked about, and the task, which is handled then, is not opened.
    expect(await sendKept(deps({ upload, submit }))).toMatchObject({ kind: 'sent' });
    expect([ids, opened, stored]).toEqual([['id', 'id'], 2, ['one', 'two', 'three']]);
  });

  it('brings a signature that was given without network after the pictures, once', async () => {
    const signOff = {
      fileId: null,
      name: 'Li Hua',
      signedAt: '2026-11-20T06:29:00Z',
      picture: 'data:image/png;base64,AA',
      requestId: '0198a0c0-0000-4000-8000-00000000000c',
    };
    queued = { ...queue('id', '2026-11-20T06:30:00Z'), signOff };
    expect(await sendKept(deps({ sign: () => Promise.resolve(offline) }))).toEqual({ kind: 'waiting' });
    expect([queued.signOff, queued.wasSent]).toEqual([signOff, false]);
    expect(await sendKept(deps({ submit: () => Promise.resolve(offline) }))).toEqual({ kind: 'waiting' });
    expect(await sendKept(deps())).toMatchObject({ kind: 'sent' });
    expect(stored).toEqual(['one', 'two', 'three', 'signature of Li Hua']);
    expect(submitted[0]?.signOff).toEqual({ fileId: 'stored signature', name: 'Li Hua', signedAt: signOff.signedAt });
  });

  it('keeps a picture until the draft that names its stored copy is kept', async () => {
    const full = deps();
    const keep = () => Promise.resolve(false);
    await sendKept({ ...full, draft: { ...full.draft, keep } });
    expect([...blobs.keys()]).toEqual(['one', 'two', 'three']);
  });

  it('stops at a task that was closed or handed over, before anything has left', async () => {
    const closed = deps({ open: () => Promise.resolve({ kind: 'refused', refusal }) });
    expect(await sendKept(closed)).toEqual({ kind: 'stopped', refusal });
    expect([stored, submitted, blobs.size, draft.waiting.length]).toEqual([[], [], 3, 3]);
  });

  it('stops at another version of the template, and at a picture the server does not take', async () => {
    const moved = deps({ open: () => Promise.resolve({ kind: 'done', data: { templateVersionId: 'w' } }) });
    expect(await sendKept(moved)).toEqual({ kind: 'stopped', refusal: null });
    const refusing = deps({ upload: () => Promise.resolve({ kind: 'refused', refusal }) });
    expect(await sendKept(refusing)).toEqual({ kind: 'stopped', refusal });
    expect([draft.waiting[0]?.refusal, submitted.length, blobs.size]).toEqual(['closed', 0, 3]);
  });

  it('takes out a picture that the browser has cleared, and has nothing to do where nothing waits', async () => {
    blobs.delete('two');
    expect(await sendKept(deps())).toMatchObject({ kind: 'sent', photos: 2 });
    queued = null;
    expect(await sendKept(deps())).toEqual({ kind: 'gone' });
  });
});
