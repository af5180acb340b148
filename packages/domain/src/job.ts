import { machine } from './machine.ts';

/** Background work (后台任务): what outlives the call that asked for it (E24 of the specification). */
export const JOB_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Every kind of background work, noun and verb, with what its progress counts. */
export const JOB_UNITS = {
  'shop.import': 'row',
  'member.import': 'row',
  'department.import': 'row',
  'item.import': 'row',
  'member.export': 'row',
  'audit.export': 'row',
  'task.bulk': 'row',
  'task.export': 'row',
  'task.dispatch': 'task',
  'cycle.close': 'task',
  'shop.copy': 'row',
  'shop.export': 'row',
  'certificate.import': 'row',
  'certificate.export': 'row',
  'place.import': 'row',
  'device.import': 'row',
  'flowreading.import': 'row',
  'flowsale.import': 'row',
  'record.export': 'row',
  'record.items': 'row',
  'rectification.export': 'row',
  'rectification.pictures': 'row',
  'statistics.export': 'row',
  'taskstatistics.export': 'row',
  'scorestatistics.export': 'row',
  'shopinspection.export': 'row',
  'userinspection.export': 'row',
  'flowrows.export': 'row',
  'flowdashboard.export': 'row',
  'clip.cut': 'row',
  'snapshot.export': 'row',
  'notice.send': 'person',
  'notice.approve': 'person',
  'notice.export': 'row',
  'points.export': 'row',
  'pointsadjustment.export': 'row',
  'feedback.export': 'row',
  'template.generate': 'percent',
  'receipt.export': 'row',
  'learning.export': 'row',
  'ai.export': 'row',
  'ai.trial': 'row',
  'aievent.export': 'row',
  'aistatistics.export': 'row',
  'sample.load': 'percent',
  'sample.remove': 'percent',
} as const satisfies Record<string, JobUnit>;
export type JobUnit = 'row' | 'task' | 'person' | 'percent';
export type JobKind = keyof typeof JOB_UNITS;
export const JOB_KINDS = Object.keys(JOB_UNITS) as JobKind[];

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
