import { type CheckItemRow, checkItemApi } from '@rondo/contract/check-item';
import { LIMIT } from '@rondo/domain/limit';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { Library, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import { type ListParams, useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { freshItem } from '../editor/use-editor.ts';
import { BinButton } from './bin-button.tsx';
import { useCheckItemColumns } from './check-item-columns.tsx';
import { CheckItemForm } from './check-item-form.tsx';
import './template.css';

const FILTERS = ['category', 'severity'] as const;
type FilterName = (typeof FILTERS)[number];
type Params = ListParams<FilterName>;

const labelsOf = (t: Translate): Record<FilterName, string> => ({
  category: t('checkItem.category'),
  severity: t('checkItem.severity'),
});

type Start = Pick<CheckItemRow, 'item' | 'category'> & { files: CheckItemRow['standardPhotos'] };

interface Props {
  title: string;
  tabs: readonly { key: string; label: string }[];
  onTab: (key: string) => void;
}

/** The library: the company's own check items beside its templates, one of them open in its form. */
export function CheckItemList({ title, tabs, onTab }: Props) {
  const t = useT();
  const params = useListParams({ filters: FILTERS, sort: '-updated' });
  const list = useCall(checkItemApi.list, inputOf(params), { keepPrevious: true });
  const [isBinOpen, setBinOpen] = useState(false);
  /** What a new one begins with. */
  const [start, setStart] = useState<Start | null>(null);
  const columns = useCheckItemColumns(({ item, category, standardPhotos }) => {
    const name = t('checkItem.copyName', { name: item.name }).slice(0, LIMIT.name.checkItem);
    setStart({ item: { ...item, name }, category, files: standardPhotos });
  });
  const rows = list.data?.list ?? [];
  const create = (
    <Button look="primary" icon={Plus} onPress={() => setStart({ item: freshItem(''), category: '', files: [] })}>
      {t('checkItem.create')}
    </Button>
  );
  const close = () => params.set({ open: null });
  return (
    <ListPage
      title={title}
      tabs={tabs}
      tab="items"
      onTab={onTab}
      actions={
        <>
          <BinButton onPress={() => setBinOpen(true)} />
          {create}
        </>
      }
      filters={<Filters params={params} onSet={params.set} />}
      footer={<PageFooter list={list.data} params={params} />}
    >
      <DataTable<CheckItemRow>
        label={t('checkItem.tab')}
        rows={rows}
        columns={columns}
        rowKey={(row) => row.id}
        nameOf={(row) => row.item.name}
        isLoading={list.isPending || list.isPlaceholderData}
        emptyState={
          (list.isError || (!list.isPending && rows.length === 0)) && (
            <ListEmptyState
              noun={t('checkItem.noun')}
              icon={Library}
              nothingYet={t('checkItem.nothingYet')}
              actions={create}
              failure={list.error}
              isFiltered={params.isFiltered}
              narrowing={narrowingOf({
                ...{ endpoint: checkItemApi.list, params, inputOf },
                ...{ labels: labelsOf(t), search: t('ui.search') },
              })}
              onRetry={() => void list.refetch()}
              onClear={params.clear}
            />
          )
        }
        onOpen={(row) => params.set({ open: row.id })}
        sort={params.sort}
        onSort={(sort) => params.set({ sort })}
        card={(row) => <CheckItemCard row={row} />}
      />
      {params.open && <OpenedForm key={params.open} id={params.open} onClose={close} />}
      {start && <CheckItemForm {...start} onClose={() => setStart(null)} />}
      {isBinOpen && (
        <BinDialog read={checkItemApi.bin} restore={checkItemApi.restore} onClose={() => setBinOpen(false)} />
      )}
    </ListPage>
  );
}

/** The form of the row in the address; one that is gone is told by the call, and the list stays. */
function OpenedForm({ id, onClose }: { id: string; onClose: () => void }): ReactNode {
  const { data, isFetching } = useCall(checkItemApi.get, { id });
  const [row, setRow] = useState<CheckItemRow | null>(null);
  // What was read before a change of it is not what the form may begin with.
  if (data && !isFetching && !row) setRow(data);
  return (
    row && (
      <CheckItemForm row={row} item={row.item} category={row.category} files={row.standardPhotos} onClose={onClose} />
    )
  );
}

interface FiltersProps {
  params: Params;
  onSet: (patch: { q?: string; filters?: Partial<Record<FilterName, string[]>> }) => void;
}

function Filters({ params: { q, filters }, onSet }: FiltersProps) {
  const t = useT();
  const categories = useCall(checkItemApi.categories, {});
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  const labels = labelsOf(t);
  return (
    <FilterBar search={{ label: t('checkItem.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={null}>
      <FilterChip
        label={labels.category}
        value={filters.category}
        onChange={set('category')}
        multi
        isLoading={categories.isPending}
        options={(categories.data ?? [])
          .filter(({ name }) => name !== '')
          .map(({ name }) => ({ value: name, label: name }))}
      />
      <FilterChip
        label={labels.severity}
        value={filters.severity}
        onChange={set('severity')}
        multi
        options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
      />
    </FilterBar>
  );
}

/** A row on the phone. */
function CheckItemCard({ row: { item, category, templates } }: { row: CheckItemRow }) {
  const t = useT();
  const facts = [category, t(`template.answer.${item.answer}`), `${t('checkItem.templates')} ${templates}`];
  return (
    <div className="template-card">
      <StateLabel object="severity" state={item.severity} />
      <strong>{item.name}</strong>
      <span className="meta">{facts.filter((fact) => fact !== '').join(' · ')}</span>
    </div>
  );
}

/** The address as the endpoint takes it; values that are none of the known ones are left out. */
function inputOf({ page, size, q, sort, filters }: Params) {
  const severity = SEVERITIES.filter((one) => filters.severity.includes(one));
  return {
    ...{ page, size, keyword: q },
    sort: sort === 'name' ? ('name' as const) : ('-updated' as const),
    ...(filters.category.length > 0 ? { category: filters.category } : {}),
    ...(severity.length > 0 ? { severity } : {}),
  };
}
