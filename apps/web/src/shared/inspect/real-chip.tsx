import { useT } from '../i18n.tsx';
import { useMe } from '../session/me.ts';
import { FilterChip } from '../ui/list/filter-chip.tsx';

interface Props {
  value: string[];
  onChange: (value: string[]) => void;
}

/** The filter that leaves the sample company out, or shows it alone, where there is one. Numbers open their rows with it. */
export function RealChip({ value, onChange }: Props) {
  const t = useT();
  const { hasSample } = useMe();
  if (!hasSample && value.length === 0) return null;
  return (
    <FilterChip
      label={t('sampleCompany.mark')}
      value={value}
      onChange={onChange}
      options={(['true', 'false'] as const).map((one) => ({ value: one, label: t(`sampleCompany.rows.${one}`) }))}
    />
  );
}
