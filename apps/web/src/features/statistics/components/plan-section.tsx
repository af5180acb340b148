import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { LIMIT } from '@rondo/domain/limit';
import { COVERAGES } from '@rondo/domain/statistics';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows } from '../filter.ts';
import type { ShopFilterName } from '../shop-filter.ts';
import { PlanCard } from './plan-card.tsx';
import { type PlanRow, usePlanColumns } from './plan-columns.tsx';
import { TableSection } from './table-section.tsx';

const SORTS = ['last', '-records', '-due', '-missed', 'rate', '-open'] as const;
type Sort = (typeof SORTS)[number];

interface Props {
  params: ReturnType<typeof useListParams<ShopFilterName>>;
  asked: Asked;
}

/** The stores of the period against what was planned; those that were not inspected come first until another order is chosen. */
export function PlanSection({ params, asked }: Props) {
  const t = useT();
  const narrowed = planTableOf(params);
  const list = useCall(
    shopInspectionApi.table,
    { ...askedRows(asked, params), ...narrowed },
    { keepPrevious: true, part: true },
  );
  const columns = usePlanColumns(asked);
  return (
    <TableSection<PlanRow>
      title={t('shopInspection.table.title')}
      list={list}
      params={params}
      nothing={t('shopInspection.table.none')}
      note={t('shopInspection.table.grey', { count: LIMIT.rank.samples })}
      isWide
      columns={columns}
      rowKey={(row) => row.shopId}
      nameOf={(row) => row.name}
      sort={narrowed.sort}
      onSort={(next) => params.set({ sort: sortOf(next) })}
      onOpen={(row) => params.set({ filters: { shopId: [row.shopId], rows: [], coverage: [], missed: [] } })}
      card={(row) => <PlanCard row={row} />}
    />
  );
}

/** What the address says of the table. */
export function planTableOf({ filters, sort }: Pick<Props['params'], 'filters' | 'sort'>) {
  const coverage = COVERAGES.find((one) => one === filters.coverage[0]);
  return {
    sort: sortOf(sort),
    ...(coverage ? { coverage } : {}),
    ...(filters.missed[0] === 'true' ? { missed: true } : {}),
  };
}

/** The other direction says nothing. */
function sortOf(asked: string | null): Sort {
  const bare = asked?.replace('-', '') ?? '';
  return SORTS.find((one) => one.replace('-', '') === bare) ?? 'last';
}
