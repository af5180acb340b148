import { citedChangeApi } from '@rondo/contract/cited-change';
import { CITED_CHANGE_STATES } from '@rondo/domain/cited-change';
import { FileDiff } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { chipsOf, FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CitedCard } from '../components/cited-card.tsx';
import { useCitedColumns } from '../components/cited-columns.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';

const CitedDrawer = lazyAtTouch(() => import('../components/cited-drawer.tsx'));

/** Files that check items cite have new versions: whoever manages templates looks whether the items are still right. */
export default function CitedPage() {
  const t = useT();
  const params = useListParams({ filters: FILTERS });
  const list = useList({
    name: 'citedChange',
    endpoint: citedChangeApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useCitedColumns(),
  });
  return (
    <TablePage
      list={list}
      title={t('citedChange.title')}
      filters={({ q, filters, onSet, right }) => (
        <FilterBar
          search={{ label: t('citedChange.search'), value: q, onChange: (text) => onSet({ q: text }) }}
          right={right}
        >
          <FilterChip
            {...chipsOf(filterLabels(t), filters, onSet)('state')}
            multi
            options={CITED_CHANGE_STATES.map((value) => ({ value, label: t(`state.citedChange.${value}`) }))}
          />
        </FilterBar>
      )}
      nameOf={(row) => row.template.name}
      card={(row) => <CitedCard row={row} />}
      empty={{ noun: t('citedChange.noun'), icon: FileDiff, nothingYet: t('citedChange.nothingYet') }}
      drawer={(row) => <CitedDrawer {...row} />}
    />
  );
}
