import type { Output } from '@rondo/contract/kit/endpoint';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import type { ShopRow } from '@rondo/contract/shop-shapes';
import { SHOP_STATES } from '@rondo/domain/shop';
import { ClipboardList } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useStoredColumns } from '../../../shared/session/stored-columns.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { type LayoutStorage, useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { GroupTree } from '../components/group-tree.tsx';
import { ShopActions } from '../components/shop-actions.tsx';
import { ShopCard } from '../components/shop-card.tsx';
import { useShopColumns } from '../components/shop-columns.tsx';
import { ShopDrawer } from '../components/shop-drawer.tsx';
import { ShopEmptyState } from '../components/shop-empty-state.tsx';
import { FILTERS, ShopFilters } from '../components/shop-filters.tsx';
import { filterLabels } from '../filter-labels.ts';
import type { Dialog } from '../shop-dialog.ts';
import { inputOf } from '../shop-input.ts';
import { dispatchTo } from '../shop-links.ts';
import { useExport } from '../use-export.ts';
import '../components/shop.css';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const ShopDialogs = lazyPart(() => import('../components/shop-dialogs.tsx'));

/** The stores (product 3): groups at the left, the list in tabs by state, one of them open at the right. */
export default function ShopPage() {
  const storage = useStoredColumns('shop');
  const t = useT();
  if (storage) return <ShopList storage={storage} />;
  return (
    <ListPage title={t('shop.title')}>
      <SkeletonRows rows={8} hasHead />
    </ListPage>
  );
}

function ShopList({ storage }: { storage: LayoutStorage }) {
  const t = useT();
  const format = useFormat();
  const params = useListParams({ filters: FILTERS, sort: 'name' });
  const isFolded = useNarrow(widths.drawer);
  const isPhone = useNarrow();
  const list = useCall(shopApi.list, inputOf(params), { keepPrevious: true });
  const counts = useCall(shopApi.counts, {}).data;
  const root = useCall(shopGroupApi.list, {}).data?.find((group) => group.parentId === null);
  const columns = useColumnLayout(useShopColumns(), storage);
  const { dialog, setDialog, create, closeDialog } = useDialogs(
    params.filters.group[0] ?? root?.id,
    root !== undefined,
  );
  const { filters, open } = params;
  const [ticked, setTicked] = useState<string[]>([]);
  const exportShops = useExport();
  const mayDispatch = useCan()('x_dispatch');
  const mayCreate = counts?.can.create ?? false;
  const rows = list.data?.list ?? [];
  const chosen = rows.filter((row) => ticked.includes(row.id)).map((row) => row.id);
  const chooseGroup = (id: string | null) => params.set({ filters: { group: id ? [id] : [] } });
  const tree = (
    <GroupTree
      current={filters.group[0] ?? null}
      onChoose={chooseGroup}
      onAct={(act, group) => setDialog({ kind: 'group', act, group })}
    />
  );
  const emptyState = (list.isError || (!list.isPending && rows.length === 0)) && (
    <ShopEmptyState
      failure={list.error}
      isFiltered={params.isFiltered}
      narrowing={narrowingOf({
        endpoint: shopApi.list,
        params,
        inputOf,
        labels: filterLabels(t),
        search: t('ui.search'),
      })}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
      onCreate={create}
      mayCreate={mayCreate}
      onImport={() => setDialog({ kind: 'import' })}
    />
  );
  const total = counts ? counts.open + counts.preparing + counts.closed : null;
  const totalText = total === 1 ? 1 : format.count(total);
  const meta = !isPhone && counts && t('shop.meta', { total: totalText, open: format.count(counts.open) });
  return (
    <>
      <ListPage
        title={t('shop.title')}
        meta={meta}
        actions={
          <ShopActions
            mayCreate={mayCreate}
            onBin={() => setDialog({ kind: 'bin' })}
            onExport={() => void exportShops(inputOf(params))}
            onImport={() => setDialog({ kind: 'import' })}
            onCreate={create}
          />
        }
        tabs={tabsOf(counts, total, t)}
        tab={SHOP_STATES.find((state) => state === filters.state[0]) ?? ''}
        onTab={(key) => params.set({ filters: { state: key ? [key] : [] }, open: null })}
        filters={
          <ShopFilters
            q={params.q}
            filters={filters}
            onSet={params.set}
            groupChip={isFolded && <GroupChip value={filters.group} onChange={chooseGroup} />}
            right={<ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />}
          />
        }
        bulk={<ShopBulk ids={chosen} onClear={() => setTicked([])} />}
        footer={<PageFooter list={list.data} params={params} />}
      >
        <div className="shop-page" data-folded={isFolded}>
          {!isFolded && <aside className="shop-side">{tree}</aside>}
          <div className="shop-rows">
            <div className="shop-list">
              <DataTable<ShopRow>
                label={t('shop.title')}
                rows={rows}
                columns={columns.shown}
                rowKey={(row) => row.id}
                nameOf={(row) => row.name}
                isLoading={list.isPending || list.isPlaceholderData}
                emptyState={emptyState}
                {...(mayDispatch ? { selection: { keys: ticked, onChange: setTicked } } : {})}
                openKey={open}
                onOpen={(row) => params.set({ open: row.id })}
                onClose={() => params.set({ open: null })}
                sort={params.sort}
                onSort={(sort) => params.set({ sort })}
                card={(row) => <ShopCard shop={row} />}
              />
            </div>
          </div>
        </div>
      </ListPage>
      {open && <OpenShop id={open} rows={rows} onOpen={(id) => params.set({ open: id })} onDialog={setDialog} />}
      {dialog && (
        <Suspense fallback={null}>
          <ShopDialogs dialog={dialog} onClose={closeDialog} onGone={() => params.set({ open: null })} />
        </Suspense>
      )}
    </>
  );
}

