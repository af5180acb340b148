import { describe, expect, it } from 'vitest';
import { device } from '../../../../test/device.ts';
import { draftKey } from './local-draft.ts';
import { forgetQueued, keepQueued, othersWaiting, queue, queuedKeys, queuedOf } from './queued.ts';

const me = { companyId: 'c', memberId: 'm' };
const keyOf = (task: string, member = 'm') => draftKey('c', member, task);

describe('what waits to be sent', () => {
  it('comes back as it was kept, and is gone once it is forgotten', () => {
    const storage = device();
    const queued = { ...queue('id', '2026-11-20T06:00:00Z'), wasSent: true, tries: 3 };
    expect(keepQueued(storage, keyOf('t'), queued)).toBe(true);
    expect(queuedOf(storage, keyOf('t'))).toEqual(queued);
    forgetQueued(storage, keyOf('t'));
    expect(queuedOf(storage, keyOf('t'))).toBeNull();
  });

  it('is listed in the order in which it was submitted, each person their own', () => {
    const storage = device();
    keepQueued(storage, keyOf('later'), queue('1', '2026-11-20T07:00:00Z'));
    keepQueued(storage, keyOf('first'), queue('2', '2026-11-20T06:00:00Z'));
    keepQueued(storage, keyOf('theirs', 'x'), queue('3', '2026-11-20T05:00:00Z'));
    storage.setItem(keyOf('draft'), '{}');
    storage.setItem('something:submission', '{}');
    expect(queuedKeys(storage, me)).toEqual([keyOf('first'), keyOf('later')]);
    expect([othersWaiting(storage, me), othersWaiting(storage, { companyId: 'c', memberId: 'x' })]).toEqual([1, 2]);
  });

  it('keeps the id of a submission that a version before the outbox left: it may have arrived', () => {
    const storage = device();
    storage.setItem(`${keyOf('t')}:submission`, JSON.stringify({ taskId: 't', answers: {}, requestId: 'old' }));
    expect(queuedOf(storage, keyOf('t'))).toMatchObject({
      requestId: 'old',
      wasSent: true,
      doneAt: null,
      problem: null,
    });
  });

  it('says when the device has no room, and believes nothing that something else wrote', () => {
    const full = {
      setItem: () => {
        throw new Error('full');
      },
    };
    expect(keepQueued(full, keyOf('t'), queue('id', '2026-11-20T06:00:00Z'))).toBe(false);
    const storage = device();
    storage.setItem(`${keyOf('t')}:submission`, 'no json');
    expect(queuedOf(storage, keyOf('t'))).toBeNull();
  });
});
