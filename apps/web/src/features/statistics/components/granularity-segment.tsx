import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { GRANULARITIES } from '../filter.ts';

type Granularity = (typeof GRANULARITIES)[number];

interface Props {
  value: Granularity;
  onChange: (value: Granularity[]) => void;
}

/** How fine a course over time is drawn. */
export function GranularitySegment({ value, onChange }: Props) {
  const t = useT();
  return (
    <Segment
      isSmall
      label={t('statistics.filter.granularity')}
      options={GRANULARITIES.map((one) => ({ value: one, label: t(`statistics.filter.${one}`) }))}
      value={value}
      onChange={(chosen) => onChange([chosen])}
    />
  );
}
