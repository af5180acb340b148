import { describe, expect, it } from 'vitest';
import { device } from '../../../../test/device.ts';
import type { DraftState } from './draft-state.ts';
import { draftKey, draftKeys, isExpired, keepDraft, keptDraft, later, taskIdOf } from './local-draft.ts';

const NOW = Date.parse('2026-11-20T06:00:00Z');
const DAYS = 86_400_000;
const draft: DraftState = {
  draftId: 'd',
  templateVersionId: 'v',
  rev: 2,
  answers: {},
  edits: { a: 4 },
  lastEdit: 4,
  waiting: [],
  files: [],
  plan: { a: { isOff: true } },
  fixReviewers: null,
  fixCc: null,
  comment: '',
  seconds: {},
  savedAt: null,
};
const kept = { keptAt: NOW, draft };
const key = draftKey('company', 'member', 'task');

describe('a draft on the device', () => {
  it('comes back as it was kept, for the same member and task only', () => {
    const storage = device();
    expect(keepDraft(storage, key, kept)).toBe(true);
    expect(keptDraft(storage, key)).toEqual(kept);
    expect(keptDraft(storage, draftKey('company', 'other', 'task'))).toBeNull();
    expect([draftKeys(storage), taskIdOf(key)]).toEqual([[key], 'task']);
  });

  it('is expired after seven days, to the millisecond', () => {
    expect([isExpired(kept, NOW + 7 * DAYS), isExpired(kept, NOW + 7 * DAYS + 1)]).toEqual([false, true]);
  });

  it('is not believed when something else wrote it', () => {
    const storage = device();
    storage.setItem(key, '{"keptAt":1,"draft":{"rev":"x"}}');
    expect(keptDraft(storage, key)).toBeNull();
    storage.setItem(key, 'no json');
    expect([keptDraft(storage, key), draftKeys(storage)]).toEqual([null, []]);
  });

  it('says when the device has no room, and leaves what was there', () => {
    const storage = device();
    keepDraft(storage, key, kept);
    const full = {
      ...storage,
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepDraft(full, key, { ...kept, keptAt: NOW + 1 })).toBe(false);
    expect(keptDraft(storage, key)).toEqual(kept);
  });

  it('of two storages the later one counts, whichever has it', () => {
    const newer = { ...kept, keptAt: NOW + 1 };
    expect([later(kept, newer), later(newer, kept), later(null, kept), later(kept, null), later(null, null)]).toEqual([
      ...[newer, newer, kept, kept],
      null,
    ]);
  });
});
