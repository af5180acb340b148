import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import { inScope } from './scope.ts';

/** A submitted inspection (product 7): effective at once or after review, void when it must not count any more. */
export const RECORD_STATES = ['in_review', 'returned', 'effective', 'void'] as const;
export type RecordState = (typeof RECORD_STATES)[number];
const RECORD_EVENTS = ['accept', 'return', 'resubmit', 'void'] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

export const recordMachine = machine<RecordState, RecordEvent>({
  in_review: { accept: 'effective', return: 'returned', void: 'void' },
  returned: { resubmit: 'in_review', accept: 'effective', void: 'void' },
  effective: { void: 'void' },
  void: {},
});

/** Whether an inspection is over: counted, or taken out again. */
export const isFinished = (state: RecordState): boolean => state === 'effective' || state === 'void';

/** Why a finished record can only be inspected again as a whole: answers may not, or need not, be carried over. */
export const WHOLE_ONLY = ['void', 'newer_version', 'template_gone', 'nothing_failed'] as const;
export type WholeOnly = (typeof WHOLE_ONLY)[number];

/** Whether an actor may see a record: took part in its task, or tier and scope cover its shop. */
export function maySeeRecord(
  actor: Actor,
  record: { shop: { id: string; lineage: string }; tookPart: boolean },
): boolean {
  if (record.tookPart || actor.tier === 'all') return true;
  return actor.tier === 'scope' && inScope(actor.scope, record.shop);
}
