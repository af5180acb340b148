import { describe, expect, it } from 'vitest';
import { type DraftState, planChanged } from './draft-state.ts';
import { forgetSubmission, keepSubmission, keptSubmission, submissionOf } from './submission.ts';

const draft: DraftState = {
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
  comment: 'done',
  seconds: {},
  savedAt: null,
};
const who = { taskId: '0198a0c0-0000-7000-8000-000000000001', deviceId: 'phone' };
const item = '0198a0c0-0000-7000-8000-000000000002';
const person = { id: '0198a0c0-0000-7000-8000-000000000003', name: 'Xu' };
const ids = ['0198a0c0-0000-4000-8000-00000000000a', '0198a0c0-0000-4000-8000-00000000000b'];
const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

describe('a submission', () => {
  it('is the same request until an answer arrived, also when the page was closed in between', () => {
    const made = [...ids];
    const newId = () => made.shift() ?? '';
    const device = storage();
    keepSubmission(device, 'key', submissionOf(draft, who, null, newId));
    const again = submissionOf(draft, who, keptSubmission(device, 'key'), newId);
    expect(again.requestId).toBe(ids[0]);
    forgetSubmission(device, 'key');
    expect(submissionOf(draft, who, keptSubmission(device, 'key'), newId).requestId).toBe(ids[1]);
  });

  it('carries what was changed about the rectifications, and leaves out those that are not wanted', () => {
    const changed = planChanged(planChanged(draft, item, { handlers: [person], limitHours: 12 }), ids[0] ?? '', {
      isOff: true,
      limitHours: 5,
    });
    const sent = submissionOf(changed, who, null, () => ids[1] ?? '');
    expect(sent.rectifications).toEqual([{ itemId: item, handlerIds: [person.id], limitHours: 12 }]);
    expect(sent.withoutRectification).toEqual([ids[0]]);
  });
});
