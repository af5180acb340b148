import { rectificationMachine } from '@rondo/domain/rectification';
import type { SkipCause, SubscriptionReport } from '@rondo/domain/subscription';
import type { MessageKey } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import { dashboardStanding, requireDashboardDays } from '../../flow-dashboard/index.ts';
import {
  type AskedFigure,
  aiFigures,
  flowFigures,
  inspectionFigures,
  inspectorFigures,
  pointsFigures,
  type Query,
  scoreFigures,
  shopFigures,
  taskFigures,
} from './figures.ts';
import { LIST_REPORTS, type ListReport, narrowed, rowOf } from './lists.ts';
import { SHEETS, type SheetName, sheetOfList } from './sheets.ts';

/** What can be subscribed to: a list with the figures above it. */
interface Report {
  list: SheetName;
  /** The list of what changed alone. */
  changes?: SheetName;
  figures: (context: Context, query: Query) => Promise<AskedFigure[]>;
  /** Refuses days over which its figures are not read. */
  requireDays?: (maker: Reader, query: Query) => Promise<void>;
  /** Why a reader gets nothing of it, whatever its figures are. */
  whyNot?: (reader: Reader, query: Query) => Promise<SkipCause | null>;
}
type Reader = Pick<Context, 'db' | 'actor'>;

/** A list whose figures are how many rows it has. */
const ofList = (report: ListReport): Report => {
  const list = sheetOfList(report);
  return { list, figures: async (_, query) => countsOf(list, query, rowOf(report).counts) };
};

function countsOf(list: SheetName, query: Query, counts: ReturnType<typeof rowOf>['counts']): AskedFigure[] {
  const parts = counts.flatMap(([label, by]) => {
    const asked = narrowed(query, by);
    return asked === null ? [] : [counted(label, label, list, asked)];
  });
  return [counted('total', SHEETS[list].sheet.title, list, query), ...parts];
}

const ofLists = Object.fromEntries(LIST_REPORTS.map((report) => [report, ofList(report)])) as Record<
  ListReport,
  Report
>;

export const REPORTS: Record<SubscriptionReport, Report> = {
  ...ofLists,
  statistics: { list: 'shops', changes: 'storeChanges', figures: inspectionFigures },
  taskStatistics: { list: 'taskTable', figures: taskFigures },
  scoreStatistics: { list: 'scoreTable', figures: scoreFigures },
  shopInspection: { list: 'planShops', figures: shopFigures },
  userInspection: { list: 'inspectors', figures: inspectorFigures },
  aiStatistics: { list: 'aiRules', figures: aiFigures },
  pointsStatistics: { list: 'pointsRanking', figures: pointsFigures },
  flowDashboard: {
    ...{ list: 'flowStores', figures: flowFigures },
    ...{ requireDays: requireDashboardDays, whyNot: whyNoDashboard },
  },
  records: {
    list: 'records',
    figures: async (_, query) => [
      counted('total', 'subscription.figure.records', 'records', query),
      counted('redLine', 'subscription.figure.redLine', 'records', { ...query, redLine: true }),
      counted('open', 'subscription.figure.toRectify', 'records', { ...query, openRectification: true }),
    ],
  },
  rectifications: {
    list: 'rectifications',
    figures: async (_, query) => [
      counted('total', 'subscription.figure.rectifications', 'rectifications', query),
      counted('open', 'subscription.figure.open', 'rectifications', openOf(query)),
      counted('overdue', 'rectification.late', 'rectifications', { ...query, overdue: true }),
    ],
  },
};

/** The list that is sent. */
export const listOf = (report: SubscriptionReport, onlyChanged: boolean): SheetName =>
  (onlyChanged ? REPORTS[report].changes : undefined) ?? REPORTS[report].list;

const counted = (key: string, label: MessageKey, sheet: SheetName, query: Query): AskedFigure => ({
  ...{ key, label, unit: 'count' },
  rows: { sheet, query },
});

/** Those of the asked states that are open; all open ones where no state is asked for. */
function openOf(query: Query): Query {
  const asked = [query.state ?? rectificationMachine.open].flat();
  const open = rectificationMachine.open.filter((state) => asked.includes(state));
  // Nothing that is asked for is open: a state that none of the rows has beside those asked.
  return open.length > 0 ? { ...query, state: open } : { ...query, from: '2199-12-31' };
}

const WHY_NO_DASHBOARD = { there: null, hidden: 'no_permission', deleted: 'deleted' } as const;

async function whyNoDashboard(reader: Reader, query: Query): Promise<SkipCause | null> {
  return WHY_NO_DASHBOARD[await dashboardStanding(reader, query)];
}
