import { LEVEL_RAMP } from '@rondo/domain/level';
import { useT } from '../../../shared/i18n.tsx';
import { StackedLevels } from '../../../shared/ui/chart/stacked-levels.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';

/** The share of each level in this period and in the one compared with; every part opens its records. */
export function LevelSharesCard({ overview, asked }: { overview: ScoreOverview; asked: Asked }) {
  const t = useT();
  const linkOf = useRowsLink();
  const title = t('scoreStatistics.levels.title');
  const row = (key: 'now' | 'before', counts: readonly number[], period: { from: string; to: string }) => {
    const own = { ...asked, ...period };
    const rowsTo = linkOf(scoredRows(own));
    if (rowsTo === undefined) return { key, label: t(`scoreStatistics.levels.${key}`), counts };
    const levelTo = (rank: number): string => linkOf(scoredRows(own, { levelRank: [rank] })) ?? rowsTo;
    return { key, label: t(`scoreStatistics.levels.${key}`), counts, rowsTo, levelTo };
  };
  const before = { from: overview.previousFrom, to: overview.previousTo };
  return (
    <section className="card statistics-card">
      <header>
        <h2>{title}</h2>
      </header>
      <StackedLevels
        label={title}
        levels={LEVEL_RAMP.map((name) => t(`state.level.${name}`))}
        rows={[row('now', overview.levels, asked), row('before', overview.previousLevels, before)]}
      />
    </section>
  );
}
