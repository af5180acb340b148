import type { Brought } from './brought.ts';
import type { Job } from './domain-feature.ts';
import { FEATURES } from './features.gen.ts';
import { machine } from './machine.ts';

/** Background work (后台任务): what outlives the call that asked for it (E24 of the specification). */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;
export type JobState = (typeof JOB_STATES)[number];

type KeysOf<T> = T extends unknown ? keyof T & string : never;
/** A kind of background work, noun and verb; its words are `job.kind`. */
export type JobKind = KeysOf<Brought<'jobs'>>;

type ValuesOf<T> = T extends unknown ? T[keyof T] : never;
type Changed = Extract<ValuesOf<Brought<'jobs'>>, { changes: readonly unknown[] }>['changes'][number];

/** Every kind that the features bring. */
export const JOBS = Object.fromEntries(
  FEATURES.flatMap((feature) => ('jobs' in feature ? Object.entries(feature.jobs) : [])),
) as Readonly<Record<JobKind, Job & { changes: readonly Changed[] }>>;
export const JOB_KINDS = Object.keys(JOBS) as JobKind[];

const JOB_EVENTS = ['begin', 'finish', 'fail', 'cancel', 'undo'] as const;
type JobEvent = (typeof JOB_EVENTS)[number];

/** `begin` in `running`: the process that worked on it is gone and another one begins from the start. */
export const jobRunMachine = machine<JobState, JobEvent>(
  {
    waiting: { begin: 'running', fail: 'failed', cancel: 'cancelled' },
    running: { begin: 'running', finish: 'done', fail: 'failed', cancel: 'cancelled' },
    done: { undo: 'undone' },
    failed: {},
    cancelled: {},
    undone: {},
  },
  ['begin', 'finish', 'fail'],
);

/** Whether it still goes on, or waits to. */
export const isJobOpen = (state: JobState): boolean => jobRunMachine.after(state, 'cancel') !== null;
