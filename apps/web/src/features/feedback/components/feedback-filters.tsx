import { FEEDBACK_KINDS, FEEDBACK_STATES } from '@rondo/domain/feedback';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { filterLabels, type MineFilter, mineLabels, type SupportFilter } from '../list-input.ts';

/** Search and chips over what one sent. */
export function MineFilters({ q, filters, onSet, right }: FiltersProps<MineFilter>) {
  const t = useT();
  const chip = chipsOf(mineLabels(t), filters, onSet);
  return (
    <FilterBar search={{ label: t('feedback.search'), value: q, onChange: (text) => onSet({ q: text }) }} right={right}>
      <FilterChip {...chip('state')} multi options={useStates()} />
      <FilterChip {...chip('kind')} options={useKinds()} />
    </FilterBar>
  );
}

/** Search and chips over the feedback of the company. */
export function SupportFilters({ q, filters, onSet, right }: FiltersProps<SupportFilter>) {
  const t = useT();
  const labels = filterLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  return (
    <FilterBar
      search={{ label: t('feedback.support.search'), value: q, onChange: (text) => onSet({ q: text }) }}
      right={right}
    >
      <FilterChip {...chip('state')} multi options={useStates()} />
      <FilterChip {...chip('kind')} options={useKinds()} />
      <PeriodChip
        label={labels.from}
        value={{ from: filters.from[0], to: filters.to[0] }}
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <SearchChip kind="member" {...chip('memberId')} />
      <FilterChip
        {...chip('hasError')}
        options={[
          { value: 'true', label: t('ui.yes') },
          { value: 'false', label: t('ui.no') },
        ]}
      />
    </FilterBar>
  );
}

function useStates() {
  const t = useT();
  return FEEDBACK_STATES.map((value) => ({ value, label: t(`state.feedback.${value}`) }));
}

function useKinds() {
  const t = useT();
  return FEEDBACK_KINDS.map((value) => ({ value, label: t(`feedback.kind.${value}`) }));
}
