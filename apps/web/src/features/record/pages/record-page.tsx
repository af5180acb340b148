import { RECORD_TABS, type RecordRow, recordApi } from '@rondo/contract/record';
import { ClipboardCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import { objectLink } from '../../../shared/links.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { type LayoutStorage, useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { RecordCard } from '../components/record-card.tsx';
import { useRecordColumns } from '../components/record-columns.tsx';
import { RecordFilters } from '../components/record-filters.tsx';
import { filterLabels } from '../filter-labels.ts';
import { FILTERS, inputOf } from '../list-input.ts';

/** Inspection records (product 11): the list in its tabs; a row opens its report. */
export default function RecordPage() {
  const storage = useStoredColumns('record');
  const t = useT();
  if (storage) return <RecordList storage={storage} />;
  return (
    <ListPage title={t('record.title')}>
      <SkeletonRows rows={8} hasHead />
    </ListPage>
  );
}

function RecordList({ storage }: { storage: LayoutStorage }) {
  const t = useT();
  const navigate = useNavigate();
  const params = useListParams({ filters: FILTERS, tab: 'all', sort: '-submitted' });
  const list = useCall(recordApi.list, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(useRecordColumns(), storage);
  const rows = list.data?.list ?? [];
  const isEmpty = !list.isPending && rows.length === 0;
  const emptyState = (list.isError || isEmpty) && (
    <ListEmptyState
      noun={t('record.noun')}
      icon={ClipboardCheck}
      nothingYet={t('record.emptyHint')}
      actions={<BeginLinks look="sentence" />}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        endpoint: recordApi.list,
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
    <ListPage
      title={t('record.title')}
      tabs={RECORD_TABS.map((key) => ({ key, label: t(`record.tab.${key}`) }))}
      tab={params.tab}
      onTab={(key) => params.set({ tab: key })}
      filters={
        <RecordFilters
          q={params.q}
          filters={params.filters}
          onSet={params.set}
          right={<ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />}
        />
      }
      footer={<PageFooter list={list.data} params={params} />}
    >
      <DataTable<RecordRow>
        label={t('record.title')}
        rows={rows}
        columns={columns.shown}
        rowKey={(row) => row.id}
        nameOf={(row) => `${row.number} ${row.shop.name}`}
        isLoading={list.isPending || list.isPlaceholderData}
        emptyState={emptyState}
        onOpen={(row) => void navigate(objectLink('record', row.id))}
        sort={params.sort}
        onSort={(sort) => params.set({ sort })}
        card={(row) => <RecordCard row={row} />}
      />
    </ListPage>
  );
}
