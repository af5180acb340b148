import type { FlowDashboardDetail } from '@rondo/contract/flow-dashboard';
import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { FlowGranularity } from '@rondo/domain/flow-asked';
import { FLOW_METRIC_KEYS } from '@rondo/domain/flow-metric';
import { LayoutDashboard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { openedIn } from '../open-rows.ts';
import type { useFigures } from '../use-figures.ts';
import { useMarkers } from '../use-markers.ts';
import { DashboardGrid } from './dashboard-grid.tsx';
import { NoCounters } from './no-counters.tsx';
import type { RowsOf } from './rows-drawer.tsx';
import { WidgetBody } from './widget-body.tsx';
import { WidgetFrame } from './widget-frame.tsx';

const RowsDrawer = lazyAtTouch(() => import('./rows-drawer.tsx'));

interface Props {
  widgets: readonly FlowWidget[];
  filters: FlowDashboardFilters;
  today: string;
  figures: ReturnType<typeof useFigures>;
  pictures: readonly FileRef[];
  withEvents: boolean;
  can: FlowDashboardDetail['can'];
  /** Of the address: the number whose rows are open. */
  open: string | null;
  onClose: () => void;
  /** Buttons of each widget while it is edited. */
  tools?: (widget: FlowWidget) => ReactNode;
  onEdit: () => void;
}

/** The widgets with their figures, and the rows of the number that is open. */
export function DashboardBody(props: Props) {
  const { widgets, filters, today, figures, pictures, withEvents, can, open, onClose, tools, onEdit } = props;
  const t = useT();
  const { read, questions } = figures;
  const markers = useMarkers(filters, today, withEvents);
  if (widgets.length === 0)
    return (
      <EmptyState
        kind="nothing-yet"
        icon={LayoutDashboard}
        title={t('flowDashboard.empty.noWidgets')}
        actions={
          can.edit &&
          !tools && (
            <button type="button" className="button button-primary" onClick={onEdit}>
              {t('flowDashboard.act.edit')}
            </button>
          )
        }
      >
        {t('flowDashboard.empty.noWidgetsHint')}
      </EmptyState>
    );
  if (read.error && !read.data) return <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />;
  const answers = read.data?.answers ?? [];
  const answerOf = (key: string): FlowAnswer | undefined => answers.find((one) => one.key === key);
  const opened = openedIn(open);
  const rows = rowsOf(opened, { widgets, questions, answers });
  return (
    <>
      {read.data && <NoCounters answers={answers} />}
      <div aria-busy={read.isPlaceholderData}>
        <DashboardGrid widgets={widgets} isEditing={tools !== undefined}>
          {(widget) => (
            <WidgetFrame
              widget={widget}
              formula={read.data?.formula ?? 'of_street'}
              isProvisional={answerOf(widget.key)?.isProvisional ?? false}
              parts={partsOf(widget, filters, answerOf(widget.key))}
              tools={tools?.(widget)}
            >
              <WidgetBody widget={widget} answer={answerOf(widget.key)} pictures={pictures} markers={markers} />
            </WidgetFrame>
          )}
        </DashboardGrid>
      </div>
      {rows && <RowsDrawer key={open} rows={rows} onClose={onClose} />}
    </>
  );
}

/** The length of a course's parts where it is not the one chosen: the period is too long or short for it, or a metric is known by the hour alone. */
function partsOf(
  { kind, by, own }: FlowWidget,
  { granularity }: FlowDashboardFilters,
  answer: FlowAnswer | undefined,
): FlowGranularity | null {
  if (!answer || by !== 'time' || kind === 'number') return null;
  return answer.granularity === (own.granularity ?? granularity) ? null : answer.granularity;
}

interface Known extends Pick<Props, 'widgets'> {
  questions: ReturnType<typeof useFigures>['questions'];
  answers: readonly FlowAnswer[];
}

/** The number that the address names, where it is one of this dashboard. */
function rowsOf(opened: ReturnType<typeof openedIn>, { widgets, questions, answers }: Known): RowsOf | null {
  if (!opened) return null;
  const widget = widgets.find(({ key }) => key === opened.widget);
  const question = questions.find(({ key }) => key === opened.widget);
  const answer = answers.find(({ key }) => key === opened.widget);
  const metric = FLOW_METRIC_KEYS.find((one) => one === opened.metric);
  return widget && question && answer && metric ? { widget, question, answer, metric, point: opened.point } : null;
}
