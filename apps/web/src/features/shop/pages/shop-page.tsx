import type { Output } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { shopGroups } from '@rondo/contract/shop-options';
import { SHOP_STATES } from '@rondo/domain/shop';
import { ClipboardList, Store } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { ListTable } from '../../../shared/ui/list/list-table.tsx';
import { OpenRow } from '../../../shared/ui/list/open-row.tsx';
import { filtersOf } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { FirstShop } from '../components/first-shop.tsx';
import { GroupTree } from '../components/group-tree.tsx';
import { ShopActions } from '../components/shop-actions.tsx';
import { ShopCard } from '../components/shop-card.tsx';
import { useShopColumns } from '../components/shop-columns.tsx';
import { FILTERS, ShopFilters } from '../components/shop-filters.tsx';
import { filterLabels } from '../filter-labels.ts';
import type { Dialog } from '../shop-dialog.ts';
import { inputOf } from '../shop-input.ts';
import { dispatchTo } from '../shop-links.ts';
import { useExport } from '../use-export.ts';
import '../components/shop.css';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';

const ShopDrawer = lazyAtTouch(() => import('../components/shop-drawer.tsx'));

const ShopDialogs = lazyPart(() => import('../components/shop-dialogs.tsx'));

/** The stores (product 3): groups at the left, the list in tabs by state, one of them open at the right. */
export default function ShopPage() {
  const t = useT();
  const format = useFormat();
  const params = useListParams({ filters: FILTERS, sort: 'name' });
  const isFolded = useNarrow(widths.drawer);
  const isPhone = useNarrow();
  const list = useList({
    name: 'shop',
    endpoint: shopApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useShopColumns(),
  });
  const counts = useCall(shopApi.counts, {}).data;
  const root = useCall(shopGroups, {}).data?.find((group) => group.parentId === null);
  const { dialog, setDialog, create, closeDialog } = useDialogs(
    params.filters.group[0] ?? root?.id,
    root !== undefined,
  );
  const { filters } = params;
  const [ticked, setTicked] = useState<string[]>([]);
  const exportShops = useExport();
  const mayDispatch = useCan()('x_dispatch');
  const mayCreate = counts?.can.create ?? false;
  const chosen = list.rows.filter((row) => ticked.includes(row.id)).map((row) => row.id);
  const chooseGroup = (id: string | null) => params.set({ filters: { group: id ? [id] : [] } });
  const tree = (
    <GroupTree
      current={filters.group[0] ?? null}
      onChoose={chooseGroup}
      onAct={(act, group) => setDialog({ kind: 'group', act, group })}
    />
  );
  const begin = { onImport: () => setDialog({ kind: 'import' }), onCreate: create };
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
            {...begin}
          />
        }
        tabs={tabsOf(counts, total, t)}
        tab={SHOP_STATES.find((state) => state === filters.state[0]) ?? ''}
        onTab={(key) => params.set({ filters: { state: key ? [key] : [] }, open: null })}
        filters={
          <ShopFilters
            {...filtersOf(list)}
            groupChip={isFolded && <GroupChip value={filters.group} onChange={chooseGroup} />}
          />
        }
        bulk={<ShopBulk ids={chosen} onClear={() => setTicked([])} />}
        footer={<PageFooter list={list.answer} params={params} />}
      >
        <div className="shop-page" data-folded={isFolded}>
          {!isFolded && <aside className="shop-side">{tree}</aside>}
          <div className="shop-rows">
            <div className="shop-list">
              <ListTable
                list={list}
                title={t('shop.title')}
                nameOf={(row) => row.name}
                card={(row) => <ShopCard shop={row} />}
                empty={{
                  noun: t('shop.noun'),
                  icon: Store,
                  nothingYet: t(mayCreate ? 'shop.empty' : 'shop.emptyScope'),
                  actions: mayCreate && <FirstShop {...begin} />,
                }}
                selection={mayDispatch ? { keys: ticked, onChange: setTicked } : undefined}
              />
            </div>
          </div>
        </div>
      </ListPage>
      <OpenRow list={list}>{(row) => <ShopDrawer key={row.id} {...row} onDialog={setDialog} />}</OpenRow>
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
  const groups = useCall(shopGroups, {}).data ?? [];
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
