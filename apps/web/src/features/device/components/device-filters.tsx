import { CAMERA_PLACES, CARD_STATES, DEVICE_KINDS } from '@rondo/domain/device';
import { EVIDENCE } from '@rondo/domain/evidence';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list; the states are its tabs. */
export function DeviceFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const chip = chipsOf(filterLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('device.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('place')}
        multi
        options={CAMERA_PLACES.map((value) => ({ value, label: t(`device.place.${value}`) }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={DEVICE_KINDS.map((value) => ({ value, label: t(`device.kind.${value}`) }))}
      />
      <FilterChip
        {...chip('card')}
        multi
        options={CARD_STATES.map((value) => ({ value, label: t(`state.card.${value}`) }))}
      />
      <FilterChip
        {...chip('evidence')}
        multi
        options={EVIDENCE.map((value) => ({ value, label: t(`device.evidence.of.${value}`) }))}
      />
    </FilterBar>
  );
}
