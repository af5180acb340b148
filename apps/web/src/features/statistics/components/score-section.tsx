import { type ScoreRow, scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { LIMIT } from '@rondo/domain/limit';
import { isEnoughToRank } from '@rondo/domain/score-ranking';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows } from '../filter.ts';
import { type ScoreFilterName, weightingOf } from '../score-filter.ts';
import { useScoreColumns } from './score-columns.tsx';
import { TableSection } from './table-section.tsx';

const SORTS = ['average', '-average', '-evaluated', 'slope', '-slope', 'last'] as const;
type Sort = (typeof SORTS)[number];

interface Props {
  params: ReturnType<typeof useListParams<ScoreFilterName>>;
  asked: Asked;
}

/** A row a store and template, the worst average first until another order is chosen. */
export function ScoreSection({ params, asked }: Props) {
  const t = useT();
  const narrowed = scoreTableOf(params);
  const list = useCall(
    scoreStatisticsApi.table,
    { ...askedRows(asked, params), ...narrowed },
    { keepPrevious: true, part: true },
  );
  const columns = useScoreColumns(asked);
  return (
    <TableSection<ScoreRow>
      title={t('scoreStatistics.table.title')}
      list={list}
      params={params}
      nothing={t('scoreStatistics.table.none')}
      note={t('statistics.table.grey', { count: LIMIT.rank.samples })}
      isWide
      columns={columns}
      rowKey={(row) => `${row.shopId} ${row.templateId}`}
      nameOf={(row) => `${row.name} · ${row.templateName}`}
      sort={narrowed.sort}
      onSort={(next) => params.set({ sort: sortOf(next) })}
      onOpen={(row) => params.set({ filters: { shopId: [row.shopId], templateId: [row.templateId] }, page: 1 })}
      card={(row) => <ScoreCard row={row} />}
    />
  );
}

/** A store and template on the phone. */
function ScoreCard({ row }: { row: ScoreRow }) {
  const t = useT();
  const format = useFormat();
  const percent = (value: number | null) => format.percent(value === null ? null : value / 100);
  const facts = [
    row.templateName,
    `${t('statistics.table.rank')} ${format.count(row.rank)}`,
    `${t('scoreStatistics.table.evaluated')} ${format.count(row.evaluated)}`,
    `${t('statistics.table.last')} ${percent(row.lastRate)}`,
  ];
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">{row.name}</strong>
      <span className={isEnoughToRank(row.evaluated) ? 'num strong' : 'num statistics-few'}>
        {percent(row.averageRate)}
      </span>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}

/** What the address says of the table. */
export function scoreTableOf({ filters, sort }: Pick<Props['params'], 'filters' | 'sort'>) {
  return { sort: sortOf(sort), weighting: weightingOf(filters) };
}

/** Counts are only ordered from the most, the last inspection only from the longest ago: the other direction says nothing. */
function sortOf(asked: string | null): Sort {
  const bare = asked?.replace('-', '') ?? '';
  return SORTS.find((one) => one === asked) ?? SORTS.find((one) => one.replace('-', '') === bare) ?? 'average';
}
