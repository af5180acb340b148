import { beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '../../../shared/http/refusal.ts';
import type { Attempt } from './attempt.ts';
import { type DraftState, edited, photoTaken } from './draft-state.ts';
import { type Live, liveAtStart } from './live.ts';
import type { PhotoBox } from './photo-box.ts';
import { createSaveLoop, RETRY_AFTER_MS, SAVE_AFTER_MS } from './save-loop.ts';
import { createStore, type Store } from './store.ts';
import { createUploadLoop } from './upload-loop.ts';

const AT = '2026-11-20T06:00:00Z';
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
const file = { id: 'stored', path: '/p', thumbPath: null, name: '', mime: '', sizeBytes: 1, width: null, height: null };
const photo = { id: 'p', itemId: 'a', role: 'photo', source: 'camera', takenAt: AT, refusal: null } as const;

let draft: Store<DraftState>;
let live: Store<Live>;
let timers: { run: () => void; ms: number }[];
const later = (run: () => void, ms: number) => {
  const timer = { run, ms };
  timers.push(timer);
  return () => {
    timers = timers.filter((one) => one !== timer);
  };
};
const tick = () => timers.shift()?.run();

beforeEach(() => {
  draft = createStore(start);
  live = createStore(liveAtStart);
  timers = [];
});

const edit = (itemId: string) => draft.set(edited(draft.get(), itemId, { value: 'pass' }));

describe('saving', () => {
  type Answer = Attempt<{ rev: number; savedAt: string }>;
  const loop = (answers: Answer[], sent: string[][] = []) =>
    createSaveLoop({
      draft,
      live,
      later,
      reopen: () => Promise.resolve({ kind: 'offline' }),
      send: (edits) => {
        sent.push(Object.keys(edits));
        return Promise.resolve(answers.shift() ?? { kind: 'done', data: { rev: 1, savedAt: AT } });
      },
    });

  it('sends several edits as one save within a second', async () => {
    const sent: string[][] = [];
    const saves = loop([], sent);
    edit('a');
    saves.soon();
    edit('b');
    saves.soon();
    expect(timers.map((one) => one.ms)).toEqual([SAVE_AFTER_MS]);
    expect(await saves.flush()).toBe(true);
    expect(sent).toEqual([['a', 'b']]);
  });

  it('keeps everything and tries again when the network is away', async () => {
    const sent: string[][] = [];
    const saves = loop([{ kind: 'offline' }], sent);
    edit('a');
    expect(await saves.flush()).toBe(false);
    expect([live.get().connection, timers.map((one) => one.ms)]).toEqual(['offline', [RETRY_AFTER_MS]]);
    tick();
    expect(await saves.flush()).toBe(true);
    expect([sent, live.get().connection]).toEqual([[['a'], ['a']], 'idle']);
  });

  it('stops when the task is gone and says why', async () => {
    const refusal = new Refusal(95011, 'closed');
    const saves = loop([{ kind: 'refused', refusal }]);
    edit('a');
    expect(await saves.flush()).toBe(false);
    expect([live.get().refusal, timers]).toEqual([refusal, []]);
    expect(draft.get().edits).toHaveProperty('a');
  });
});

describe('uploading', () => {
  const box: PhotoBox = {
    put: () => Promise.resolve(),
    get: () => Promise.resolve(new Blob(['x'])),
    ids: () => Promise.resolve([]),
    remove: () => Promise.resolve(),
  };
  const kept = () => Promise.resolve(true);
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('tries a picture again after the network was away, and then names the stored one', async () => {
    const answers: Attempt<typeof file>[] = [{ kind: 'offline' }, { kind: 'done', data: file }];
    let arrived = 0;
    const send = () => Promise.resolve(answers.shift() ?? { kind: 'offline' as const });
    const uploads = createUploadLoop({ draft, live, box, send, later, kept, onUploaded: () => arrived++ });
    draft.set(photoTaken(draft.get(), photo));
    uploads.kick();
    await settled();
    expect(draft.get().waiting).toHaveLength(1);
    tick();
    await settled();
    expect([draft.get().answers.a?.photos, draft.get().waiting, arrived]).toEqual([['stored'], [], 1]);
  });

  it('does not try a picture again that the server refused', async () => {
    let tries = 0;
    const send = () => {
      tries += 1;
      return Promise.resolve({ kind: 'refused' as const, refusal: new Refusal(96004, 'broken') });
    };
    const uploads = createUploadLoop({ draft, live, box, send, later, kept, onUploaded: () => {} });
    draft.set(photoTaken(draft.get(), photo));
    uploads.kick();
    await settled();
    uploads.kick();
    await settled();
    expect([tries, draft.get().waiting[0]?.refusal]).toEqual([1, 'broken']);
  });

  it('keeps a picture on the device until the draft that names the stored one is on the disk', async () => {
    const removed: string[] = [];
    let onDisk = () => {};
    const uploads = createUploadLoop({
      ...{ draft, live, later, onUploaded: () => {} },
      box: { ...box, remove: async (id) => void removed.push(id) },
      send: () => Promise.resolve({ kind: 'done', data: file }),
      kept: () =>
        new Promise<void>((resolve) => {
          onDisk = resolve;
        }),
    });
    draft.set(photoTaken(draft.get(), photo));
    uploads.kick();
    await settled();
    expect([draft.get().waiting, removed]).toEqual([[], []]);
    onDisk();
    await settled();
    expect(removed).toEqual(['p']);
  });

  it('leaves a picture where it is when the page was left while it was on its way', async () => {
    const removed: string[] = [];
    let arrive = (_: Attempt<typeof file>) => {};
    const uploads = createUploadLoop({
      ...{ draft, live, later, kept, onUploaded: () => {} },
      box: { ...box, remove: async (id) => void removed.push(id) },
      send: () =>
        new Promise<Attempt<typeof file>>((resolve) => {
          arrive = resolve;
        }),
    });
    draft.set(photoTaken(draft.get(), photo));
    uploads.kick();
    await settled();
    uploads.stop();
    arrive({ kind: 'done', data: file });
    await settled();
    expect([draft.get().waiting.length, removed, timers]).toEqual([1, [], []]);
  });
});
