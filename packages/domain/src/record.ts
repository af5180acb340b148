import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import { type CodeRule, holds } from './permission.ts';
import { inScope } from './scope.ts';

/**
 * A submitted inspection (product 7): effective at once or after review, void when it must not count any more; compared when it
 * is the second of a blind double inspection, which counts nowhere but there.
 */
export const RECORD_STATES = ['in_review', 'returned', 'effective', 'void', 'compared'] as const;
export type RecordState = (typeof RECORD_STATES)[number];
const RECORD_EVENTS = ['accept', 'return', 'resubmit', 'void'] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

const moves = machine<RecordState, RecordEvent>({
  in_review: { accept: 'effective', return: 'returned', void: 'void' },
  returned: { resubmit: 'in_review', accept: 'effective', void: 'void' },
  effective: { void: 'void' },
  void: {},
  compared: {},
});

/**
 * `standing`: not taken out again. `handedIn`: waits for nothing from its inspector. `reviewed`: a reviewer has seen it, or none was
 * asked.
 */
export const recordMachine = {
  ...moves,
  standing: ['in_review', 'returned', 'effective', 'compared'] as readonly RecordState[],
  handedIn: ['in_review', 'effective'] as readonly RecordState[],
  reviewed: ['returned', 'effective', 'void', 'compared'] as readonly RecordState[],
};

/** Whether an inspection is over: counted, or taken out again. */
export const isFinished = (state: RecordState): boolean => state === 'effective' || state === 'void';

/** Whether a record counts in every figure. */
export const isCounted = (state: string): boolean => state === recordMachine.after('in_review', 'accept');

/** Why a finished record can only be inspected again as a whole: answers may not, or need not, be carried over. */
export const WHOLE_ONLY = ['void', 'newer_version', 'template_gone', 'nothing_failed', 'not_shared'] as const;
export type WholeOnly = (typeof WHOLE_ONLY)[number];

/** The codes of which one lets somebody read records that they took no part in. */
export const RECORD_RULE = {
  kind: 'any',
  codes: ['record_select', 'task_center'],
} as const satisfies CodeRule;

interface SeenRecord {
  shop: { id: string; lineage: string };
  tookPart: boolean;
}

/** Whether a record lies in an actor's reach, whatever codes they hold: took part in its task, or tier and scope cover its shop. */
export function reachesRecord(actor: Actor, { shop, tookPart }: SeenRecord): boolean {
  return tookPart || actor.tier === 'all' || (actor.tier === 'scope' && inScope(actor.scope, shop));
}

/** Whether an actor may see a record: took part in it, or may read records and has it in reach. */
export function maySeeRecord(actor: Actor, record: SeenRecord): boolean {
  return record.tookPart || (holds(actor.codes, RECORD_RULE) && reachesRecord(actor, record));
}
