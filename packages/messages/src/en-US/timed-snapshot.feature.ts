import type { Shape } from '../shape.ts';
import type { timedSnapshotFeature as zh } from '../zh-CN/timed-snapshot.feature.ts';

export const timedSnapshotFeature = {
  job: { kind: { snapshot: { export: 'Export timed snapshots' } } },
  state: {
    timedSnapshot: {
      pending_start: 'Pending start',
      active: 'Active',
      paused: 'Paused',
      ended: 'Ended',
      expired: 'Expired',
    },
    snapshotFrame: { waiting: 'To come', captured: 'Captured', missed: 'Missed' },
    snapshotVerdict: { pass: 'Pass', problem: 'Problem', disputed: 'Disputed' },
  },
  audit: {
    field: {
      onlyOpen: 'Only during opening hours',
      keepPictures: 'Keep pictures',
      shotTimes: 'Times of the pictures',
      pictureReview: 'To be looked at',
      reviewRole: 'Looked at by role',
      notified: 'Told of missed pictures',
    },
    kind: { timedSnapshot: 'Snapshot plan', timedSnapshotPicture: 'Timed snapshot' },
    event: {
      timedSnapshot: {
        created: 'created the snapshot plan',
        edited: 'edited the snapshot plan',
        start: 'the snapshot plan started',
        pause: 'paused the snapshot plan',
        resume: 'resumed the snapshot plan',
        end: 'ended the snapshot plan',
        expire: 'the snapshot plan expired',
        switched_on: 'enabled timed snapshots for the company',
        switched_off: 'disabled timed snapshots for the company',
      },
      timedSnapshotPicture: { judged_pass: 'passed the snapshot', judged_problem: 'marked a problem on the snapshot' },
    },
  },
  notification: {
    kind: { system: { timed_snapshot: 'Missed timed snapshots' } },
    system: {
      snapshot_missed: {
        title: '{count} {count|picture|pictures} of “{plan}” missed today',
        body: 'Open the results to see which cameras, and why. You are told once a day.',
      },
    },
  },
  error: {
    SNAPSHOTS_OFF: 'Timed snapshots are not enabled for this company. Contact an administrator',
    SNAPSHOT_NAME_TAKEN: 'A snapshot plan has this name already',
    SNAPSHOT_WITHOUT_CAMERA: 'The chosen stores have no such camera',
    SNAPSHOT_NOT_THERE: 'This picture was not captured, so it cannot be judged',
  },
} satisfies Shape<typeof zh>;
