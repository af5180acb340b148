import { emptyAnswer } from '@rondo/domain/answer';
import { expect, it } from 'vitest';
import { type DraftState, photoTaken, type WaitingPhoto } from './draft-state.ts';
import { draftToPrint } from './draft-to-print.ts';

const EMPTY: DraftState = {
  ...{ draftId: 'd', templateVersionId: 'v', rev: 0, answers: {}, edits: {}, lastEdit: 0, waiting: [], files: [] },
  ...{ plan: {}, fixReviewers: null, fixCc: null, comment: '', seconds: {}, savedAt: null },
};
const photo = (id: string): WaitingPhoto => ({
  ...{ id, itemId: 'item', role: 'photo', source: 'camera', takenAt: '2026-11-20T02:00:00Z', refusal: null },
});
const taken = (...ids: string[]) => ids.reduce((state, id) => photoTaken(state, photo(id)), EMPTY);
const file = (id: string) => ({ id: `stored ${id}`, kind: 'image' }) as never;

it('brings what only this device has, counts what is gone or refused, and leaves the draft as it is', async () => {
  const draft = taken('kept', 'gone', 'refused');
  const before = structuredClone(draft);
  const toPrint = await draftToPrint(draft, {
    photos: { get: async (id) => (id === 'gone' ? null : new Blob([id])) },
    upload: async ({ id }) =>
      id === 'refused' ? { kind: 'refused', refusal: new Error() as never } : { kind: 'done', data: file(id) },
  });
  expect(toPrint).toEqual({ answers: { item: { ...emptyAnswer('item'), photos: ['stored kept'] } }, photosLeft: 2 });
  expect(draft).toEqual(before);
});

it('prints nothing where the server is not reached', async () => {
  const offline = async () => ({ kind: 'offline' }) as const;
  expect(await draftToPrint(taken('kept'), { photos: { get: async () => new Blob() }, upload: offline })).toBeNull();
});
