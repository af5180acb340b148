import { checkInApi } from '@rondo/contract/check-in';
import type { CheckInRow } from '@rondo/contract/check-in-shapes';
import { MapPinCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { CheckInCard } from '../components/check-in-card.tsx';
import { useCheckInColumns } from '../components/check-in-columns.tsx';
import { CheckInDrawer } from '../components/check-in-drawer.tsx';
import { CheckInFilters } from '../components/check-in-filters.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

/** Check-ins with a doubt: the list, one of them open at the right. The ways to the settings and to the codes of stores stand above. */
export default function CheckInPage() {
  const t = useT();
  const storage = useStoredColumns('checkIn');
  const params = useListParams({ filters: FILTERS, sort: '-at' });
  const { page, size, open } = params;
  const list = useCall(checkInApi.list, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(useCheckInColumns(), storage);
  const maySet = useCan()('x_company_setting');
  const isWaiting = list.isPending || storage === null;
  const rows = isWaiting ? [] : (list.data?.list ?? []);
  const walk = useWalk(
    rows,
    (row) => row.id === open,
    (row) => params.set({ open: row.id }),
  );
  const ways = (
    <>
      <Link className="button" to="/inspect/checkIn/code">
        {t('checkIn.toCode')}
      </Link>
      {maySet && (
        <Link className="button" to="/inspect/checkIn/settings">
          {t('checkIn.toSettings')}
        </Link>
      )}
    </>
  );
  const emptyState = (list.isError || (!isWaiting && rows.length === 0)) && (
    <ListEmptyState
      noun={t('checkIn.noun')}
      icon={MapPinCheck}
      nothingYet={t('checkIn.nothingYet')}
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        ...{ endpoint: checkInApi.list, params, inputOf },
        ...{ labels: filterLabels(t), search: t('ui.search') },
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <>
      <ListPage
        title={t('checkIn.title')}
        actions={ways}
        filters={
          <CheckInFilters
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
        <DataTable<CheckInRow>
          label={t('checkIn.title')}
          rows={rows}
          columns={columns.shown}
          rowKey={(row) => row.id}
          nameOf={(row) => `${row.shop.name} ${row.member.name}`}
          isLoading={isWaiting || list.isPlaceholderData}
          emptyState={emptyState}
          openKey={open}
          onOpen={(row) => params.set({ open: row.id })}
          onClose={() => params.set({ open: null })}
          sort={params.sort}
          onSort={(sort) => params.set({ sort })}
          card={(row) => <CheckInCard row={row} />}
        />
      </ListPage>
      {open && (
        <CheckInDrawer
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
