import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiOverview } from '@rondo/contract/ai-event-shapes';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { addDays } from '@rondo/domain/civil-time';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import { type Stat, StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { AiGate } from '../../ai-rule/index.ts';
import { CheckRows, viewOf } from '../components/check-rows.tsx';
import { CoverageRing } from '../components/coverage-ring.tsx';
import { TrendCard } from '../components/trend-card.tsx';
import { eventsLink, type Where } from '../links.ts';
import '../components/ai-event.css';

/** Days of the ranking, the mix and the trend. */
const DAYS = 14;
/** How often the latest events are asked for, ms. */
const LIVE_MS = 15_000;

/** Today's AI checks at a glance (D17.6). */
export default function OverviewPage() {
  const t = useT();
  return <AiGate title={t('aiEvent.overview')}>{() => <Overview />}</AiGate>;
}

function Overview() {
  const t = useT();
  const on = useFormat().civilDay(Date.now());
  const params = useListParams({ filters: ['shopId', 'groupId', 'rows'] });
  const { shopId, groupId, rows } = params.filters;
  const where = { ...(shopId.length > 0 ? { shopId } : {}), ...(groupId.length > 0 ? { groupId } : {}) };
  const read = useCall(aiEventApi.overview, { on, ...where }, { keepPrevious: true, refetchEveryMs: LIVE_MS });
  const { data } = read;
  return (
    <ListPage
      title={t('aiEvent.overview')}
      meta={
        <span className="ai-event-ways">
          <Link to="/inspect/overviewOfResults">{t('aiEvent.title')}</Link>
          <Link to="/inspect/aiStatistics">{t('aiEvent.statistics')}</Link>
        </span>
      }
      filters={
        <FilterBar>
          <SearchChip
            kind="shop"
            label={t('aiEvent.shop')}
            value={shopId}
            onChange={(ids) => params.set({ filters: { shopId: ids } })}
          />
          <GroupChip
            label={t('aiEvent.group')}
            value={groupId}
            onChange={(ids) => params.set({ filters: { groupId: ids } })}
          />
        </FilterBar>
      }
    >
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={8} />}
      {data && rows[0] !== undefined && (
        <CheckRows
          asked={{ from: on, to: on, ...where }}
          view={viewOf(rows[0])}
          onBack={() => params.set({ filters: { rows: [] } })}
        />
      )}
      {data && rows[0] === undefined && <Figures overview={data} where={{ shopId, groupId }} />}
    </ListPage>
  );
}

function Figures({ overview, where }: { overview: AiOverview; where: Where }) {
  const t = useT();
  const { on } = overview;
  const period = { from: addDays(on, 1 - DAYS), to: on };
  return (
    <div className="ai-event-figures">
      <StatStrip label={t('aiEvent.overview')} stats={useCards(overview, where)} />
      <div className="ai-event-row">
        <TrendCard trend={overview.trend} where={where} />
        <CoverageRing coverage={overview.coverage} where={where} />
      </div>
      <div className="ai-event-row">
        <section className="card ai-event-panel">
          <h2>{t('aiEvent.ranking')}</h2>
          {overview.shops.length === 0 && <p className="meta">{t('aiEvent.nothing')}</p>}
          <BarList
            label={t('aiEvent.ranking')}
            rows={overview.shops.map(({ key, name, count }) => ({
              ...{ key, label: name, value: count },
              to: eventsLink({ ...period, shopId: key }),
            }))}
          />
        </section>
        <section className="card ai-event-panel">
          <h2>{t('aiEvent.mix')}</h2>
          {overview.kinds.length === 0 && <p className="meta">{t('aiEvent.nothing')}</p>}
          <BarList
            label={t('aiEvent.mix')}
            colour="c2"
            rows={overview.kinds.map(({ key, count }) => ({
              key,
              label: t(`aiRule.kind.${AI_KINDS.find((one) => one === key) ?? 'custom'}`),
              value: count,
              to: eventsLink({ ...period, kind: key, ...where }),
            }))}
          />
        </section>
      </div>
      <Ticker events={overview.ticker} />
    </div>
  );
}

function useCards(overview: AiOverview, where: Where): Stat[] {
  const t = useT();
  const format = useFormat();
  const { on } = overview;
  const rows = (outcome: string) =>
    `/inspect/overview?${new URLSearchParams([
      ['rows', outcome],
      ...where.shopId.map((id) => ['shopId', id]),
      ...where.groupId.map((id) => ['groupId', id]),
    ])}`;
  const day = { from: on, to: on, ...where };
  const card = (
    key: 'planned' | 'run' | 'failed' | 'skipped' | 'events' | 'pending' | 'confirmed' | 'rectified',
    to: string,
  ): Stat => ({
    key,
    label: t(`aiEvent.card.${key}`),
    value: format.short(overview[key]),
    title: format.count(overview[key]),
    to,
  });
  return [
    { ...card('planned', rows('all')), formula: t('aiEvent.formula.planned') },
    { ...card('run', rows('run')), formula: t('aiEvent.formula.run') },
    { ...card('failed', rows('failed')), formula: t('aiEvent.formula.failed') },
    { ...card('skipped', rows('skipped')), formula: t('aiEvent.formula.skipped') },
    card('events', eventsLink(day)),
    { ...card('pending', eventsLink({ state: 'new', ...where })), formula: t('aiEvent.formula.pending') },
    card('confirmed', eventsLink({ ...day, state: 'confirmed' })),
    card('rectified', eventsLink({ ...day, rectified: 'true' })),
  ];
}

/** The latest events, asked for again and again while the page is open. */
function Ticker({ events }: { events: AiOverview['ticker'] }) {
  const t = useT();
  const format = useFormat();
  return (
    <section className="card ai-event-panel" aria-live="polite">
      <h2>{t('aiEvent.ticker')}</h2>
      {events.length === 0 && <p className="meta">{t('aiEvent.tickerNone')}</p>}
      <ul className="ai-event-ticker">
        {events.map((row) => (
          <li key={row.id}>
            <Link to={`/inspect/overviewOfResults?open=${row.id}`}>
              <span className="meta num">{format.dateTime(row.happenedAt)}</span>
              <span className="ellipsis">
                <strong>{row.eventName}</strong> {row.shop.name} {row.camera.name}
              </span>
              <StateLabel object="aiEvent" state={row.state} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
