import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { addDays } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { ArrowLeft, Camera } from 'lucide-react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListPage, type ListPageProps } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CoverageStrip } from '../components/coverage-strip.tsx';
import { Matrix } from '../components/matrix.tsx';
import { Pictures } from '../components/pictures.tsx';
import { ResultFilters } from '../components/result-filters.tsx';
import { SettingGate } from '../components/setting-gate.tsx';
import { TaskPictures } from '../components/task-pictures.tsx';
import { Wall } from '../components/wall.tsx';
import { RESULT_FILTERS, RESULT_TABS } from '../links.ts';
import '../components/timed-snapshot.css';

/** The results of a plan: stores by days, one time over all stores, or single pictures. */
export default function ResultsPage() {
  return <SettingGate>{() => <Results />}</SettingGate>;
}

function Results() {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const params = useListParams({ filters: RESULT_FILTERS, tab: 'matrix' });
  const planId = params.filters.plan[0] ?? '';
  const read = useCall(timedSnapshotApi.get, { id: planId }, { enabled: planId !== '', keepPrevious: true });
  const period = {
    from: params.filters.from[0] ?? addDays(today, 1 - LIMIT.snapshot.forecastDays),
    to: params.filters.to[0] ?? today,
  };
  const frame = {
    title: read.data?.name ?? t('timedSnapshot.results.title'),
    meta: (
      <Link to="/timed-snapshot" className="snapshot-back">
        <ArrowLeft size={14} strokeWidth={1.75} aria-hidden />
        {t('timedSnapshot.title')}
      </Link>
    ),
    tabs: RESULT_TABS.map((key) => ({ key, label: t(`timedSnapshot.tab.${key}`) })),
    tab: params.tab,
    onTab: (tab: string) => params.set({ tab }),
  } satisfies Partial<ListPageProps>;
  const [taskId] = params.filters.task;
  if (planId === '' && taskId !== undefined) return <TaskPictures taskId={taskId} params={params} />;
  if (planId === '') {
    return (
      <ListPage title={frame.title} meta={frame.meta}>
        <EmptyState kind="nothing-yet" icon={Camera} title={t('timedSnapshot.results.choose')}>
          {t('timedSnapshot.nothingYet')}
        </EmptyState>
      </ListPage>
    );
  }
  if (read.isLoadingError) {
    return (
      <ListPage title={frame.title} meta={frame.meta}>
        <LoadFailure noun={t('timedSnapshot.noun')} failure={read.error} onRetry={() => void read.refetch()} />
      </ListPage>
    );
  }
  const strip = <CoverageStrip planId={planId} period={period} shopId={params.filters.shopId} />;
  if (params.tab === 'list') return <Pictures frame={frame} params={params} period={period} strip={strip} />;
  const isWall = params.tab === 'wall';
  return (
    <ListPage
      {...frame}
      above={strip}
      filters={
        isWall ? null : (
          <ResultFilters filters={params.filters} onSet={params.set} right={null} period={period} isList={false} />
        )
      }
    >
      {isWall ? (
        <Wall planId={planId} today={today} params={params} />
      ) : (
        <Matrix planId={planId} period={period} params={params} />
      )}
    </ListPage>
  );
}
