import { templateOptions } from '@rondo/contract/template-options';
import { CYCLE_STATES } from '@rondo/domain/cycle';
import { FREQUENCIES } from '@rondo/domain/cycle/recurrence';
import { MODES } from '@rondo/domain/task';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { type FilterName, filterLabels } from '../list-input.ts';

/** Who may ask for the names of templates. */
const TEMPLATES_NEED = templateOptions.needs;

/** Search and chips over the list. */
export function CycleFilters({ q, filters, onSet, right }: FiltersProps<FilterName>) {
  const t = useT();
  const labels = filterLabels(t);
  const mayTemplates = useCan()(TEMPLATES_NEED);
  const { data: templates = [] } = useCall(templateOptions, {}, { enabled: mayTemplates, part: true });
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar search={{ label: t('cycle.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip
        {...chip('state')}
        multi
        options={CYCLE_STATES.map((value) => ({ value, label: t(`state.cycle.${value}`) }))}
      />
      <FilterChip
        {...chip('frequency')}
        multi
        options={FREQUENCIES.map((value) => ({ value, label: t(`cycle.frequencies.${value}`) }))}
      />
      <FilterChip
        {...chip('mode')}
        multi
        options={MODES.map((value) => ({ value, label: t(`state.mode.${value}`) }))}
      />
      {mayTemplates && (
        <FilterChip
          {...chip('templateId')}
          multi
          options={templates.map((one) => ({ value: one.id, label: one.name }))}
        />
      )}
      <SearchChip kind="shop" {...chip('shopId')} />
      <SearchChip kind="member" {...chip('ownerId')} />
    </FilterBar>
  );
}
