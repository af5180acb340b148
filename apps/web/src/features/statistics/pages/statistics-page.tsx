import { statisticsApi } from '@rondo/contract/statistics';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { CopyFigures } from '../components/copy-figures.tsx';
import { EmptyFigures } from '../components/empty-figures.tsx';
import { FiguresView } from '../components/figures-view.tsx';
import { FrozenFigures } from '../components/frozen-figures.tsx';
import { RowsSection } from '../components/rows-section.tsx';
import { ShopSection } from '../components/shop-section.tsx';
import { Stamp } from '../components/stamp.tsx';
import { StatisticsFilters } from '../components/statistics-filters.tsx';
import { askedOf, FILTERS, type Filters, ROWS, usable } from '../filter.ts';
import { usualPeriod } from '../usual-period.ts';

/** Inspection statistics (product 12.1); with a key in the address the figures that were kept under it. */
export default function StatisticsPage() {
  const params = useListParams({ filters: FILTERS, sort: 'average' });
  const [snapshot] = params.filters.snapshot;
  if (snapshot) {
    return (
      <Frame>
        <FrozenFigures snapshotKey={snapshot} />
      </Frame>
    );
  }
  return <Live params={params} />;
}

function Frame({
  children,
  ...rest
}: {
  children: ReactNode;
  meta?: ReactNode;
  actions?: ReactNode;
  filters?: ReactNode;
}) {
  const t = useT();
  return (
    <ListPage title={t('statistics.title')} {...rest}>
      {children}
    </ListPage>
  );
}

type Params = ReturnType<typeof useListParams<(typeof FILTERS)[number]>>;

function Live({ params }: { params: Params }) {
  const t = useT();
  const format = useFormat();
  const { set } = params;
  const { filters, isCut } = useMemo(() => usable(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const asked = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const { data, isError, error, isPlaceholderData, refetch } = useCall(statisticsApi.inspection, asked, {
    keepPrevious: true,
  });
  const isPhone = useNarrow();
  const change = (next: Partial<Filters>) => set({ filters: next });
  const groupLink = (groupId: string): string => {
    const query = new URLSearchParams(location.search);
    query.set('groupId', groupId);
    return `/inspect/statistics?${query}`;
  };
  const rows = ROWS.find((one) => one === filters.rows[0]);
  const isNothing = data?.current.records === 0;
  return (
    <Frame
      meta={data && !isPhone && <Stamp until={data.dataUntilOn} />}
      actions={<CopyFigures asked={asked} />}
      filters={<StatisticsFilters filters={filters} asked={asked} onSet={change} />}
    >
      {isError && !data && <LoadFailure failure={error} onRetry={() => void refetch()} />}
      {!isError && !data && <SkeletonRows rows={8} />}
      {isCut && <p className="statistics-notice">{t('statistics.cut')}</p>}
      {data && isPhone && (
        <p className="meta statistics-stamp">
          <Stamp until={data.dataUntilOn} />
        </p>
      )}
      {rows && <RowsSection rows={rows} params={{ ...params, filters }} asked={asked} />}
      {!rows && isNothing && !isPlaceholderData && <EmptyFigures asked={asked} onSet={change} />}
      {!rows && data && !isNothing && (
        <FiguresView
          figures={data}
          asked={asked}
          isOld={isPlaceholderData}
          onPick={({ from, to }) =>
            change({ from: [from], to: [to], within: [filters.within[0] ?? `${asked.from}_${asked.to}`] })
          }
          groupLink={groupLink}
        >
          <ShopSection params={{ ...params, filters }} asked={asked} />
        </FiguresView>
      )}
    </Frame>
  );
}
