import { shopGroups } from '@rondo/contract/shop-options';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { PICTURE_SOURCES } from '@rondo/domain/album';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

interface Props extends FiltersProps<FilterName> {
  /** The store is chosen already: its cameras and tags instead of stores and groups. */
  place?: { cameras: readonly string[]; tags: readonly string[] } | undefined;
}

/** Search and chips over the cards, or over the pictures of one store. */
export function AlbumFilters({ q, filters, onSet, right, place }: Props) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  const asOptions = (words: readonly string[]) => words.map((value) => ({ value, label: value }));
  const search = place
    ? {}
    : { search: { label: t('album.search'), value: q, onChange: (text: string) => onSet({ q: text }) } };
  return (
    <FilterBar {...search} right={right}>
      {!place && <Places filters={filters} onSet={onSet} />}
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <FilterChip
        {...chip('source')}
        multi
        options={PICTURE_SOURCES.map((value) => ({ value, label: t(`album.source.${value}`) }))}
      />
      <FilterChip
        {...chip('aiKind')}
        multi
        options={AI_KINDS.map((value) => ({ value, label: t(`aiRule.kind.${value}`) }))}
      />
      {place && <FilterChip {...chip('camera')} multi options={asOptions(place.cameras)} />}
      {place && <FilterChip {...chip('tag')} multi options={asOptions(place.tags)} />}
      <SearchChip kind="member" {...chip('takenById')} />
      <FilterChip
        {...chip('marked')}
        options={[
          { value: 'true', label: t('album.markedYes') },
          { value: 'false', label: t('album.markedNo') },
        ]}
      />
      <FilterChip
        {...chip('used')}
        options={[
          { value: 'true', label: t('album.usedYes') },
          { value: 'false', label: t('album.usedNo') },
        ]}
      />
      <FilterChip {...chip('expiring')} options={[{ value: 'true', label: t('album.expiringYes') }]} />
      <FilterChip {...chip('hidden')} options={[{ value: 'true', label: t('album.hiddenYes') }]} />
    </FilterBar>
  );
}

/** Which stores. */
function Places({ filters, onSet }: Pick<Props, 'filters' | 'onSet'>) {
  const t = useT();
  const labels = filterLabels(t);
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroups, {}, { enabled: asked.includes('groupId') });
  return (
    <>
      <SearchChip
        kind="shop"
        label={labels.shopId}
        value={filters.shopId}
        onChange={(value) => onSet({ filters: { shopId: value } })}
      />
      <FilterChip
        label={labels.groupId}
        value={filters.groupId}
        onChange={(value) => onSet({ filters: { groupId: value } })}
        multi
        onOpen={() => ask('groupId')}
        isLoading={groups.isPending}
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name }))}
      />
    </>
  );
}
