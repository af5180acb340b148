import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiEventRow } from '@rondo/contract/ai-event-shapes';
import { ScanEye } from 'lucide-react';
import { Link } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage, type ListPageProps } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { AiGate } from '../../ai-rule/index.ts';
import { Audit } from '../components/audit.tsx';
import { useEventColumns } from '../components/event-columns.tsx';
import { EventFilters } from '../components/event-filters.tsx';
import { EventGrid, nameOf } from '../components/event-grid.tsx';
import { JudgeBar } from '../components/judge-bar.tsx';
import { EVENT_FILTERS, type EventFilter } from '../links.ts';
import { eventLabels, eventsInput } from '../list-input.ts';
import { useJudging } from '../use-judging.ts';
import '../components/ai-event.css';

const EventDrawer = lazyAtTouch(() => import('../components/event-drawer.tsx'));

const TABS = ['grid', 'list', 'audit'] as const;
interface ViewProps {
  frame: Pick<ListPageProps, 'title' | 'tabs' | 'tab' | 'onTab' | 'actions' | 'meta'>;
  params: ReturnType<typeof useListParams<EventFilter>>;
}

/** What rules found, to be judged by keyboard (D17.6). */
export default function ResultsPage() {
  const t = useT();
  return <AiGate title={t('aiEvent.title')}>{() => <Results />}</AiGate>;
}

function Results() {
  const t = useT();
  const params = useListParams({ filters: EVENT_FILTERS, sort: '-at', tab: 'grid' });
  const { page: _page, size: _size, ...filters } = eventsInput(params);
  const frame = {
    title: t('aiEvent.title'),
    meta: (
      <span className="ai-event-ways">
        <Link to="/inspect/overview">{t('aiEvent.overview')}</Link>
      </span>
    ),
    tabs: TABS.map((key) => ({
      key,
      label: t(key === 'audit' ? 'aiEvent.audit.title' : `aiEvent.view.${key}`),
    })),
    tab: params.tab,
    onTab: (tab: string) => params.set({ tab, open: null }),
    actions: (
      <>
        <SubscribeLink report="aiEvents" filters={filters} />
        <ExportMenu
          title={t('aiEvent.title')}
          filters={filters}
          count={(of) => call(aiEventApi.list, of)}
          save={(of) => saveAnswer(aiEventApi.export, of)}
          start={(of) => call(aiEventApi.startExport, of)}
        />
      </>
    ),
  };
  if (params.tab === 'audit')
    return (
      <ListPage {...frame}>
        <Audit />
      </ListPage>
    );
  return params.tab === 'list' ? <Rows frame={frame} params={params} /> : <Pictures frame={frame} params={params} />;
}

function Rows({ frame, params }: ViewProps) {
  const t = useT();
  const list = useList({
    ...{ name: 'aiEvent', endpoint: aiEventApi.list, params, inputOf: eventsInput },
    ...{ filterLabels: eventLabels(t), columns: useEventColumns() },
  });
  return (
    <TablePage
      {...frame}
      list={list}
      filters={(bar) => <EventFilters {...bar} />}
      nameOf={nameOf}
      card={(row) => <Card row={row} />}
      empty={{ noun: t('aiEvent.noun'), icon: ScanEye, nothingYet: t('aiEvent.nothingYet') }}
      drawer={(row) => <EventDrawer {...row} />}
    />
  );
}

function Card({ row }: { row: AiEventRow }) {
  return (
    <div className="ai-event-card">
      <strong className="ellipsis">{nameOf(row)}</strong>
      <StateLabel object="aiEvent" state={row.state} />
    </div>
  );
}

function Pictures({ frame, params }: ViewProps) {
  const t = useT();
  const read = useCall(aiEventApi.list, eventsInput(params), { keepPrevious: true });
  const rows = read.data?.list ?? [];
  const narrowing = narrowingOf({
    ...{ endpoint: aiEventApi.list, params, inputOf: eventsInput, labels: eventLabels(t), search: t('ui.search') },
  });
  const judging = useJudging(rows);
  const walk = useWalk(
    rows,
    (row) => row.id === params.open,
    (row) => params.set({ open: row.id }),
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons that are inside, wherever the focus is
    <div className="ai-event-page" onKeyDown={params.open ? undefined : judging.press}>
      <ListPage
        {...frame}
        filters={<EventFilters q={params.q} filters={params.filters} onSet={params.set} right={null} />}
        footer={<PageFooter list={read.data} params={params} />}
      >
        {read.isPending && <SkeletonRows rows={6} />}
        {!read.isPending && rows.length === 0 && (
          <ListEmptyState
            {...{ noun: t('aiEvent.noun'), icon: ScanEye, nothingYet: t('aiEvent.nothingYet') }}
            {...{ failure: read.error, isFiltered: params.isFiltered, narrowing, onClear: params.clear }}
            onRetry={() => void read.refetch()}
          />
        )}
        {rows.length > 0 && (
          <>
            <JudgeBar judging={judging} />
            <EventGrid rows={rows} judging={judging} onOpen={(id) => params.set({ open: id })} />
          </>
        )}
      </ListPage>
      {params.open && (
        <EventDrawer
          id={params.open}
          {...walk.place}
          onPrevious={walk.previous}
          onNext={walk.next}
          onClose={() => params.set({ open: null })}
        />
      )}
    </div>
  );
}
