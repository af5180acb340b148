import type { PointsOfRule } from '@rondo/contract/points';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { barRows, type Places } from '../points-rule-links.ts';
import { CountBars } from './count-bars.tsx';

/** How many accounts of a rule have which balance; a bar opens exactly these. */
export function PointsBars({ figures: { rule, bars }, places }: { figures: PointsOfRule; places: Places }) {
  const t = useT();
  const format = useFormat();
  return (
    <CountBars
      title={t('points.statistics.bars')}
      formula={t('points.statistics.barsHint')}
      bars={bars.map((bar) => {
        const ends = { from: format.count(bar.from), below: format.count(bar.below) };
        return {
          ...{ key: bar.from, label: ends.from, count: bar.accounts },
          said: t('points.statistics.bar', { ...ends, count: bar.accounts }),
          to: bar.accounts > 0 ? barRows(rule.id, places, bar) : undefined,
        };
      })}
    />
  );
}
