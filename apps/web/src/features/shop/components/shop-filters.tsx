import { memberOptions } from '@rondo/contract/member-options';
import type { ReactNode } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { RealChip } from '../../../shared/inspect/real-chip.tsx';
import { TagInput } from '../../../shared/inspect/shop-trait-chips.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { CustomFilters } from './custom-filters.tsx';

/** Filters of the list as they stand in its address; the state is its tab. */
export const FILTERS = ['state', 'group', 'manager', 'tag', 'real', 'cameras', 'notInspectedSince', 'custom'] as const;
/** Whether cameras stand in a store. */
export const CAMERAS = ['some', 'none'] as const;
export type FilterName = (typeof FILTERS)[number];

interface Props extends FiltersProps<FilterName> {
  /** The tree as a chip, where there is no room for it at the left. */
  groupChip: ReactNode;
}

export function ShopFilters({ q, filters, onSet, groupChip, right }: Props) {
  const t = useT();
  const format = useFormat();
  const [asked, ask] = useAskedOptions(filters);
  const people = useCall(memberOptions, {}, { enabled: asked.includes('manager') });
  const chosen = useCall(memberOptions, { ids: filters.manager }, { enabled: filters.manager.length > 0 });
  const known = new Map([...(people.data ?? []), ...(chosen.data ?? [])].map((person) => [person.id, person.name]));
  return (
    <FilterBar search={{ label: t('shop.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      {groupChip}
      <FilterChip
        label={t('shop.filter.manager')}
        value={filters.manager}
        onChange={(manager) => onSet({ filters: { manager } })}
        multi
        onOpen={() => ask('manager')}
        isLoading={people.isPending}
        options={[...known].map(([value, label]) => ({ value, label }))}
      />
      <FilterChip
        label={t('shop.filter.tag')}
        value={filters.tag}
        onChange={(tag) => onSet({ filters: { tag } })}
        text={listText(t, filters.tag)}
        custom={(close) => (
          <TagInput
            onChoose={(tag) => {
              onSet({ filters: { tag: [...new Set([...filters.tag, tag])] } });
              close();
            }}
          />
        )}
      />
      <FilterChip
        label={t('shop.filter.cameras')}
        value={filters.cameras}
        onChange={(cameras) => onSet({ filters: { cameras } })}
        options={CAMERAS.map((value) => ({ value, label: t(`shop.filter.camerasAre.${value}`) }))}
      />
      <CustomFilters value={filters.custom} onChange={(custom) => onSet({ filters: { custom } })} />
      <RealChip value={filters.real} onChange={(real) => onSet({ filters: { real } })} />
      {filters.notInspectedSince[0] && (
        <FilterChip
          label={t('shop.filter.notInspectedSince')}
          value={filters.notInspectedSince}
          text={format.day(`${filters.notInspectedSince[0]}T12:00:00Z`)}
          onChange={(notInspectedSince) => onSet({ filters: { notInspectedSince } })}
        />
      )}
    </FilterBar>
  );
}
