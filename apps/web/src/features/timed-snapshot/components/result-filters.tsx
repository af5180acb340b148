import { LIMIT } from '@rondo/domain/limit';
import { FRAME_STATES, MISS_CAUSES, OUTCOMES } from '@rondo/domain/timed-snapshot/frame';
import { useT } from '../../../shared/i18n.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { chipsOf, FilterBar, type FiltersProps } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import type { ResultFilter } from '../links.ts';
import { resultLabels } from '../list-input.ts';

interface Props extends Pick<FiltersProps<ResultFilter>, 'filters' | 'onSet' | 'right'> {
  period: { from: string; to: string };
  /** The chips of single pictures. */
  isList: boolean;
}

/** Chips over the results of a plan. */
export function ResultFilters({ filters, onSet, right, period, isList }: Props) {
  const t = useT();
  const labels = resultLabels(t);
  const chip = chipsOf(labels, filters, onSet);
  const yes = [{ value: 'true', label: t('timedSnapshot.yes') }];
  return (
    <FilterBar right={right}>
      <PeriodChip
        label={labels.from}
        value={period}
        mostDays={LIMIT.snapshot.matrixDays}
        isNeeded
        onChange={({ from = '', to = '' }) => onSet({ filters: { from: [from], to: [to] } })}
      />
      <SearchChip kind="shop" {...chip('shopId')} />
      {isList && (
        <>
          <FilterChip
            {...chip('state')}
            multi
            options={FRAME_STATES.map((value) => ({ value, label: t(`state.snapshotFrame.${value}`) }))}
          />
          <FilterChip
            {...chip('cause')}
            multi
            options={MISS_CAUSES.map((value) => ({ value, label: t(`timedSnapshot.cause.${value}`) }))}
          />
          <FilterChip
            {...chip('verdict')}
            multi
            options={OUTCOMES.map((value) => ({ value, label: t(`state.snapshotVerdict.${value}`) }))}
          />
          <FilterChip {...chip('late')} options={yes} />
          <FilterChip {...chip('toReview')} options={yes} />
        </>
      )}
    </FilterBar>
  );
}
