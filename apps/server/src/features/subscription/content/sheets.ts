import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { type Needs, signedIn } from '@rondo/contract/kit/endpoint';
import { ROWS_NEED, type RowsList } from '@rondo/contract/statistics-rows';
import type { ListSheet } from '../../../platform/export/list-sheet.ts';
import { flowRowsExport, flowStoreSheet } from '../../flow-dashboard/index.ts';
import { recordExport } from '../../record/index.ts';
import { rectificationExport } from '../../rectification/index.ts';
import {
  failureSheet,
  scoreStatisticsExport,
  shopTableExport,
  storeChangeSheet,
  taskSheet,
  taskTableExport,
} from '../../statistics/index.ts';

/** Lists that no figure of a report opens. */
const NEVER_OPENED = [
  'items',
  'closedRecords',
  'restatements',
  'rankedShops',
  'planShops',
  'intervals',
  'inspectors',
  'checkIns',
] as const satisfies RowsList[];

/** The lists that a report is made of, and that its numbers open. */
export type SheetName = Exclude<RowsList, (typeof NEVER_OPENED)[number]> | TableName | 'flowRows';
/** Tables that are sent and that no number opens. */
type TableName = 'taskTable' | 'scoreTable' | 'storeChanges' | 'flowStores';

export const isSheet = (list: RowsList): list is Extract<SheetName, RowsList> =>
  !NEVER_OPENED.some((other) => other === list);

export const SHEETS: Record<SheetName, { sheet: ListSheet; needs: Needs }> = {
  records: { sheet: recordExport.sheet, needs: ROWS_NEED.records },
  rectifications: { sheet: rectificationExport.sheet, needs: ROWS_NEED.rectifications },
  shops: { sheet: shopTableExport.sheet, needs: ROWS_NEED.shops },
  failures: { sheet: failureSheet, needs: ROWS_NEED.failures },
  tasks: { sheet: taskSheet, needs: ROWS_NEED.tasks },
  storeChanges: { sheet: storeChangeSheet, needs: ROWS_NEED.shops },
  scoreTable: { sheet: scoreStatisticsExport.sheet, needs: signedIn },
  taskTable: { sheet: taskTableExport.sheet, needs: signedIn },
  flowStores: { sheet: flowStoreSheet, needs: flowFiguresApi.rows.needs },
  flowRows: { sheet: flowRowsExport.sheet, needs: flowFiguresApi.rows.needs },
};

/** The labels under which lists tell their period: a report says its own. */
export const PERIOD_LABELS: readonly string[] = ['record.filter.period', 'rectification.created'];
