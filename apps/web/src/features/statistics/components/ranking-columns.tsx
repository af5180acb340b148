import type { RankedShopRow } from '@rondo/contract/score-statistics';
import { LIMIT } from '@rondo/domain/limit';
import type { RankedBy } from '@rondo/domain/score-figures';
import { isEnoughToRank } from '@rondo/domain/score-ranking';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DeltaMark } from '../../../shared/ui/chart/stat-strip.tsx';
import type { Column } from '../../../shared/ui/list/column.ts';
import type { Asked } from '../filter.ts';
import { scoredRows } from '../use-score-cards.ts';
import { NumberLink } from './number-link.tsx';
import { averageColumn, evaluatedColumn, storeColumn } from './score-cells.tsx';

/** The period that a row is compared with. */
interface Before {
  previousFrom: string;
  previousTo: string;
}

const right = { align: 'right' as const };
const isFew = ({ evaluated }: RankedShopRow): boolean => !isEnoughToRank(evaluated);

/** The columns of the ranking: the rank by what it is ranked by, with its change, beside the rates as given and corrected. */
export function useRankingColumns(asked: Asked, { previousFrom, previousTo }: Before, by: RankedBy) {
  const t = useT();
  const format = useFormat();
  return useMemo((): Column<RankedShopRow>[] => {
    const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
    const own = (row: RankedShopRow) => ({ ...asked, shopId: [row.shopId] });
    const before = { from: previousFrom, to: previousTo };
    const samples = { count: LIMIT.rank.samples };
    const few = t('statistics.table.tooFew', samples);
    const fewOf = (row: RankedShopRow) => (isFew(row) ? few : '');
    const rankOf = (row: RankedShopRow) => (by === 'given' ? row.rank : row.adjustedRank);
    return [
      {
        key: 'rank',
        title: t('statistics.table.rank'),
        help: t('scoreStatistics.formula.ranking', samples),
        width: 76,
        ...right,
        always: true,
        render: (r) => format.count(rankOf(r)),
        textOf: fewOf,
      },
      {
        key: 'change',
        title: t('scoreStatistics.ranking.change'),
        width: 84,
        render: (r) => <RankChange row={r} by={by} />,
      },
      storeColumn<RankedShopRow>(t),
      evaluatedColumn<RankedShopRow>(t, format, own),
      averageColumn<RankedShopRow>(t, format, fewOf, asked.weighting ?? 'records'),
      {
        key: 'adjusted',
        title: t('scoreStatistics.ranking.adjustedRate'),
        help: t('scoreStatistics.formula.adjusted'),
        width: 112,
        ...right,
        render: (r) => (
          <span className={r.isCorrected && !isFew(r) ? undefined : 'statistics-few'}>{percent(r.adjustedRate)}</span>
        ),
        textOf: (r) => (r.isCorrected ? '' : t('scoreStatistics.ranking.uncorrected')),
      },
      {
        key: 'previous',
        title: t('scoreStatistics.ranking.previous'),
        width: 112,
        ...right,
        render: (r) => (
          <NumberLink rows={scoredRows({ ...own(r), ...before })} count={r.previousRate === null ? 0 : 1}>
            {percent(r.previousRate)}
          </NumberLink>
        ),
      },
    ];
  }, [t, format, asked, previousFrom, previousTo, by]);
}

/** By how many places a store moved, by what it is ranked by. */
export function RankChange({ row, by }: { row: RankedShopRow; by: RankedBy }) {
  const t = useT();
  const format = useFormat();
  const [rank, previousRank] =
    by === 'given' ? [row.rank, row.previousRank] : [row.adjustedRank, row.previousAdjustedRank];
  if (rank === null || previousRank === null) return '—';
  const places = previousRank - rank;
  const count = Math.abs(places);
  const direction = places > 0 ? 'up' : places < 0 ? 'down' : 'same';
  return (
    <span title={t(`scoreStatistics.ranking.${direction}`, { count })}>
      <DeltaMark delta={{ text: format.count(count), direction, isGood: places === 0 ? null : places > 0 }} />
    </span>
  );
}
