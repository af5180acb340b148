import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { ListTodo } from 'lucide-react';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FigureCards } from '../components/figure-cards.tsx';
import { Headline } from '../components/headline.tsx';
import { StatisticsBody } from '../components/statistics-body.tsx';
import { StatisticsFrame } from '../components/statistics-frame.tsx';
import { SubmissionsCard } from '../components/submissions-card.tsx';
import { AgesCard, FunnelCard, TemplatesCard } from '../components/task-bars.tsx';
import { TaskRows } from '../components/task-rows.tsx';
import { TaskTable, tableOf } from '../components/task-table.tsx';
import { TaskTrendCard } from '../components/task-trend-card.tsx';
import { type Asked, askedOf, pickedPart } from '../filter.ts';
import { narrowedOf, TASK_FILTERS, type TaskFilters, usableTasks } from '../task-filter.ts';
import { type TaskOverview, useTaskCards } from '../use-task-cards.ts';
import { usualPeriod } from '../usual-period.ts';

/** Task statistics (product 12.2): what was dispatched, how far it came and how late it is. */
export default function TaskStatisticsPage() {
  const t = useT();
  const format = useFormat();
  const params = useListParams({ filters: TASK_FILTERS, sort: '-dispatched' });
  const { filters, isCut } = useMemo(() => usableTasks(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const asked = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const answer = useCall(taskStatisticsApi.overview, asked, { keepPrevious: true });
  const change = (next: Partial<TaskFilters>) => params.set({ filters: next });
  const narrowed = narrowedOf(filters);
  const can = useCan();
  return (
    <StatisticsFrame
      tab="taskStatistics"
      title={t('taskStatistics.title')}
      actions={
        <>
          <SubscribeLink report="taskStatistics" filters={{ ...asked, ...tableOf({ ...params, filters }) }} />
          {can('x_record_export') && <TableExport asked={asked} params={{ ...params, filters }} />}
        </>
      }
      live={{ filters, asked, onSet: change, isCut, until: answer.data?.dataUntilOn }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={isNothing}
        nothing={
          <EmptyState kind="nothing-yet" icon={ListTodo} title={t('taskStatistics.emptyTitle')}>
            {t('taskStatistics.emptyHint')}
          </EmptyState>
        }
        rows={narrowed && <TaskRows params={{ ...params, filters }} asked={asked} narrowed={narrowed} />}
      >
        {(overview) => (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <Figures overview={overview} asked={asked} onPick={(part) => change(pickedPart(filters, asked, part))} />
            <TaskTable params={{ ...params, filters }} asked={asked} />
          </div>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

const isNothing = ({ counts }: TaskOverview): boolean =>
  counts.dispatched + counts.due + counts.overdue + counts.closedByDeadline === 0;

/** The table as a file, in the order and by the rows that are chosen. */
function TableExport({ asked, params }: { asked: Asked; params: Parameters<typeof tableOf>[0] }) {
  const t = useT();
  const { granularity: _granularity, compare: _compare, ...filter } = asked;
  return (
    <ExportMenu
      title={t('taskStatistics.title')}
      filters={{ ...filter, ...tableOf(params) }}
      count={(of) => call(taskStatisticsApi.table, of)}
      save={(of) => saveAnswer(taskStatisticsApi.export, of)}
      start={(of) => call(taskStatisticsApi.startExport, of)}
    />
  );
}

interface FiguresProps {
  overview: TaskOverview;
  asked: Asked;
  onPick: (span: { from: string; to: string }) => void;
}

/** Everything above the table. */
function Figures({ overview, asked, onPick }: FiguresProps) {
  const t = useT();
  const cards = useTaskCards(overview, asked);
  const shared = { overview, asked };
  return (
    <>
      <Headline cards={cards} previous={{ from: overview.previousFrom, to: overview.previousTo }} />
      <FigureCards label={t('taskStatistics.title')} cards={cards} />
      <div className="statistics-row">
        <TaskTrendCard trend={overview.trend} asked={asked} onPick={onPick} />
        <FunnelCard {...shared} />
      </div>
      <div className="statistics-row">
        <SubmissionsCard {...shared} />
        <div className="statistics-column">
          <AgesCard {...shared} />
          <TemplatesCard {...shared} />
        </div>
      </div>
    </>
  );
}