/** The tree behind a chip, where there is no room beside the list. */
function GroupChip({ value, onChange }: { value: readonly string[]; onChange: (id: string | null) => void }) {
  const t = useT();
  const groups = useCall(shopGroupApi.list, {}).data ?? [];
  const chosen = groups.find((group) => group.id === value[0]);
  return (
    <FilterChip
      label={t('shop.filter.group')}
      value={value}
      text={chosen?.name ?? ''}
      onChange={() => onChange(null)}
      custom={(close) => (
        <div className="group-popover">
          <GroupTree
            current={value[0] ?? null}
            onChoose={(id) => {
              onChange(id);
              close();
            }}
          />
        </div>
      )}
    />
  );
}

/** The dialog that is open. One for a new store that the address asks for waits: its form begins with the groups. */
function useDialogs(groupId: string | undefined, isReady: boolean) {
  const [isNewAsked, setNewAsked] = useState(false);
  const [chosen, setDialog] = useState<Dialog | null>(null);
  useAskedDialog((asked) => (asked === 'import' ? setDialog({ kind: 'import' }) : setNewAsked(asked === 'create')));
  const newShop: Dialog = { kind: 'create', groupId: groupId ?? null };
  return {
    dialog: chosen ?? (isNewAsked && isReady ? newShop : null),
    setDialog,
    create: () => setDialog(newShop),
    closeDialog: () => {
      setDialog(null);
      setNewAsked(false);
    },
  };
}

type Counts = Output<typeof shopApi.counts>;

const tabsOf = (counts: Counts | undefined, total: number | null, t: Translate) => [
  { key: '' as const, label: t('shop.all'), count: total },
  ...(['open', 'preparing', 'closed'] as const).map((state) => ({
    key: state,
    label: t(`state.shop.${state}`),
    count: counts?.[state] ?? null,
  })),
];

/** What can be done with all the stores that are ticked. */
function ShopBulk({ ids, onClear }: { ids: string[]; onClear: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const dispatch = {
    key: 'dispatch',
    label: t('task.dispatch'),
    icon: ClipboardList,
    run: () => void navigate(dispatchTo(ids)),
  };
  return <BulkBar count={ids.length} actions={[dispatch]} onClear={onClear} />;
}

interface OpenShopProps {
  id: string;
  rows: readonly ShopRow[];
  onOpen: (id: string | null) => void;
  onDialog: (dialog: Dialog) => void;
}

/** The open store, and the ways to the rows before and after it. */
function OpenShop({ id, rows, onOpen, onDialog }: OpenShopProps) {
  const at = rows.findIndex((row) => row.id === id);
  const go = (step: number) => {
    const next = rows[at + step];
    return next && at >= 0 ? () => onOpen(next.id) : null;
  };
  return (
    <ShopDrawer
      key={id}
      id={id}
      {...(at >= 0 ? { place: { index: at + 1, total: rows.length } } : {})}
      onPrevious={go(-1)}
      onNext={go(1)}
      onClose={() => onOpen(null)}
      onDialog={onDialog}
    />
  );
}
