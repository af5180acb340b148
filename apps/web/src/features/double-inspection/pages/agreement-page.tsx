import { doubleInspectionApi } from '@rondo/contract/double-inspection';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useInspectorColumns, useItemColumns } from '../components/agreement-columns.tsx';
import { AgreementFilters } from '../components/agreement-filters.tsx';
import { AgreementStrip } from '../components/agreement-strip.tsx';
import { AgreementTable } from '../components/agreement-table.tsx';
import { ShareDialog } from '../components/share-dialog.tsx';
import { askedOf, FILTERS, SHOWN, TABS } from '../filter.ts';
import { usePairsLink } from '../use-pairs-link.ts';
import '../components/agreement.css';

const PairsDrawer = lazyAtTouch(() => import('../components/pairs-drawer.tsx'));

/** How far two inspectors agree who inspected the same store without seeing each other’s result (product 7 (c) 2). */
export default function AgreementPage() {
  const t = useT();
  const format = useFormat();
  const link = usePairsLink();
  const params = useListParams({ filters: FILTERS, tab: 'items' });
  const { filters, page, size, set } = params;
  const tab = TABS.find((one) => one === params.tab) ?? 'items';
  const asked = askedOf(filters, format.civilDay(Date.now()));
  const paged = { ...asked, page, size };
  const summary = useCall(doubleInspectionApi.summary, asked, { keepPrevious: true, part: true });
  const items = useCall(doubleInspectionApi.items, paged, { keepPrevious: true, enabled: tab === 'items' });
  const inspectors = useCall(doubleInspectionApi.inspectors, paged, {
    keepPrevious: true,
    enabled: tab === 'inspectors',
  });
  const setting = useCall(doubleInspectionApi.setting, {}, { part: true });
  const mayEdit = setting.data?.can.edit ?? false;
  const [isSetting, setSetting] = useState(false);
  useAskedDialog((dialog) => setSetting(dialog === 'setting'));
  const itemColumns = useItemColumns();
  const inspectorColumns = useInspectorColumns();
  const answer = tab === 'items' ? items.data : inspectors.data;
  const clear = () => set({ filters: { templateId: [], from: [], to: [] } });
  const table = {
    label: t('doubleInspection.title'),
    isFiltered: filters.templateId.length > 0 || filters.from.length > 0,
    onClear: clear,
  };
  const [itemId, inspectorId] = [filters.itemId[0], filters.inspectorId[0]];
  const name =
    items.data?.list.find((row) => row.itemId === itemId)?.name ??
    inspectors.data?.list.find((row) => row.inspector.id === inspectorId)?.inspector.name;
  const shown = SHOWN.find((one) => one === filters.shown[0]);
  return (
    <>
      <ListPage
        title={t('doubleInspection.title')}
        tabs={TABS.map((key) => ({ key, label: t(`doubleInspection.by.${key}`) }))}
        tab={tab}
        onTab={(next) => set({ tab: next })}
        actions={
          mayEdit && (
            <button type="button" className="button" onClick={() => setSetting(true)}>
              {t('doubleInspection.setting.open')} {setting.data?.percent}%
            </button>
          )
        }
        above={
          <div className="agreement-top">
            <p className="meta">
              {t(setting.data?.percent === 0 ? 'doubleInspection.off' : 'doubleInspection.explain')}
              {summary.data && summary.data.waiting > 0 && (
                <> {t('doubleInspection.waiting', { count: format.count(summary.data.waiting) })}</>
              )}
            </p>
            {summary.data && <AgreementStrip summary={summary.data} />}
          </div>
        }
        filters={<AgreementFilters filters={filters} asked={asked} onSet={(next) => set({ filters: next })} />}
        footer={
          answer && (
            <ListFooter
              total={answer.total}
              isCapped={answer.totalIsCapped}
              page={page}
              size={size}
              hasMore={answer.list.length === size}
              onChange={(next, nextSize) => set(nextSize === size ? { page: next } : { size: nextSize })}
            />
          )
        }
      >
        {tab === 'items' ? (
          <AgreementTable
            {...table}
            list={items}
            columns={itemColumns}
            keyOf={(row) => row.itemId}
            nameOf={(row) => row.name}
            linkOf={(row) => link({ shown: 'all', itemId: row.itemId })}
          />
        ) : (
          <AgreementTable
            {...table}
            list={inspectors}
            columns={inspectorColumns}
            keyOf={(row) => row.inspector.id}
            nameOf={(row) => row.inspector.name}
            linkOf={(row) => link({ shown: 'all', inspectorId: row.inspector.id })}
          />
        )}
      </ListPage>
      {shown && (
        <PairsDrawer
          title={name ? t('doubleInspection.pairsOf', { name }) : t('doubleInspection.allPairs')}
          asked={{ ...asked, ...(itemId ? { itemId } : {}), ...(inspectorId ? { inspectorId } : {}) }}
          shown={shown}
          onShow={(next) => set({ filters: { shown: [next] } })}
          onClose={() => set({ filters: { shown: [], itemId: [], inspectorId: [] } })}
        />
      )}
      {isSetting && setting.data && mayEdit && <ShareDialog stored={setting.data} onClose={() => setSetting(false)} />}
    </>
  );
}
