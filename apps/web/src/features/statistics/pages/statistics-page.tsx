import { statisticsApi } from '@rondo/contract/statistics';
import { ChartColumn, History, Link2 } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Face } from '../../../shared/ui/list/face.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { FiguresView } from '../components/figures-view.tsx';
import { FrozenFigures } from '../components/frozen-figures.tsx';
import { ShopSection } from '../components/shop-section.tsx';
import { StatisticsFilters } from '../components/statistics-filters.tsx';
import { noonOf } from '../day-text.ts';
import { askedOf, FILTERS, type Filters } from '../filter.ts';
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
  const tabs = [{ key: 'inspection', label: t('statistics.tab.inspection') }];
  return (
    <ListPage title={t('statistics.title')} tabs={tabs} tab="inspection" {...rest}>
      {children}
    </ListPage>
  );
}

type Params = ReturnType<typeof useListParams<(typeof FILTERS)[number]>>;

function Live({ params }: { params: Params }) {
  const t = useT();
  const format = useFormat();
  const { filters, set } = params;
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
  const isNothing = data && data.current.records === 0 && data.previous.records === 0 && data.current.shopsOpen === 0;
  return (
    <Frame
      meta={data && !isPhone && <Stamp until={data.dataUntilOn} />}
      actions={<CopyFigures asked={asked} />}
      filters={<StatisticsFilters filters={filters} asked={asked} onSet={change} />}
    >
      {isError && !data && (
        <Face
          kind="failed"
          actions={
            <button type="button" className="button button-primary" onClick={() => void refetch()}>
              {t('ui.retry')}
            </button>
          }
        >
          {failureWords(error)}
        </Face>
      )}
      {!isError && !data && <SkeletonRows rows={8} />}
      {isNothing && (
        <Face kind="nothing-yet" title={t('statistics.emptyTitle')} icon={ChartColumn}>
          {t('statistics.emptyHint')}
        </Face>
      )}
      {data && isPhone && (
        <p className="meta statistics-stamp">
          <Stamp until={data.dataUntilOn} />
        </p>
      )}
      {data && !isNothing && (
        <FiguresView
          figures={data}
          asked={asked}
          isOld={isPlaceholderData}
          onPick={({ from, to }) =>
            change({ from: [from], to: [to], within: [filters.within[0] ?? `${asked.from}_${asked.to}`] })
          }
          groupLink={groupLink}
        >
          <ShopSection params={params} asked={asked} />
        </FiguresView>
      )}
    </Frame>
  );
}

/** Until when the figures are right. */
function Stamp({ until }: { until: string | null }) {
  const t = useT();
  const format = useFormat();
  return (
    <>
      <History size={14} strokeWidth={1.75} aria-hidden />
      {until ? t('statistics.until', { day: format.day(noonOf(until)) }) : t('statistics.notYet')}
    </>
  );
}

/** Keeps the figures on screen and copies the link to them. */
function CopyFigures({ asked }: { asked: ReturnType<typeof askedOf> }) {
  const t = useT();
  const freeze = useAct(statisticsApi.freeze);
  const copy = async () => {
    const kept = await freeze.run(asked);
    if (!kept) return;
    const address = `${location.origin}${location.pathname}?snapshot=${kept.key}`;
    try {
      await navigator.clipboard.writeText(address);
      toast.ok(t('statistics.freeze.done'));
    } catch {
      toast.error(t('ui.copyFailed'));
    }
  };
  return (
    <button
      type="button"
      className="button"
      title={t('statistics.freeze.act')}
      aria-busy={freeze.busy}
      onClick={() => void copy()}
    >
      <Link2 size={16} strokeWidth={1.75} aria-hidden />
      <span className="statistics-act">{t('statistics.freeze.act')}</span>
    </button>
  );
}
