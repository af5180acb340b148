import { cycleApi } from '@rondo/contract/cycle';
import { Plus, Repeat } from 'lucide-react';
import { Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { CYCLE_CREATE_LINK } from '../../../shared/inspect/dispatch-link.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { DispatchWizard } from '../../task/index.ts';
import { BinButton } from '../components/bin-button.tsx';
import { CycleCard } from '../components/cycle-card.tsx';
import { useCycleColumns } from '../components/cycle-columns.tsx';
import { CycleFilters } from '../components/cycle-filters.tsx';
import { ExportButton } from '../components/export-button.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const CycleDrawer = lazyAtTouch(() => import('../components/cycle-drawer.tsx'));

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
  const mayCreate = useCan()('x_cycle_manage');
  const list = useList({
    name: 'cycle',
    endpoint: cycleApi.list,
    params: useListParams({ filters: FILTERS, sort: '-created' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useCycleColumns(),
  });
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onPress={() => void navigate(CYCLE_CREATE_LINK)}>
      {t('cycle.create')}
    </Button>
  );
  const exporting = list.rows.length > 0 && <ExportButton input={inputOf(list.params)} />;
  return (
    <TablePage
      list={list}
      title={t('cycle.title')}
      actions={create}
      filters={({ right, ...bar }) => (
        <CycleFilters
          {...bar}
          right={
            <>
              <BinButton />
              {exporting}
              {right}
            </>
          }
        />
      )}
      nameOf={(row) => row.name}
      card={(row) => <CycleCard row={row} />}
      empty={{ noun: t('cycle.noun'), icon: Repeat, nothingYet: t('cycle.nothingYet'), actions: create }}
      drawer={(row) => <CycleDrawer {...row} />}
    />
  );
}
