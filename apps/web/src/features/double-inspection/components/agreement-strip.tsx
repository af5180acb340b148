import type { doubleInspectionApi } from '@rondo/contract/double-inspection';
import type { Output } from '@rondo/contract/kit/endpoint';
import { DOUBLE_INSPECTION } from '@rondo/domain/double-inspection';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { kappaWords } from '../kappa-words.ts';
import { usePairsLink } from '../use-pairs-link.ts';

/** The agreement over all items of the period. */
export function AgreementStrip({ summary }: { summary: Output<typeof doubleInspectionApi.summary> }) {
  const t = useT();
  const format = useFormat();
  const link = usePairsLink();
  const { inspections, all } = summary;
  const to = inspections > 0 ? { to: link({ shown: 'all' }) } : {};
  return (
    <StatStrip
      label={t('doubleInspection.title')}
      stats={[
        { key: 'inspections', label: t('doubleInspection.inspections'), value: format.count(inspections), ...to },
        { key: 'pairs', label: t('doubleInspection.pairs'), value: format.count(all.pairs), ...to },
        {
          key: 'observed',
          label: t('doubleInspection.observed'),
          value: format.percent(all.observed),
          note: `${format.count(all.agreed)} / ${format.count(all.pairs)}`,
          formula: t('doubleInspection.formula.observed'),
          ...to,
        },
        {
          key: 'kappa',
          label: t('doubleInspection.kappa'),
          value: format.coefficient(all.kappa),
          formula: t('doubleInspection.formula.kappa', { least: DOUBLE_INSPECTION.leastPairs }),
          ...(all.pairs > 0 ? { note: kappaWords(t, all) } : {}),
          ...to,
        },
      ]}
    />
  );
}
