import { isOneOf } from './machine.ts';
import { taskMachine } from './task.ts';

/** What the handler of a free task has to hand in. */
export interface Evidence {
  /** At least so many. */
  photos: number;
  text: boolean;
  number: boolean;
}

/** What was handed in. */
export interface HandedIn {
  photos: number;
  text: string;
  number: number | null;
}
export type EvidenceKind = keyof Evidence;

/** What is missing of the evidence, in the order of the form. */
export function missingEvidence(wanted: Evidence, given: HandedIn): EvidenceKind[] {
  return [
    ...(given.photos < wanted.photos ? (['photos'] as const) : []),
    ...(wanted.text && given.text.trim() === '' ? (['text'] as const) : []),
    ...(wanted.number && given.number === null ? (['number'] as const) : []),
  ];
}

/** A sub-task as far as its whole asks for it. */
interface Part {
  state: string;
  closeReason: string | null;
}

/**
 * Whether a task of sub-tasks is done with them: none is open any more and one at least was completed. What somebody closed is
 * not owed any longer, what only its deadline closed is; where all were closed, somebody has to say what becomes of the whole.
 */
export function isDoneWithParts(parts: readonly Part[]): boolean {
  const isOwed = ({ state, closeReason }: Part): boolean =>
    isOneOf(taskMachine.open, state) || (isOneOf(taskMachine.dropped, state) && closeReason === 'deadline');
  return parts.some(({ state }) => isOneOf(taskMachine.done, state)) && !parts.some(isOwed);
}
