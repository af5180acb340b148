import type { Actor } from './actor.ts';
import { machine } from './machine.ts';

/** A cycle gives out inspection tasks again and again (product 8, 周期任务). */
export const CYCLE_STATES = ['pending_start', 'active', 'paused', 'ended'] as const;
export type CycleState = (typeof CYCLE_STATES)[number];
/** `start`, and `finish` at its last date, belong to the clock; it also resumes what has paused long enough. */
const CYCLE_EVENTS = ['start', 'pause', 'resume', 'end', 'finish'] as const;
export type CycleEvent = (typeof CYCLE_EVENTS)[number];

/** Nothing leads out of `ended`: a copy begins as a new one. */
export const cycleMachine = machine<CycleState, CycleEvent>(
  {
    pending_start: { start: 'active', end: 'ended' },
    active: { pause: 'paused', end: 'ended', finish: 'ended' },
    paused: { resume: 'active', end: 'ended', finish: 'ended' },
    ended: {},
  },
  ['start', 'finish'],
);

/** Whether it still gives out tasks, or will. */
export const isCycleOpen = (state: CycleState): boolean => cycleMachine.after(state, 'end') !== null;

/** What the policy needs to know of one. */
export interface CycleView {
  state: CycleState;
  /** Whoever made it, or took it over: the initiator of its tasks. */
  ownerId: string;
  /** Every store that it reaches for its owner is one of the actor's. */
  isCovered: boolean;
}

/** Whether an actor may see a cycle at all: it is theirs, or their tier covers it, with a store in scope that it reaches. */
export const maySeeCycle = (actor: Actor, { isOwn, isReached }: { isOwn: boolean; isReached: boolean }): boolean =>
  isOwn || actor.tier === 'all' || (actor.tier === 'scope' && isReached);

const mayManage = (actor: Actor, { isCovered, ownerId }: CycleView): boolean =>
  actor.codes.has('x_cycle_manage') && (isCovered || actor.memberId === ownerId);

/** Who may do what, one sentence an event: whoever manages cycles and all stores of this one; its owner may always end it. */
const RULES: Record<CycleEvent, (actor: Actor, cycle: CycleView) => boolean> = {
  start: () => false,
  pause: mayManage,
  resume: mayManage,
  end: (actor, cycle) => mayManage(actor, cycle) || actor.memberId === cycle.ownerId,
  finish: () => false,
};

/** The events the actor may cause now: exactly the buttons to show. */
export const cycleEvents = (actor: Actor, cycle: CycleView): CycleEvent[] =>
  cycleMachine.eventsOf(cycle.state).filter((event) => RULES[event](actor, cycle));

/** Whether the actor may change it now; what was given out already stays as it is. */
export const mayEditCycle = (actor: Actor, cycle: CycleView): boolean =>
  isCycleOpen(cycle.state) && mayManage(actor, cycle);

/** Whether the actor may delete it: only what has ended, as whoever may end it. */
export const mayRemoveCycle = (actor: Actor, cycle: CycleView): boolean =>
  cycle.state === 'ended' && RULES.end(actor, cycle);

/** Which part of what was given out is completed, 0 to 1; null where nothing was. */
export const completionOf = ({ tasks, done }: { tasks: number; done: number }): number | null =>
  tasks === 0 ? null : done / tasks;
