import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { atMost } from '../../platform/at-most.ts';
import { bind } from '../../platform/http/binding.ts';
import { read } from './figures/figures.actions.ts';
import { counters, markers } from './figures/markers.actions.ts';
import { rows } from './figures/rows.actions.ts';
import { flowRowsExport } from './figures/rows-export.ts';
import { saveSetting, setting, trySetting } from './figures/setting.actions.ts';

/** Computations over a period at once: who asks for a year waits for a place, the others keep theirs. */
const AT_ONCE = 4;

export const flowFiguresRoutes = bind(flowFiguresApi, {
  read: atMost(AT_ONCE, read),
  rows: atMost(AT_ONCE, rows),
  trySetting: atMost(AT_ONCE, trySetting),
  markers,
  counters,
  setting,
  saveSetting,
  exportRows: flowRowsExport.download,
  startExportRows: flowRowsExport.start,
});
