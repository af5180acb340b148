import { checkItemApi } from '@rondo/contract/check-item';
import { TEMPLATE_STATES } from '@rondo/contract/template';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { MODES } from '@rondo/domain/task';
import { SHARE_KINDS } from '@rondo/domain/template-share';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

/** Filters of the list as they stand in its address. */
export const FILTERS = ['state', 'method', 'mode', 'share', 'creatorId', 'editorId', 'checkItemId'] as const;
export type FilterName = (typeof FILTERS)[number];

export function TemplateFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const set = (name: FilterName) => (value: string[]) => onSet({ filters: { [name]: value } });
  return (
    <FilterBar search={{ label: t('template.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        label={t('template.state')}
        value={filters.state}
        onChange={set('state')}
        multi
        options={TEMPLATE_STATES.map((value) => ({ value, label: t(`state.template.${value}`) }))}
      />
      <FilterChip
        label={t('template.method')}
        value={filters.method}
        onChange={set('method')}
        multi
        options={SCORING_METHODS.map((value) => ({ value, label: t(`template.byMethod.${value}`) }))}
      />
      <FilterChip
        label={t('template.field.modes')}
        value={filters.mode}
        onChange={set('mode')}
        multi
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
      />
      <FilterChip
        label={t('template.share.title')}
        value={filters.share}
        onChange={set('share')}
        multi
        options={SHARE_KINDS.map((value) => ({ value, label: t(`template.share.kind.${value}`) }))}
      />
      <SearchChip kind="member" label={t('template.createdBy')} value={filters.creatorId} onChange={set('creatorId')} />
      <SearchChip kind="member" label={t('template.editedBy')} value={filters.editorId} onChange={set('editorId')} />
      {filters.checkItemId.length > 0 && <ItemChip ids={filters.checkItemId} onChange={set('checkItemId')} />}
    </FilterBar>
  );
}

/** The items of the library that the templates have copies of; chosen from the library only. */
function ItemChip({ ids, onChange }: { ids: string[]; onChange: (ids: string[]) => void }) {
  const t = useT();
  const found = useCall(checkItemApi.list, { id: ids });
  return (
    <FilterChip
      label={t('checkItem.usedBy')}
      value={ids}
      onChange={onChange}
      multi
      isLoading={found.isPending}
      options={(found.data?.list ?? []).map(({ id, item }) => ({ value: id, label: item.name }))}
    />
  );
}
