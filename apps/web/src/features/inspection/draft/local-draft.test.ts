import { describe, expect, it } from 'vitest';
import type { DraftState } from './draft-state.ts';
import { draftKey, expiredDrafts, keepDraft, recallDraft } from './local-draft.ts';

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
const device = () => {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const key = draftKey('company', 'member', 'task');

describe('a draft on the device', () => {
  it('comes back as it was kept, for the same member and task only', () => {
    const storage = device();
    expect(keepDraft(storage, key, draft, NOW)).toBe(true);
    expect(recallDraft(storage, key, NOW)).toEqual(draft);
    expect(recallDraft(storage, draftKey('company', 'other', 'task'), NOW)).toBeNull();
  });

  it('is gone after seven days', () => {
    const storage = device();
    keepDraft(storage, key, draft, NOW);
    expect(recallDraft(storage, key, NOW + 7 * DAYS)).not.toBeNull();
    expect(recallDraft(storage, key, NOW + 7 * DAYS + 1)).toBeNull();
    expect([expiredDrafts(storage, NOW), expiredDrafts(storage, NOW + 8 * DAYS)]).toEqual([[], [key]]);
  });

  it('is not believed when something else wrote it', () => {
    const storage = device();
    storage.setItem(key, '{"keptAt":1,"draft":{"rev":"x"}}');
    expect(recallDraft(storage, key, NOW)).toBeNull();
    storage.setItem(key, 'no json');
    expect(recallDraft(storage, key, NOW)).toBeNull();
  });

  it('says when the device has no room', () => {
    const full = {
      ...device(),
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepDraft(full, key, draft, NOW)).toBe(false);
  });
});
