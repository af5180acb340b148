import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { Store } from 'lucide-react';
import { useMemo } from 'react';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CalendarCard } from '../components/calendar-card.tsx';
import { FigureCards } from '../components/figure-cards.tsx';
import { Headline } from '../components/headline.tsx';
import { IntervalsCard } from '../components/intervals-card.tsx';
import { PlanRows } from '../components/plan-rows.tsx';
import { PlanSection, planTableOf } from '../components/plan-section.tsx';
import { ShopTrendCard } from '../components/shop-trend-card.tsx';
import { StatisticsBody } from '../components/statistics-body.tsx';
import { StatisticsFrame } from '../components/statistics-frame.tsx';
import { type Asked, askedOf, pickedPart } from '../filter.ts';
import { SHOP_FILTERS, SHOP_ROWS, type ShopFilters, usableShops } from '../shop-filter.ts';
import { type ShopOverview, useShopCards } from '../use-shop-cards.ts';
import { usualPeriod } from '../usual-period.ts';

/** Inspection of stores (product 12.5): which were inspected, how often, and against what was planned. */
export default function ShopInspectionPage() {
  const t = useT();
  const format = useFormat();
  const can = useCan();
  const params = useListParams({ filters: SHOP_FILTERS, sort: 'last' });
  const { filters, isCut } = useMemo(() => usableShops(params.filters), [params.filters]);
  const today = format.civilDay(Date.now());
  const asked = useMemo(() => askedOf(filters, usualPeriod(today)), [filters, today]);
  const answer = useCall(shopInspectionApi.overview, asked, { keepPrevious: true });
  const change = (next: Partial<ShopFilters>) => params.set({ filters: next });
  const shown = { params: { ...params, filters }, asked };
  const rows = SHOP_ROWS.find((one) => one === filters.rows[0]);
  return (
    <StatisticsFrame
      tab="shopInspection"
      title={t('shopInspection.title')}
      actions={
        <>
          <SubscribeLink report="shopInspection" filters={{ ...asked, ...planTableOf(shown.params) }} />
          {can('x_record_export') && <TableExport {...shown} />}
        </>
      }
      live={{ filters, asked, onSet: change, isCut, until: answer.data?.dataUntilOn }}
    >
      <StatisticsBody
        answer={answer}
        isNothing={({ counts }) => counts.openShops + counts.intervals + counts.missedShops === 0}
        nothing={
          <EmptyState kind="nothing-yet" icon={Store} title={t('shopInspection.emptyTitle')}>
            {t('shopInspection.emptyHint')}
          </EmptyState>
        }
        rows={rows && <PlanRows rows={rows} {...shown} />}
      >
        {(overview) => (
          <div className="statistics" aria-busy={answer.isPlaceholderData}>
            <Figures overview={overview} asked={asked} onPick={(part) => change(pickedPart(filters, asked, part))} />
            <PlanSection {...shown} />
          </div>
        )}
      </StatisticsBody>
    </StatisticsFrame>
  );
}

/** The table as a file, in the order that is chosen. */
function TableExport({ asked, params }: { asked: Asked; params: Parameters<typeof planTableOf>[0] }) {
  const t = useT();
  const { granularity: _granularity, compare: _compare, ...filter } = asked;
  return (
    <ExportMenu
      title={t('shopInspection.title')}
      filters={{ ...filter, ...planTableOf(params) }}
      count={(of) => call(shopInspectionApi.table, of)}
      save={(of) => saveAnswer(shopInspectionApi.export, of)}
      start={(of) => call(shopInspectionApi.startExport, of)}
    />
  );
}

interface FiguresProps {
  overview: ShopOverview;
  asked: Asked;
  onPick: (span: { from: string; to: string }) => void;
}

/** Everything above the table. */
function Figures({ overview, asked, onPick }: FiguresProps) {
  const t = useT();
  const cards = useShopCards(overview, asked);
  return (
    <>
      <Headline cards={cards} previous={{ from: overview.previousFrom, to: overview.previousTo }} />
      <FigureCards label={t('shopInspection.title')} cards={cards} />
      <div className="statistics-row">
        <ShopTrendCard trend={overview.trend} asked={asked} onPick={onPick} />
        <IntervalsCard overview={overview} asked={asked} />
      </div>
      <CalendarCard overview={overview} asked={asked} />
    </>
  );
}
