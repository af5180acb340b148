import type { Actor } from './actor.ts';
import { machine } from './machine.ts';
import type { PermissionCode } from './permission.ts';
import type { FrameState } from './timed-snapshot/frame.ts';

/** A plan takes pictures of cameras by the clock (product 16, 定时抓图). */
export const TIMED_SNAPSHOT_STATES = ['pending_start', 'active', 'paused', 'ended', 'expired'] as const;
export type TimedSnapshotState = (typeof TIMED_SNAPSHOT_STATES)[number];
/** What people do; `start`, and `expire` after its last day, belong to the clock. */
export const TIMED_SNAPSHOT_EVENTS = ['pause', 'resume', 'end'] as const;
export type TimedSnapshotEvent = (typeof TIMED_SNAPSHOT_EVENTS)[number] | 'start' | 'expire';

/** Nothing leads out of `ended` and `expired`: a copy begins as a new plan. */
export const timedSnapshotMachine = machine<TimedSnapshotState, TimedSnapshotEvent>(
  {
    pending_start: { start: 'active', end: 'ended', expire: 'expired' },
    active: { pause: 'paused', end: 'ended', expire: 'expired' },
    paused: { resume: 'active', end: 'ended', expire: 'expired' },
    ended: {},
    expired: {},
  },
  ['start', 'expire'],
);

/** A picture that a plan asks for; both ends are for good: what is missed is not taken later. */
const frameMoves = machine<FrameState, 'capture' | 'miss'>(
  {
    waiting: { capture: 'captured', miss: 'missed' },
    captured: {},
    missed: {},
  },
  ['capture', 'miss'],
);

/** `settled`: it is known whether there is a picture. */
export const timedSnapshotFrameMachine = { ...frameMoves, settled: ['captured', 'missed'] as readonly FrameState[] };

/** What the policy needs to know of one. */
export interface TimedSnapshotView {
  state: TimedSnapshotState;
  /** Every store that it reaches is in the actor's scope. */
  isCovered: boolean;
}

/** Whoever plans snapshots, and works for all stores of this one. */
const mayManage = (actor: Actor, { isCovered }: TimedSnapshotView): boolean =>
  actor.codes.has('x_snapshot_manage') && isCovered;

/** Whether it still takes pictures, or will. */
const isSnapshotOpen = (state: TimedSnapshotState): boolean => timedSnapshotMachine.after(state, 'end') !== null;

/** Whether the actor may change it now; what was taken already stays as it is. */
export const mayEditTimedSnapshot = (actor: Actor, one: TimedSnapshotView): boolean =>
  isSnapshotOpen(one.state) && mayManage(actor, one);

/** The events the actor may cause now: exactly the buttons to show. */
export const timedSnapshotEvents = (actor: Actor, one: TimedSnapshotView): (typeof TIMED_SNAPSHOT_EVENTS)[number][] =>
  TIMED_SNAPSHOT_EVENTS.filter(
    (event) => timedSnapshotMachine.after(one.state, event) !== null && mayManage(actor, one),
  );

/** Looking at pictures and saying what is wrong on them: who gives people work, and who plans snapshots. */
export const mayJudgeSnapshots = ({ codes }: Pick<Actor, 'codes'>): boolean =>
  REVIEWER_CODES.any.some((code) => codes.has(code));

/** The codes of a role whose members can be given pictures to look at: they see them, and may judge them. */
export const REVIEWER_CODES = {
  all: ['image_library_view'],
  any: ['x_dispatch', 'x_snapshot_manage'],
} as const satisfies Record<'all' | 'any', readonly PermissionCode[]>;

/** How long its pictures are kept that nothing was proved with, days. */
export const SNAPSHOT_KEEP_DAYS = [30, 90, 180] as const;
