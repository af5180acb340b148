import { describe, expect, it } from 'vitest';
import type { Actor } from './actor.ts';
import {
  isReceiptLate,
  RECEIPT_COUNTS,
  RECEIPT_SETS,
  RECEIPT_STATES,
  type ReceiptView,
  receiptActs,
  receiptDue,
  receiptNeedsComment,
  recordReceiptMachine,
} from './receipt.ts';

const me: Actor = {
  companyId: 'c1',
  memberId: 'm1',
  personId: 'p1',
  sessionId: 's1',
  name: 'Li',
  codes: new Set(),
  tier: 'own',
  scope: { kind: 'all' },
  isOwner: false,
  isAdmin: false,
  language: 'en-US',
  timeZone: 'UTC',
  cutOff: '00:00',
};

describe('a reading receipt', () => {
  it('is answered once, by whom it is of, who opened the report', () => {
    const view: ReceiptView = { state: 'pending', memberId: 'm1', isOpened: true };
    expect(receiptActs(me, view)).toEqual(['acknowledge', 'object']);
    expect(receiptActs(me, { ...view, isOpened: false })).toEqual([]);
    expect(receiptActs(me, { ...view, memberId: 'm2' })).toEqual([]);
    for (const state of RECEIPT_STATES.filter((one) => one !== 'pending'))
      expect([receiptActs(me, { ...view, state }), recordReceiptMachine.eventsOf(state)]).toEqual([[], []]);
    expect([receiptNeedsComment('acknowledge'), receiptNeedsComment('object')]).toEqual([false, true]);
  });

  it('is late after its hours, also when it was answered then, but not when it was dropped', () => {
    const sentAt = new Date('2026-11-10T02:00:00Z');
    const dueAt = receiptDue(sentAt, 24);
    expect(dueAt.toISOString()).toBe('2026-11-11T02:00:00.000Z');
    const after = new Date(dueAt.getTime() + 1);
    const late = (state: (typeof RECEIPT_STATES)[number], answeredAt: Date | null, now: Date) =>
      isReceiptLate({ state, dueAt, answeredAt }, now);
    expect([late('pending', null, dueAt), late('pending', null, after)]).toEqual([false, true]);
    expect([late('acknowledged', dueAt, after), late('objected', after, after)]).toEqual([false, true]);
    expect(late('dropped', null, after)).toBe(false);
  });

  it('is unacknowledged where it was sent and not acknowledged', () => {
    const { sent, acknowledged, unacknowledged, pending, objected, overdue } = RECEIPT_SETS;
    expect(unacknowledged).toEqual(sent.filter((state) => !acknowledged.includes(state)));
    expect([...pending, ...objected].toSorted()).toEqual([...unacknowledged].toSorted());
    expect(overdue).toEqual(pending);
    expect(RECEIPT_COUNTS.every((count) => !RECEIPT_SETS[count].includes('dropped'))).toBe(true);
  });
});
