import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { bind } from '../../platform/http/binding.ts';
import { create, edit, estimate, move, reviewRoles } from './actions/plan.ts';
import { get, list } from './actions/read.ts';
import { coverage, frame, frames, judge, matrix, review, timeLapse, times } from './actions/results.ts';
import { saveSetting, setting } from './actions/setting.ts';
import { frameExport } from './export.ts';
import { whenOn } from './when-on.ts';

export const timedSnapshotRoutes = bind(timedSnapshotApi, {
  setting,
  saveSetting,
  list: whenOn(list),
  get: whenOn(get),
  reviewRoles: whenOn(reviewRoles),
  estimate: whenOn(estimate),
  create: whenOn(create),
  edit: whenOn(edit),
  move: whenOn(move),
  coverage: whenOn(coverage),
  matrix: whenOn(matrix),
  times: whenOn(times),
  frames: whenOn(frames),
  frame: whenOn(frame),
  lapse: whenOn(timeLapse),
  export: frameExport.download,
  startExport: whenOn(frameExport.start),
  review: whenOn(review),
  judge: whenOn(judge),
});
