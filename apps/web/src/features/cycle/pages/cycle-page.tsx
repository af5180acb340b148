import { type CycleRow, cycleApi } from '@rondo/contract/cycle';
import { Plus, Repeat } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { CYCLE_CREATE_LINK } from '../../../shared/inspect/dispatch-link.ts';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { DispatchWizard } from '../../task/index.ts';
import { BinButton } from '../components/bin-button.tsx';
import { CycleCard } from '../components/cycle-card.tsx';
import { useCycleColumns } from '../components/cycle-columns.tsx';
import { CycleDrawer } from '../components/cycle-drawer.tsx';
import { CycleFilters } from '../components/cycle-filters.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

/** Cyclic records, or the dispatch wizard in their place. */
export default function CyclePage() {
  const [query] = useSearchParams();
  const mayManage = useCan()('x_cycle_manage');
  if (query.has('dispatch') && mayManage) {
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <DispatchWizard />
      </Suspense>
    );
  }
  return <CycleList />;
}

/** The list, and one of them open at the right with its calendar. */
function CycleList() {
  const t = useT();
  const navigate = useNavigate();
  const storage = useStoredColumns('cycle');
  const params = useListParams({ filters: FILTERS, sort: '-created' });
  const { open } = params;
  const list = useCall(cycleApi.list, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(useCycleColumns(), storage);
  const mayCreate = useCan()('x_cycle_manage');
  const isWaiting = list.isPending || storage === null;
  const rows = isWaiting ? [] : (list.data?.list ?? []);
  const walk = useWalk(
    rows,
    (row) => row.id === open,
    (row) => params.set({ open: row.id }),
  );
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => void navigate(CYCLE_CREATE_LINK)}>
      {t('cycle.create')}
    </Button>
  );
  const emptyState = (list.isError || (!isWaiting && rows.length === 0)) && (
    <ListEmptyState
      noun={t('cycle.noun')}
      icon={Repeat}
      nothingYet={t('cycle.nothingYet')}
      actions={create}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        ...{ endpoint: cycleApi.list, params, inputOf },
        ...{ labels: filterLabels(t), search: t('ui.search') },
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <>
      <ListPage
        title={t('cycle.title')}
        actions={create}
        filters={
          <CycleFilters
            q={params.q}
            filters={params.filters}
            onSet={params.set}
            right={
              <>
                <BinButton />
                {rows.length > 0 && <ExportButton input={inputOf(params)} />}
                <ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />
              </>
            }
          />
        }
        footer={<PageFooter list={list.data} params={params} />}
      >
        <DataTable<CycleRow>
          label={t('cycle.title')}
          rows={rows}
          columns={columns.shown}
          rowKey={(row) => row.id}
          nameOf={(row) => row.name}
          isLoading={isWaiting || list.isPlaceholderData}
          emptyState={emptyState}
          openKey={open}
          onOpen={(row) => params.set({ open: row.id })}
          onClose={() => params.set({ open: null })}
          sort={params.sort}
          onSort={(sort) => params.set({ sort })}
          card={(row) => <CycleCard row={row} />}
        />
      </ListPage>
      {open && (
        <CycleDrawer
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
