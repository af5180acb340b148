import { shopGroups } from '@rondo/contract/shop-options';
import { SHOP_STATES } from '@rondo/domain/shop';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { ListParams, ListPatch } from '../../../shared/ui/list/use-list-params.ts';
import type { MapParam } from '../map-params.ts';

interface Props {
  params: ListParams<MapParam>;
  onSet: (patch: ListPatch<MapParam>) => void;
}

/** Which stores the map shows. */
export function MapFilters({ params: { q, filters }, onSet }: Props) {
  const t = useT();
  const groups = useCall(shopGroups, {}).data ?? [];
  const below = groups.filter((group) => group.parentId !== null);
  return (
    <FilterBar search={{ label: t('shop.search'), value: q, onChange: (text) => onSet({ q: text }) }}>
      <FilterChip
        label={t('shop.filter.group')}
        value={filters.group}
        onChange={(group) => onSet({ filters: { group } })}
        multi
        options={below.map(({ id, path }) => ({ value: id, label: path }))}
      />
      <FilterChip
        label={t('shop.column.state')}
        value={filters.state}
        onChange={(state) => onSet({ filters: { state } })}
        multi
        options={SHOP_STATES.map((state) => ({ value: state, label: t(`state.shop.${state}`) }))}
      />
    </FilterBar>
  );
}
