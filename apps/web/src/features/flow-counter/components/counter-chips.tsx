import { shopGroups } from '@rondo/contract/shop-options';
import { COUNTER_KINDS, COUNTER_SOURCES } from '@rondo/domain/flow-counter';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { chipsOf, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type CounterFilter, counterLabels } from '../counter-input.ts';

type Props = Pick<FiltersProps<CounterFilter>, 'filters' | 'onSet'>;

/** Which counters: of which stores and groups, of which kinds, from where. */
export function CounterChips({ filters, onSet }: Props) {
  const t = useT();
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroups, {}, { enabled: asked.includes('groupId') });
  const chip = chipsOf(counterLabels(t), filters, onSet);
  return (
    <>
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('groupId')}
        multi
        onOpen={() => ask('groupId')}
        isLoading={groups.isPending}
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name }))}
      />
      <FilterChip
        {...chip('kind')}
        multi
        options={COUNTER_KINDS.map((value) => ({ value, label: t(`flowCounter.kind.${value}`) }))}
      />
      <FilterChip
        {...chip('source')}
        options={COUNTER_SOURCES.map((value) => ({ value, label: t(`flowCounter.source.${value}`) }))}
      />
    </>
  );
}
