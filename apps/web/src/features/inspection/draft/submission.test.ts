import { describe, expect, it } from 'vitest';
import { type DraftState, planChanged } from './draft-state.ts';
import { submissionOf } from './submission.ts';

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
const other = '0198a0c0-0000-4000-8000-00000000000a';
const queued = { requestId: '0198a0c0-0000-4000-8000-00000000000b', doneAt: '2026-11-20T06:00:00Z', signOff: null };

describe('a submission', () => {
  it('has the id and the time it was queued with; what an older version queued has no time', () => {
    expect(submissionOf(draft, who, queued)).toMatchObject({
      ...{ requestId: queued.requestId, doneAt: queued.doneAt, ...who, comment: 'done' },
    });
    expect('doneAt' in submissionOf(draft, who, { ...queued, doneAt: null })).toBe(false);
  });

  it('carries what was changed about the rectifications, and leaves out those that are not wanted', () => {
    const changed = planChanged(planChanged(draft, item, { handlers: [person], limitHours: 12 }), other, {
      isOff: true,
      limitHours: 5,
    });
    const sent = submissionOf(changed, who, queued);
    expect(sent.rectifications).toEqual([{ itemId: item, handlerIds: [person.id], limitHours: 12 }]);
    expect(sent.withoutRectification).toEqual([other]);
  });
});
