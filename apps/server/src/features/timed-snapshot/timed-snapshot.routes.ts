import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { bind } from '../../platform/http/binding.ts';
import { create, edit, estimate, move } from './actions/plan.ts';
import { get, list } from './actions/read.ts';
import { coverage, frame, frames, judge, matrix, times } from './actions/results.ts';
import { saveSetting, setting } from './actions/setting.ts';
import { whenOn } from './when-on.ts';

export const timedSnapshotRoutes = bind(timedSnapshotApi, {
  setting,
  saveSetting,
  list: whenOn(list),
  get: whenOn(get),
  estimate: whenOn(estimate),
  create: whenOn(create),
  edit: whenOn(edit),
  move: whenOn(move),
  coverage: whenOn(coverage),
  matrix: whenOn(matrix),
  times: whenOn(times),
  frames: whenOn(frames),
  frame: whenOn(frame),
  judge: whenOn(judge),
});
