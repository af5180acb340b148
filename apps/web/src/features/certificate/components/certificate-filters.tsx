import { shopGroups } from '@rondo/contract/shop-options';
import { CERTIFICATE_KINDS } from '@rondo/domain/certificate';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { useAskedOptions } from '../../../shared/ui/list/asked-options.ts';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Search and chips over the list; the validity is chosen by its tabs. */
export function CertificateFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const [asked, ask] = useAskedOptions(filters);
  const groups = useCall(shopGroups, {}, { enabled: asked.includes('groupId') });
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar
      search={{ label: t('certificate.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip
        {...chip('kind')}
        multi
        options={CERTIFICATE_KINDS.map((value) => ({ value, label: t(`certificate.kind.${value}`) }))}
      />
      <FilterChip
        {...chip('holder')}
        options={(['shop', 'member'] as const).map((value) => ({ value, label: t(`certificate.holder.${value}`) }))}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      <FilterChip
        {...chip('groupId')}
        multi
        onOpen={() => ask('groupId')}
        isLoading={groups.isPending}
        options={(groups.data ?? []).map((g) => ({ value: g.id, label: g.path || g.name }))}
      />
      <SearchChip kind="member" {...chip('memberId')} />
      <SearchChip kind="member" {...chip('editorId')} />
      <PeriodChip
        label={labels.remindedFrom}
        value={{ from: filters.remindedFrom[0], to: filters.remindedTo[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { remindedFrom: [from], remindedTo: [to] } })}
      />
    </FilterBar>
  );
}
