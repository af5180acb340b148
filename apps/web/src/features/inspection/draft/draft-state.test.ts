import type { FileRef } from '@rondo/contract/kit/shapes';
import { describe, expect, it } from 'vitest';
import {
  type DraftState,
  edited,
  outgoing,
  photoRemoved,
  photoTaken,
  photoUploaded,
  saved,
  unsavedCount,
} from './draft-state.ts';

const empty: DraftState = {
  draftId: 'd',
  templateVersionId: 'v',
  rev: 3,
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
const photo = (id: string, itemId = 'a', role: 'photo' | 'signature' = 'photo') =>
  ({ id, itemId, role, source: 'camera', takenAt: '2026-11-20T06:00:00Z', refusal: null }) as const;
const file: FileRef = {
  id: 'stored',
  path: '/p',
  thumbPath: null,
  name: 'p.jpg',
  mime: 'image/jpeg',
  sizeBytes: 1,
  width: null,
  height: null,
};
const confirmed = { rev: 4, savedAt: '2026-11-20T06:21:00Z' };

describe('answers that are being saved', () => {
  it('stay to be saved when they were edited again while the save was on its way', () => {
    const first = edited(edited(empty, 'a', { value: 'pass' }), 'b', { value: 'fail' });
    const again = edited(first, 'a', { value: 'fail' });
    const after = saved(again, first.edits, confirmed);
    expect(Object.keys(outgoing(after, 'edited'))).toEqual(['a']);
    expect([after.rev, after.savedAt]).toEqual([4, confirmed.savedAt]);
  });

  it('never name a picture that the server does not have', () => {
    const taken = photoTaken(edited(empty, 'a', { photos: ['known'] }), photo('here'));
    expect(taken.answers.a?.photos).toEqual(['known', 'here']);
    expect(outgoing(taken, 'all').a?.photos).toEqual(['known']);
    const signed = photoTaken(empty, photo('ink', 's', 'signature'));
    expect(signed.answers.s?.value).toBe('ink');
    expect(outgoing(signed, 'all').s?.value).toBeNull();
  });

  it('name the stored picture in the place of the one taken here, and are saved again', () => {
    const taken = photoTaken(photoTaken(empty, photo('one')), photo('two'));
    const cleared = saved(taken, taken.edits, confirmed);
    const after = photoUploaded(cleared, 'one', file);
    expect(after.answers.a?.photos).toEqual(['stored', 'two']);
    expect(outgoing(after, 'edited').a?.photos).toEqual(['stored']);
    expect(after.files).toEqual([file]);
  });

  it('do not get back a picture that was removed while it was uploaded', () => {
    const removed = photoRemoved(photoTaken(empty, photo('one')), 'a', 'one');
    expect(photoUploaded(removed, 'one', file)).toBe(removed);
    expect(removed.answers.a?.photos).toEqual([]);
  });

  it('count as unsaved until their pictures have arrived', () => {
    const taken = photoTaken(empty, photo('one'));
    expect(unsavedCount(saved(taken, taken.edits, confirmed))).toBe(1);
    expect(unsavedCount(empty)).toBe(0);
  });
});
