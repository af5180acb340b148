import type { Actor } from '@rondo/domain/actor';
import { isOneOf } from '@rondo/domain/machine';
import { type TaskView, taskMachine } from '@rondo/domain/task';

/** Everyone with a part in it but those who are only its handlers; nobody reminds themself. */
export function mayRemind(
  { memberId, isAdmin }: Pick<Actor, 'memberId' | 'isAdmin'>,
  { state, relations, claimedBy }: Pick<TaskView, 'state' | 'relations' | 'claimedBy'>,
): boolean {
  const handles = claimedBy === null ? relations.includes('handler') : claimedBy === memberId;
  if (taskMachine.waitsFor(state) === 'reviewer' ? relations.includes('reviewer') : handles) return false;
  return isAdmin || relations.some((relation) => relation !== 'handler');
}

/** Whoever gave it, and administrators. */
export function mayRemove(isAdmin: boolean, relations: readonly string[]): boolean {
  return isAdmin || relations.includes('initiator');
}

/** Whether it waits for somebody. */
export function isWaiting(state: string): boolean {
  return isOneOf(taskMachine.waiting, state);
}
