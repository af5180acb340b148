import type { TaskDetail } from '@rondo/contract/task';
import type { TaskEvent } from '@rondo/domain/task';

/** Acts that ask for something first, from the least to the most wanted. */
const FORMS = [
  'cancel',
  'close',
  'edit',
  'change_reviewers',
  'transfer',
  'change_deadline',
  'reopen',
  'reject',
  'approve',
] as const;
type Act = (typeof FORMS)[number] | 'remove';
/** Those that ask in a dialog; approving is done where the reader is. */
export type FormAct = Exclude<Act, 'approve'>;

/** Never the primary one: they take away or hand on rather than lead on. */
const QUIET: readonly Act[] = ['cancel', 'close', 'edit', 'change_reviewers', 'transfer', 'change_deadline', 'reject'];
/** Events that are one act to whoever decides: whether another reviewer follows is the process' business. */
const MEANT: Partial<Record<TaskEvent, (typeof FORMS)[number]>> = { approve_level: 'approve' };
/** Events that are caused by inspecting, on a page of its own. */
const INSPECTING: readonly TaskEvent[] = ['claim', 'submit', 'submit_unreviewed'];

export interface Offered {
  remind: boolean;
  /** In the order of the buttons, the primary one last. */
  acts: readonly Act[];
  primary: Act | 'inspect' | null;
  inspect: 'begin' | 'continue' | null;
}

/**
 * Whether the reader sees what they would decide on: the record of an inspection, the result of a free task. What is still loading,
 * or failed to load, is approved by nobody.
 */
export const seesWork = (
  { kind, recordId }: Pick<TaskDetail, 'kind' | 'recordId'>,
  loaded: { record: boolean; free: boolean },
): boolean => (kind === 'free' ? loaded.free : recordId === null || loaded.record);

/** What is performed on a page of its own. */
export const isInspected = ({ kind }: Pick<TaskDetail, 'kind'>): boolean =>
  kind === 'inspection' || kind === 'self_inspection';

/** The buttons for what the server lets this reader do, and nothing else. */
export function offered({ can, claimedBy }: Pick<TaskDetail, 'can' | 'claimedBy'>): Offered {
  const events: readonly string[] = can.events.map((event) => MEANT[event] ?? event);
  const acts: Act[] = FORMS.filter((act) => events.includes(act));
  if (can.remove) acts.unshift('remove');
  const mayInspect = can.events.some((event) => INSPECTING.includes(event));
  const inspect = mayInspect ? (claimedBy ? 'continue' : 'begin') : null;
  const primary = inspect ? 'inspect' : (acts.findLast((act) => act !== 'remove' && !QUIET.includes(act)) ?? null);
  return { remind: can.remind, acts, primary, inspect };
}
