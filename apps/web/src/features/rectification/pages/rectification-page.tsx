import { RECTIFICATION_TABS, type RectificationRow, rectificationApi } from '@rondo/contract/rectification';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { STRUCTURES } from '@rondo/domain/statistics';
import { MODES } from '@rondo/domain/task';
import { Wrench } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { RectificationCard } from '../components/rectification-card.tsx';
import { useRectificationColumns } from '../components/rectification-columns.tsx';
import { RectificationDrawer } from '../components/rectification-drawer.tsx';
import { RectificationFilters } from '../components/rectification-filters.tsx';
import { filterLabels } from '../filter-labels.ts';
import { FILTERS, type FilterName } from '../filter-names.ts';

/** Correction records (product 10): the list in its tabs, one of them open at the right. */
export default function RectificationPage() {
  const t = useT();
  const storage = useStoredColumns('rectification');
  const params = useListParams({ filters: FILTERS, tab: 'all', sort: '-created' });
  const { tab, open } = params;
  const list = useCall(rectificationApi.list, inputOf(params), { keepPrevious: true });
  const counts = useCall(rectificationApi.counts, {});
  const columns = useColumnLayout(useRectificationColumns(), storage);
  const isWaiting = list.isPending || storage === null;
  const rows = isWaiting ? [] : (list.data?.list ?? []);
  const walk = useWalk(
    rows,
    (row) => row.id === open,
    (row) => params.set({ open: row.id }),
  );
  const isEmpty = !isWaiting && rows.length === 0;
  const emptyState = (list.isError || isEmpty) && (
    <ListEmptyState
      noun={t('rectification.noun')}
      icon={Wrench}
      nothingYet={t('rectification.nothingYet')}
      actions={<BeginLinks look="sentence" />}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        endpoint: rectificationApi.list,
        params,
        inputOf,
        labels: filterLabels(t),
        search: t('ui.search'),
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <>
      <ListPage
        title={t('rectification.title')}
        tabs={RECTIFICATION_TABS.map((key) => ({
          key,
          label: t(`rectification.tab.${key}`),
          count: counts.data?.[key] ?? 0,
          urgent: key === 'handle' && (counts.data?.handle ?? 0) > 0,
        }))}
        tab={tab}
        onTab={(key) => params.set({ tab: key, open: null })}
        filters={
          <RectificationFilters
            q={params.q}
            filters={params.filters}
            onSet={params.set}
            right={<ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />}
          />
        }
        footer={<PageFooter list={list.data} params={params} />}
      >
        <DataTable<RectificationRow>
          label={t('rectification.title')}
          rows={rows}
          columns={columns.shown}
          rowKey={(row) => row.id}
          nameOf={(row) => `${row.number} ${row.title}`}
          isLoading={isWaiting || list.isPlaceholderData}
          emptyState={emptyState}
          openKey={open}
          onOpen={(row) => params.set({ open: row.id })}
          onClose={() => params.set({ open: null })}
          sort={params.sort}
          onSort={(sort) => params.set({ sort })}
          card={(row) => <RectificationCard row={row} />}
        />
      </ListPage>
      {open && (
        <RectificationDrawer
          id={open}
          {...walk.place}
          onPrevious={walk.previous}
          onNext={walk.next}
          onClose={() => params.set({ open: null })}
        />
      )}
    </>
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
    severity: some(known(SEVERITIES, filters.severity)),
    overdue: one(filters.overdue) === undefined ? undefined : one(filters.overdue) === 'true',
    groupId: some(filters.groupId),
    structure: known(STRUCTURES, filters.structure)[0],
    templateId: some(filters.templateId),
    mode: some(known(MODES, filters.mode)),
    onTime: one(filters.onTime) === undefined ? undefined : one(filters.onTime) === 'true',
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
