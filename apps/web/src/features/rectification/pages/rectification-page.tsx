import { RECTIFICATION_TABS, rectificationApi } from '@rondo/contract/rectification';
import { RECTIFICATION_SOURCES, RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { structureOf } from '@rondo/domain/structure';
import { MODES, PRIORITIES } from '@rondo/domain/task';
import { Wrench } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import { ProblemLink } from '../../../shared/inspect/problem-link.tsx';
import { realOf } from '../../../shared/inspect/real-rows.ts';
import { traitsOf } from '../../../shared/inspect/shop-traits.ts';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { BulkPart } from '../components/bulk-part.tsx';
import { RectificationCard } from '../components/rectification-card.tsx';
import { useRectificationColumns } from '../components/rectification-columns.tsx';
import { RectificationFilters } from '../components/rectification-filters.tsx';
import { filterLabels } from '../filter-labels.ts';
import { FILTERS, type FilterName } from '../filter-names.ts';
import { useLeaving } from '../use-leaving.ts';
import { RECTIFICATION_VIEWS, useRectificationView } from '../use-rectification-view.ts';

const RectificationDrawer = lazyAtTouch(() => import('../components/rectification-drawer.tsx'));

const RectificationBoard = lazy(() => import('../components/rectification-board.tsx'));

/** Correction records (product 10): the list in its tabs, one of them open at the right. */
export default function RectificationPage() {
  const t = useT();
  const params = useListParams({ filters: FILTERS, tab: 'all', sort: '-created' });
  const list = useList({
    name: 'rectification',
    endpoint: rectificationApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useRectificationColumns(),
  });
  const counts = useCall(rectificationApi.counts, {}).data;
  const can = useCan();
  const { view, setView, openState } = useRectificationView();
  const { page: _page, size: _size, ...filters } = inputOf(params);
  const leaving = useLeaving(filters);
  const [ticked, setTicked] = useState<string[]>([]);
  const chosen = list.rows.filter((row) => ticked.includes(row.id));
  const chosenLeaving = useLeaving(
    filters,
    chosen.map(({ id }) => id),
  );
  return (
    <TablePage
      list={list}
      title={t('rectification.title')}
      actions={
        <>
          <ProblemLink />
          {can('issue_select') && (
            <>
              <SubscribeLink report="rectifications" filters={filters} />
              <ExportMenu
                title={t('rectification.title')}
                filters={filters}
                count={(asked) => call(rectificationApi.list, asked)}
                save={(asked) => saveAnswer(rectificationApi.export, asked)}
                start={(asked) => call(rectificationApi.startExport, asked)}
                more={leaving.pictured}
              />
            </>
          )}
        </>
      }
      tabs={RECTIFICATION_TABS.map((key) => ({
        key,
        label: t(`rectification.tab.${key}`),
        count: counts?.[key] ?? 0,
        urgent: key === 'handle' && (counts?.handle ?? 0) > 0,
      }))}
      tab={params.tab}
      onTab={(key) => params.set({ tab: key, open: null })}
      filters={(bar) => <RectificationFilters {...bar} />}
      bulk={
        view === 'list' && (
          <BulkPart rows={chosen} leaving={can('issue_select') ? chosenLeaving : null} onClear={() => setTicked([])} />
        )
      }
      selection={{ keys: ticked, onChange: setTicked, onCards: true }}
      shape={
        <Segment
          label={t('ui.board.shape')}
          isSmall
          options={RECTIFICATION_VIEWS.map((value) => ({ value, label: t(`ui.board.${value}`) }))}
          value={view}
          onChange={setView}
        />
      }
      instead={
        view === 'board' && (
          <Suspense fallback={<SkeletonRows rows={8} />}>
            <RectificationBoard
              input={inputOf(params)}
              chosen={filters.state ?? []}
              onOpen={({ id }) => params.set({ open: id })}
              onState={openState}
            />
          </Suspense>
        )
      }
      nameOf={(row) => `${row.number} ${row.title}`}
      card={(row) => <RectificationCard row={row} />}
      empty={{
        noun: t('rectification.noun'),
        icon: Wrench,
        nothingYet: t('rectification.nothingYet'),
        actions: <BeginLinks look="sentence" />,
      }}
      drawer={(row) => <RectificationDrawer {...row} />}
    />
  );
}

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
function inputOf(params: ListParams<FilterName>) {
  const { page, size, q, tab, sort, filters } = params;
  const known = <T extends string>(all: readonly T[], values: readonly string[]): T[] =>
    all.filter((one) => values.includes(one));
  const some = <T,>(values: T[]): T[] | undefined => (values.length > 0 ? values : undefined);
  const one = (values: readonly string[]): string | undefined => values[0];
  const sorts = ['-created', 'created', 'deadline', '-deadline'] as const;
  return {
    page,
    size,
    keyword: q,
    tab: RECTIFICATION_TABS.find((key) => key === tab) ?? 'all',
    sort: sorts.find((key) => key === sort) ?? '-created',
    state: some(known(RECTIFICATION_STATES, filters.state)),
    source: some(known(RECTIFICATION_SOURCES, filters.source)),
    severity: some(known(SEVERITIES, filters.severity)),
    priority: some(known(PRIORITIES, filters.priority)),
    overdue: one(filters.overdue) === undefined ? undefined : one(filters.overdue) === 'true',
    asked: one(filters.asked) === undefined ? undefined : one(filters.asked) === 'true',
    appealed: one(filters.appealed) === undefined ? undefined : one(filters.appealed) === 'true',
    groupId: some(filters.groupId),
    ...traitsOf(filters),
    real: realOf(filters.real),
    structure: structureOf(filters.structure[0]),
    templateId: some(filters.templateId),
    mode: some(known(MODES, filters.mode)),
    onTime: one(filters.onTime) === undefined ? undefined : one(filters.onTime) === 'true',
    lasted: one(filters.lasted) === undefined ? undefined : one(filters.lasted) === 'true',
    initiatorId: some(filters.initiatorId),
    handlerId: some(filters.handlerId),
    reviewerId: some(filters.reviewerId),
    ccId: some(filters.ccId),
    shopId: some(filters.shopId),
    recordId: one(filters.recordId),
    itemId: one(filters.itemId),
    from: one(filters.from),
    to: one(filters.to),
    deadlineFrom: one(filters.deadlineFrom),
    deadlineTo: one(filters.deadlineTo),
  };
}
