import { LEVEL_RAMP } from '@rondo/domain/level';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { StackedLevels } from '../../../shared/ui/chart/stacked-levels.tsx';
import type { Asked } from '../filter.ts';
import { useRowsLink } from '../use-rows-link.ts';
import { type ScoreOverview, scoredRows } from '../use-score-cards.ts';
import { NumberLink } from './number-link.tsx';

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
      <ShareTable
        now={{ counts: overview.levels, asked }}
        before={{ counts: overview.previousLevels, asked: { ...asked, ...before } }}
      />
    </section>
  );
}

interface Side {
  counts: readonly number[];
  asked: Asked;
}

/** The shares in numbers: each level in both periods. */
function ShareTable({ now, before }: { now: Side; before: Side }) {
  const t = useT();
  const format = useFormat();
  const cell = ({ counts, asked }: Side, rank: number) => {
    const count = counts[rank] ?? 0;
    const all = counts.reduce((sum, one) => sum + one, 0);
    return (
      <td>
        <NumberLink rows={scoredRows(asked, { levelRank: [rank] })} count={count}>
          {format.percent(all === 0 ? null : count / all)}
        </NumberLink>
      </td>
    );
  };
  return (
    <div className="statistics-data">
      <table>
        <thead>
          <tr>
            <th>{t('record.filter.level')}</th>
            <th>{t('scoreStatistics.levels.now')}</th>
            <th>{t('scoreStatistics.levels.before')}</th>
          </tr>
        </thead>
        <tbody>
          {LEVEL_RAMP.map((level, rank) => (
            <tr key={level}>
              <td>{t(`state.level.${level}`)}</td>
              {cell(now, rank)}
              {cell(before, rank)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
