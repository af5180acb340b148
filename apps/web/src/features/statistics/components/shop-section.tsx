import { statisticsApi } from '@rondo/contract/statistics';
import { LIMIT } from '@rondo/domain/limit';
import { COVERAGES } from '@rondo/domain/statistics';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ListFooter } from '../../../shared/ui/list/list-footer.tsx';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { type Asked, askedRows, type FilterName } from '../filter.ts';
import { ShopTable } from './shop-table.tsx';

const SORTS = ['average', '-average', '-records', '-redLines', '-open', 'last'] as const;
type Sort = (typeof SORTS)[number];

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  asked: Asked;
}

/** The shops of the period, the worst first until another order is chosen. */
export function ShopSection({ params, asked }: Props) {
  const t = useT();
  const { sort, ...covered } = shopTableOf(params);
  const { page, size } = params;
  const { data, isPending, isPlaceholderData } = useCall(
    statisticsApi.shops,
    { ...askedRows(asked, params), ...covered, sort },
    { keepPrevious: true, part: true },
  );
  return (
    <section className="card statistics-card statistics-table">
      <header>
        <h2>{t('statistics.table.title')}</h2>
      </header>
      <ShopTable
        rows={data?.list ?? []}
        asked={asked}
        isLoading={isPending || isPlaceholderData}
        sort={sort}
        onSort={(next) => params.set({ sort: next === null ? 'average' : sortOf(next) })}
        onOpen={(row) => params.set({ filters: { shopId: [row.shopId], rows: [], coverage: [] } })}
      />
      {data && (
        <ListFooter
          note={t('statistics.table.grey', { count: LIMIT.rank.samples })}
          total={data.total}
          page={page}
          size={size}
          onChange={(nextPage, nextSize) => params.set(nextSize === size ? { page: nextPage } : { size: nextSize })}
        />
      )}
    </section>
  );
}

/** What the address says of the table. */
export function shopTableOf({ filters, sort }: Pick<Props['params'], 'filters' | 'sort'>) {
  const coverage = COVERAGES.find((one) => one === filters.coverage[0]);
  return { sort: sortOf(sort), ...(coverage ? { coverage } : {}) };
}

/** Counts are only ordered from the most, the last visit only from the longest ago: the other direction says nothing. */
function sortOf(asked: string | null): Sort {
  const bare = asked?.replace('-', '') ?? '';
  return SORTS.find((one) => one === asked) ?? SORTS.find((one) => one.replace('-', '') === bare) ?? 'average';
}
