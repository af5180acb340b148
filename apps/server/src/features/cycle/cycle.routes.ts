import { cycleApi } from '@rondo/contract/cycle';
import { bind } from '../../platform/http/binding.ts';
import { bin, remove, restore } from './actions/bin.ts';
import { exportCycles } from './actions/export.ts';
import { end, pause, resume } from './actions/move.ts';
import { create, edit } from './actions/plan.ts';
import { calendar, get, list, preview, runs, skipped } from './actions/read.ts';

export const cycleRoutes = bind(cycleApi, {
  list,
  export: exportCycles,
  get,
  calendar,
  runs,
  skipped,
  preview,
  create,
  edit,
  pause,
  resume,
  end,
  remove,
  bin,
  restore,
});
