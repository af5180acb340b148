import { aiEventApi } from '@rondo/contract/ai-event';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { type Needs, signedIn } from '@rondo/contract/kit/endpoint';
import { ROWS_NEED, type RowsList } from '@rondo/contract/statistics-rows';
import type { ListSheet } from '../../../platform/export/list-sheet.ts';
import { aiStatisticsExport } from '../../ai-event/index.ts';
import { flowRowsExport, flowStoreSheet } from '../../flow-dashboard/index.ts';
import { pointsStatisticsExport } from '../../points/index.ts';
import { recordExport } from '../../record/index.ts';
import { rectificationExport } from '../../rectification/index.ts';
import {
  failureSheet,
  scoreStatisticsExport,
  shopInspectionExport,
  shopTableExport,
  storeChangeSheet,
  taskSheet,
  taskTableExport,
  userInspectionExport,
} from '../../statistics/index.ts';
import { LIST_REPORTS, type ListReport, rowOf } from './lists.ts';

/** Lists that no figure of a report opens. */
const NEVER_OPENED = [
  'items',
  'closedRecords',
  'restatements',
  'rankedShops',
  'intervals',
  'checkIns',
] as const satisfies RowsList[];

/** The lists that a report is made of, and that its numbers open. */
export type SheetName = Exclude<RowsList, (typeof NEVER_OPENED)[number]> | TableName | 'flowRows' | ListSheetName;
/** Tables that are sent and that no number opens. */
type TableName = 'taskTable' | 'scoreTable' | 'storeChanges' | 'flowStores' | 'aiRules' | 'pointsRanking';
/** Named apart from the rows of statistics: the tasks of the task centre are others than those that a figure counts. */
type ListSheetName = `list.${ListReport}`;

export const sheetOfList = (report: ListReport): ListSheetName => `list.${report}`;

export const isSheet = (list: RowsList): list is Extract<SheetName, RowsList> =>
  !NEVER_OPENED.some((other) => other === list);

interface Sheet {
  sheet: ListSheet;
  needs: Needs;
}

const ofLists = Object.fromEntries(
  LIST_REPORTS.map((report): [ListSheetName, Sheet] => [sheetOfList(report), rowOf(report)]),
) as Record<ListSheetName, Sheet>;

export const SHEETS: Record<SheetName, Sheet> = {
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
  planShops: { sheet: shopInspectionExport.sheet, needs: ROWS_NEED.planShops },
  inspectors: { sheet: userInspectionExport.sheet, needs: ROWS_NEED.inspectors },
  aiRules: { sheet: aiStatisticsExport.sheet, needs: aiEventApi.statistics.needs },
  pointsRanking: { sheet: pointsStatisticsExport.sheet, needs: signedIn },
  ...ofLists,
};

/** The labels under which lists tell their period: a report says its own. */
export const PERIOD_LABELS: readonly string[] = [
  'record.filter.period',
  'rectification.created',
  'points.column.at',
  'receipt.column.sent',
  'aiEvent.period',
  'timedSnapshot.results.period',
  'task.created',
];
