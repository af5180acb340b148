import { type InspectorRow, userInspectionApi } from '@rondo/contract/user-inspection';
import { LIMIT } from '@rondo/domain/limit';
import { INSPECTOR_SETS } from '@rondo/domain/user-figures';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows } from '../filter.ts';
import type { UserFilterName } from '../user-filter.ts';
import { useInspectorColumns } from './inspector-columns.tsx';
import { TableSection } from './table-section.tsx';

const SORTS = ['-records', '-due', 'onTime', '-duration', 'average', 'difference', '-fails'] as const;
type Sort = (typeof SORTS)[number];

interface Props {
  params: ReturnType<typeof useListParams<UserFilterName>>;
  asked: Asked;
}

/** The inspectors of the period, the busiest first until another order is chosen. */
export function InspectorSection({ params, asked }: Props) {
  const t = useT();
  const narrowed = inspectorTableOf(params);
  const list = useCall(
    userInspectionApi.table,
    { ...askedRows(asked, params), ...narrowed },
    { keepPrevious: true, part: true },
  );
  const columns = useInspectorColumns(asked);
  return (
    <TableSection<InspectorRow>
      title={t('userInspection.table.title')}
      list={list}
      params={params}
      nothing={t('userInspection.table.none')}
      note={t('userInspection.table.grey', { count: LIMIT.rank.samples })}
      isWide
      columns={columns}
      rowKey={(row) => row.id}
      nameOf={(row) => row.name}
      sort={narrowed.sort}
      onSort={(next) => params.set({ sort: sortOf(next) })}
      card={(row) => <InspectorCard row={row} />}
    />
  );
}

/** An inspector on the phone. */
function InspectorCard({ row }: { row: InspectorRow }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    `${t('statistics.table.records')} ${format.count(row.records)}`,
    `${t('userInspection.table.duration')} ${format.count(row.durationMinutes)}`,
    `${t('userInspection.table.rectifications')} ${format.count(row.rectifications)}`,
  ];
  return (
    <div className="statistics-shop">
      <strong className="ellipsis">{row.name}</strong>
      <span className="num strong">{format.percent(row.averageRate === null ? null : row.averageRate / 100)}</span>
      <span className="meta">{facts.join(' · ')}</span>
    </div>
  );
}

/** What the address says of the table. */
export function inspectorTableOf({ filters, sort }: Pick<Props['params'], 'filters' | 'sort'>) {
  const inspectors = INSPECTOR_SETS.find((one) => one === filters.inspectors[0]);
  return { sort: sortOf(sort), ...(inspectors ? { inspectors } : {}) };
}

/** The other direction says nothing. */
function sortOf(asked: string | null): Sort {
  const bare = asked?.replace('-', '') ?? '';
  return SORTS.find((one) => one.replace('-', '') === bare) ?? '-records';
}
