import { COVERAGES } from '@rondo/domain/statistics';
import { useT } from '../../../shared/i18n.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';

interface Props {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** Only the stores that coverage counts: inspected or not. */
export function CoverageChip(props: Props) {
  const t = useT();
  const options = COVERAGES.map((value) => ({ value, label: t(`statistics.rows.${value}`) }));
  return <FilterChip label={t('statistics.figure.coverage')} options={options} {...props} />;
}
