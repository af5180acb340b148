import { statisticsApi } from '@rondo/contract/statistics';
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CopyFigures } from '../components/copy-figures.tsx';
import { EmptyFigures } from '../components/empty-figures.tsx';
import { FiguresView } from '../components/figures-view.tsx';
import { FrozenFigures } from '../components/frozen-figures.tsx';
import { PointsStatistics } from '../components/points-statistics.tsx';
import { RowsSection } from '../components/rows-section.tsx';
import { ShopSection, shopTableOf } from '../components/shop-section.tsx';
import { StatisticsBody } from '../components/statistics-body.tsx';
import { StatisticsFrame } from '../components/statistics-frame.tsx';
import { type Asked, askedOf, FILTERS, type Filters, pickedPart, ROWS, usable } from '../filter.ts';
import { useMonthClose } from '../use-month-close.ts';
import { usualPeriod } from '../usual-period.ts';

/**
 * Inspection statistics (product 12.1), and points as one of its tabs (I13): the address only says with which it begins. With a key in the
 * address the figures that were kept under it.
 */
export default function StatisticsPage() {
  const { pathname, search } = useLocation();
  const isOfPoints = pathname.endsWith('/score/statistics');
  const tab = new URLSearchParams(search).get('tab') ?? (isOfPoints ? 'points' : 'statistics');
  return tab === 'points' ? <PointsStatistics /> : <InspectionStatistics />;
}

function InspectionStatistics() {
  const t = useT();
  const params = useListParams({ filters: FILTERS, sort: 'average' });
  const [snapshot] = params.filters.snapshot;
  if (snapshot) {
    return (
      <StatisticsFrame tab="statistics" title={t('statistics.title')}>
        <FrozenFigures snapshotKey={snapshot} />
      </StatisticsFrame>
    );
  }
  return <Live params={params} />;
}

type Params = ReturnType<typeof useListParams<(typeof FILTERS)[number]>>;

function Live({ params }: { params: Params }) {
  const t = useT();
  const format = useFormat();
  const { set } = params;
  const can = useCan();
  const { filters, isCut } = useMemo(() => usable(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const now = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const closed = useMonthClose(now);
  const isAskedClosed = filters.basis.length > 0;
  // A period that is not closed has no such figures: those of now stand there, and it is said.
  const isOpen = closed.data?.isClosed === false && !closed.isPlaceholderData;
  const asked = useMemo(
    (): Asked => (isAskedClosed && !isOpen ? { ...now, basis: 'closed' } : now),
    [now, isAskedClosed, isOpen],
  );
  const answer = useCall(statisticsApi.inspection, asked, { keepPrevious: true });
  const change = (next: Partial<Filters>) => set({ filters: next });
  const groupLink = (groupId: string): string => {
    const query = new URLSearchParams(location.search);
    query.set('groupId', groupId);
    return `/inspect/statistics?${query}`;
  };
  const rows = ROWS.find((one) => one === filters.rows[0]);
  return (
    <StatisticsFrame
      tab="statistics"
      title={t('statistics.title')}
      actions={
        <>
          <SubscribeLink report="statistics" filters={{ ...now, ...shopTableOf({ ...params, filters }) }} />
          {can('x_record_export') && <TableExport asked={asked} params={{ ...params, filters }} />}
          <CopyFigures asked={asked} />
        </>
      }
      live={{
        ...{ filters, asked, onSet: change, until: answer.data?.dataUntilOn },
        isCut: isCut || (isAskedClosed && isOpen),
        onBasis: (basis) => change({ basis: basis ? [basis] : [] }),
      }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={({ current }) => current.records === 0}
        nothing={<EmptyFigures asked={asked} onSet={change} />}
        rows={rows && <RowsSection rows={rows} params={{ ...params, filters }} asked={asked} />}
      >
        {(figures) => (
          <FiguresView
            figures={figures}
            asked={asked}
            isOld={answer.isPlaceholderData}
            onPick={(part) => change(pickedPart(filters, asked, part))}
            groupLink={groupLink}
            onWeigh={(weighting) => change({ weighting })}
          >
            <ShopSection params={{ ...params, filters }} asked={asked} />
          </FiguresView>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

/** The table of stores as a file, in the order that is chosen. */
function TableExport({ asked, params }: { asked: Asked; params: Params }) {
  const t = useT();
  const { granularity: _granularity, compare: _compare, ...filter } = asked;
  return (
    <ExportMenu
      title={t('statistics.title')}
      filters={{ ...filter, ...shopTableOf(params) }}
      count={(of) => call(statisticsApi.shops, of)}
      save={(of) => saveAnswer(statisticsApi.exportShops, of)}
      start={(of) => call(statisticsApi.startExportShops, of)}
    />
  );
}
