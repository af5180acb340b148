import { useMemo } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import type { ScoreOverview } from '../use-score-cards.ts';
import { radarOption, startOf } from './score-options.ts';

/** Fewer corners enclose nothing. */
const FEWEST = 3;

/** Whether the categories are few enough, and enough, to be drawn as corners. */
export const isRadar = ({ categories, categoryKinds }: ScoreOverview): boolean =>
  categories.length >= FEWEST && categoryKinds === categories.length;

/** The categories of this period over those of the one compared with; their numbers stand in the table beside. */
export function RadarCard({ categories }: { categories: ScoreOverview['categories'] }) {
  const t = useT();
  const title = t('scoreStatistics.categories.radar');
  const words = { now: t('scoreStatistics.levels.now'), before: t('scoreStatistics.levels.before') };
  const { now, before } = words;
  const corners = useMemo(
    () => categories.map((one) => ({ name: one.name, now: one.averageRate, before: one.previousRate })),
    [categories],
  );
  const option = useMemo(() => radarOption(corners, { now, before }), [corners, now, before]);
  const start = startOf(corners.flatMap((corner) => [corner.now, corner.before]));
  return (
    <section className="card statistics-card statistics-trend">
      <header>
        <h2>{title}</h2>
        <ul className="statistics-legend meta" aria-hidden>
          <li data-mark="own">
            <i style={{ background: role('c1') }} />
            {start > 0 ? t('statistics.trend.from', { name: now, start }) : now}
          </li>
          <li data-mark="own">
            <i style={{ background: role('muteMark') }} />
            {before}
          </li>
        </ul>
      </header>
      <Chart
        label={t('scoreStatistics.categories.radarSaid', { count: categories.length })}
        option={option}
        height={252}
        fills
      />
    </section>
  );
}
