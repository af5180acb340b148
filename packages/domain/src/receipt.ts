import type { Actor } from './actor.ts';
import { HOUR_MS } from './duration.ts';
import { machine } from './machine.ts';

/**
 * The reading receipt of one manager of a store for one report (product 11): they acknowledge it, or object to it as a whole.
 * Dropped: the record is void, or they do not manage the store any more.
 */
export const RECEIPT_STATES = ['pending', 'acknowledged', 'objected', 'dropped'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];
const EVENTS = ['acknowledge', 'object', 'drop'] as const;
type ReceiptEvent = (typeof EVENTS)[number];
/** What the manager causes. */
export const RECEIPT_ACTS = ['acknowledge', 'object'] as const satisfies readonly ReceiptEvent[];
export type ReceiptAct = (typeof RECEIPT_ACTS)[number];

export const recordReceiptMachine = machine<ReceiptState, ReceiptEvent>(
  {
    pending: { acknowledge: 'acknowledged', object: 'objected', drop: 'dropped' },
    acknowledged: {},
    objected: {},
    dropped: {},
  },
  ['drop'],
);

/** The counts over receipts; each but `overdue` is the number of those in some states. */
export const RECEIPT_COUNTS = ['sent', 'acknowledged', 'unacknowledged', 'pending', 'objected', 'overdue'] as const;
export type ReceiptCount = (typeof RECEIPT_COUNTS)[number];

const waiting = recordReceiptMachine.from('drop');
const isDropped = (state: ReceiptState) => state === recordReceiptMachine.after('pending', 'drop');
const isAcknowledged = (state: ReceiptState) => state === recordReceiptMachine.after('pending', 'acknowledge');
const sent = RECEIPT_STATES.filter((state) => !isDropped(state));

/** The states that each count is of. Sent are all that were not dropped; sent − acknowledged is `unacknowledged`. */
export const RECEIPT_SETS: Readonly<Record<ReceiptCount, readonly ReceiptState[]>> = {
  sent,
  acknowledged: sent.filter(isAcknowledged),
  unacknowledged: sent.filter((state) => !isAcknowledged(state)),
  pending: waiting,
  objected: sent.filter((state) => !isAcknowledged(state) && !waiting.includes(state)),
  overdue: waiting,
};

/** Until when a receipt sent at a moment is to be acknowledged. */
export const receiptDue = (sentAt: Date, hours: number): Date => new Date(sentAt.getTime() + hours * HOUR_MS);

interface Timed {
  state: ReceiptState;
  dueAt: Date;
  answeredAt: Date | null;
}

/** Whether it was answered after its time, or waits beyond it; what was dropped is not late. */
export function isReceiptLate({ state, dueAt, answeredAt }: Timed, now: Date): boolean {
  if (isDropped(state)) return false;
  return (answeredAt ?? now) > dueAt;
}

export interface ReceiptView {
  state: ReceiptState;
  memberId: string;
  isOpened: boolean;
}

/** What the actor may do about a receipt now: their own, as soon as they opened the report. */
export function receiptActs(actor: Actor, { state, memberId, isOpened }: ReceiptView): ReceiptAct[] {
  if (memberId !== actor.memberId || !isOpened) return [];
  const possible = recordReceiptMachine.eventsOf(state);
  return RECEIPT_ACTS.filter((act) => possible.includes(act));
}

/** Whether an act says something that has to be said. */
export const receiptNeedsComment = (act: ReceiptAct): boolean => act === 'object';
