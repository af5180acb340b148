import { type CoveragePolicyDetail, type CoveragePolicyRow, coveragePolicyApi } from '@rondo/contract/coverage-policy';
import { ListChecks, Plus } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { CoveragePolicyCard } from '../components/coverage-policy-card.tsx';
import { useCoveragePolicyColumns } from '../components/coverage-policy-columns.tsx';
import { CoveragePolicyDrawer } from '../components/coverage-policy-drawer.tsx';
import { CoveragePolicyFilters } from '../components/coverage-policy-filters.tsx';
import { CoveragePolicyForm } from '../components/coverage-policy-form.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';
import { useShown } from '../use-shown.ts';

/** Coverage policies: the list, one of them open at the right, the form over both. */
export default function CoveragePolicyPage() {
  const t = useT();
  const storage = useStoredColumns('coveragePolicy');
  const params = useListParams({ filters: FILTERS, sort: '-created' });
  const { page, size, open } = params;
  const [shown, show] = useShown();
  const list = useCall(coveragePolicyApi.list, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(useCoveragePolicyColumns(), storage);
  const mayCreate = useCan()('x_cycle_manage');
  /** What the form is about: a coverage policy, or a new one. */
  const [form, setForm] = useState<CoveragePolicyDetail | 'new' | null>(null);
  useAskedDialog((asked) => asked === 'create' && mayCreate && setForm('new'));
  const isWaiting = list.isPending || storage === null;
  const rows = isWaiting ? [] : (list.data?.list ?? []);
  const walk = useWalk(
    rows,
    (row) => row.id === open,
    (row) => params.set({ open: row.id }),
  );
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => setForm('new')}>
      {t('coveragePolicy.create')}
    </Button>
  );
  const emptyState = (list.isError || (!isWaiting && rows.length === 0)) && (
    <ListEmptyState
      noun={t('coveragePolicy.noun')}
      icon={ListChecks}
      nothingYet={t('coveragePolicy.nothingYet')}
      actions={create}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        ...{ endpoint: coveragePolicyApi.list, params, inputOf },
        ...{ labels: filterLabels(t), search: t('ui.search') },
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <>
      <ListPage
        title={t('coveragePolicy.title')}
        actions={create}
        filters={
          <CoveragePolicyFilters
            q={params.q}
            filters={params.filters}
            onSet={params.set}
            right={<ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />}
          />
        }
        footer={
          list.data && (
            <ListFooter
              total={list.data.total}
              isCapped={list.data.totalIsCapped}
              hasMore={list.data.next !== null}
              page={page}
              size={size}
              onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
            />
          )
        }
      >
        <DataTable<CoveragePolicyRow>
          label={t('coveragePolicy.title')}
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
          card={(row) => <CoveragePolicyCard row={row} />}
        />
      </ListPage>
      {open && (
        <CoveragePolicyDrawer
          id={open}
          {...walk.place}
          onPrevious={walk.previous}
          onNext={walk.next}
          onClose={() => params.set({ open: null })}
          onEdit={setForm}
          shown={shown}
          onShow={show}
        />
      )}
      {form && (
        <CoveragePolicyForm {...(form === 'new' ? {} : { coveragePolicy: form })} onClose={() => setForm(null)} />
      )}
    </>
  );
}
