import { type RankedShopRow, scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { LIMIT } from '@rondo/domain/limit';
import { RANKED_BY, type RankedBy } from '@rondo/domain/score-figures';
import { isEnoughToRank } from '@rondo/domain/score-ranking';
import { STATISTICS_LIMIT } from '@rondo/domain/statistics-limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows } from '../filter.ts';
import { rankedBy, type ScoreFilterName, weightingOf } from '../score-filter.ts';
import { RankChange, useRankingColumns } from './ranking-columns.tsx';
import { TableSection } from './table-section.tsx';

interface Props {
  params: ReturnType<typeof useListParams<ScoreFilterName>>;
  asked: Asked;
  /** The period that is compared with. */
  before: { previousFrom: string; previousTo: string };
  /** All of them in pages; else the first ones, with the way to all. */
  isWhole: boolean;
}

/** Stores by their averages, as given or corrected for who inspected them; too few records are grey and not ranked. */
export function RankingSection({ params, asked, before, isWhole }: Props) {
  const t = useT();
  const { filters } = params;
  const by = rankedBy(filters);
  const paging = isWhole ? params : { page: 1, size: STATISTICS_LIMIT.ranked };
  const list = useCall(
    scoreStatisticsApi.ranking,
    {
      ...askedRows(asked, paging),
      ...{ compare: asked.compare, weighting: weightingOf(filters), by },
      ...(isWhole && filters.both[0] === 'true' ? { both: true } : {}),
    },
    { keepPrevious: true, part: true },
  );
  const columns = useRankingColumns(asked, before, by);
  const { data } = list;
  const note = t('statistics.table.grey', { count: LIMIT.rank.samples });
  const footer = data ? (
    <footer className="statistics-more">
      <span className="meta">{note}</span>
      {data.total > data.list.length && (
        <button
          type="button"
          className="button button-text button-small"
          onClick={() => params.set({ filters: { rows: ['ranking'] }, page: 1 })}
        >
          {t('scoreStatistics.ranking.all', { count: data.total })}
        </button>
      )}
    </footer>
  ) : null;
  return (
    <TableSection<RankedShopRow>
      title={t('scoreStatistics.ranking.title')}
      list={list}
      params={params}
      nothing={t('scoreStatistics.ranking.none')}
      note={note}
      tools={
        <Segment
          isSmall
          label={t('scoreStatistics.ranking.by')}
          options={RANKED_BY.map((value) => ({ value, label: t(`scoreStatistics.ranking.${value}`) }))}
          value={by}
          onChange={(value) => params.set({ filters: { by: value === 'given' ? [] : [value] } })}
        />
      }
      columns={columns}
      rowKey={(row) => row.shopId}
      nameOf={(row) => row.name}
      onOpen={(row) => params.set({ filters: { shopId: [row.shopId], rows: [], both: [] }, page: 1 })}
      card={(row) => <RankedCard row={row} by={by} />}
      {...(isWhole ? {} : { footer })}
    />
  );
}

/** A store of the ranking on the phone. */
function RankedCard({ row, by }: { row: RankedShopRow; by: RankedBy }) {
  const t = useT();
  const format = useFormat();
  const isFew = !isEnoughToRank(row.evaluated);
  const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
  const [rank, rate] = by === 'given' ? [row.rank, row.averageRate] : [row.adjustedRank, row.adjustedRate];
  const [otherName, other] =
    by === 'given'
      ? [t('scoreStatistics.ranking.adjustedRate'), row.adjustedRate]
      : [t('statistics.table.average'), row.averageRate];
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">
        {format.count(rank)} · {row.name}
      </strong>
      <span className={isFew ? 'num statistics-few' : 'num strong'}>{percent(rate)}</span>
      <span className="meta">
        {t('scoreStatistics.ranking.change')} <RankChange row={row} by={by} /> · {otherName} {percent(other)} ·{' '}
        {t('scoreStatistics.table.evaluated')} {format.count(row.evaluated)}
        {!row.isCorrected && ` · ${t('scoreStatistics.ranking.uncorrected')}`}
      </span>
    </div>
  );
}
