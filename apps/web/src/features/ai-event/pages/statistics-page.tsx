import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiStatisticsOut } from '@rondo/contract/ai-event-shapes';
import { AI_KINDS } from '@rondo/domain/ai/kinds';
import { addDays } from '@rondo/domain/civil-time';
import { Link } from 'react-router';
import { ExportMenu } from '../../../shared/export-menu.tsx';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { call } from '../../../shared/http/http.ts';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { GroupChip } from '../../../shared/inspect/group-chip.tsx';
import { SearchChip } from '../../../shared/inspect/search-chip.tsx';
import { saveAnswer } from '../../../shared/save-answer.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { BarList } from '../../../shared/ui/chart/bar-list.tsx';
import { HeatGrid } from '../../../shared/ui/chart/heat-grid.tsx';
import { type Stat, StatStrip } from '../../../shared/ui/chart/stat-strip.tsx';
import { PeriodChip } from '../../../shared/ui/date/period-chip.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { LoadFailure } from '../../../shared/ui/list/load-failure.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { AiGate } from '../../ai-rule/index.ts';
import { CheckRows, viewOf } from '../components/check-rows.tsx';
import { RuleTable } from '../components/rule-table.tsx';
import { TrendCard } from '../components/trend-card.tsx';
import { type CheckView, checksLink, eventsLink, type Where } from '../links.ts';
import '../components/ai-event.css';

const USUAL_DAYS = 30;
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
interface Asked extends Where {
  from: string;
  to: string;
  kind: string[];
}

/** Figures of AI checks over a period (product 12.4). */
export default function AiStatisticsPage() {
  const t = useT();
  return <AiGate title={t('aiEvent.statistics')}>{() => <Statistics />}</AiGate>;
}

function Statistics() {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const params = useListParams({ filters: ['from', 'to', 'shopId', 'groupId', 'kind', 'ruleId', 'rows'] });
  const { filters } = params;
  const period = { from: filters.from[0] ?? addDays(today, 1 - USUAL_DAYS), to: filters.to[0] ?? today };
  const kind = AI_KINDS.filter((one) => filters.kind.includes(one));
  const input = {
    ...period,
    ...(filters.shopId.length > 0 ? { shopId: filters.shopId } : {}),
    ...(filters.groupId.length > 0 ? { groupId: filters.groupId } : {}),
    ...(kind.length > 0 ? { kind } : {}),
  };
  const read = useCall(aiEventApi.statistics, input, { keepPrevious: true });
  const { data } = read;
  const asked = { ...period, shopId: filters.shopId, groupId: filters.groupId, kind };
  return (
    <ListPage
      title={t('aiEvent.statistics')}
      actions={
        <>
          <SubscribeLink report="aiStatistics" filters={input} />
          <ExportMenu
            title={t('aiEvent.statistics')}
            filters={input}
            count={async () => ({ total: data?.rules.length ?? 0 })}
            save={(of) => saveAnswer(aiEventApi.exportStatistics, of)}
            start={(of) => call(aiEventApi.startExportStatistics, of)}
          />
        </>
      }
      meta={
        <span className="ai-event-ways">
          <Link to="/inspect/overview">{t('aiEvent.overview')}</Link>
        </span>
      }
      filters={
        <FilterBar>
          <PeriodChip
            label={t('aiEvent.period')}
            value={period}
            isNeeded
            onChange={({ from = '', to = '' }) => params.set({ filters: { from: [from], to: [to] } })}
          />
          <SearchChip
            kind="shop"
            label={t('aiEvent.shop')}
            value={filters.shopId}
            onChange={(shopId) => params.set({ filters: { shopId } })}
          />
          <GroupChip
            label={t('aiEvent.group')}
            value={filters.groupId}
            onChange={(groupId) => params.set({ filters: { groupId } })}
          />
          <FilterChip
            label={t('aiEvent.event')}
            multi
            value={filters.kind}
            onChange={(next) => params.set({ filters: { kind: next } })}
            options={AI_KINDS.map((value) => ({ value, label: t(`aiRule.kind.${value}`) }))}
          />
        </FilterBar>
      }
    >
      {!data && read.isError && <LoadFailure failure={read.error} onRetry={() => void read.refetch()} />}
      {!data && !read.isError && <SkeletonRows rows={8} />}
      {data && filters.rows[0] !== undefined && (
        <CheckRows
          asked={{ ...input, ...(filters.ruleId.length > 0 ? { ruleId: filters.ruleId } : {}) }}
          view={viewOf(filters.rows[0])}
          onBack={() => params.set({ filters: { rows: [], ruleId: [] } })}
        />
      )}
      {data && filters.rows[0] === undefined && <Figures found={data} asked={asked} />}
    </ListPage>
  );
}

function Figures({ found, asked }: { found: AiStatisticsOut; asked: Asked }) {
  const t = useT();
  const format = useFormat();
  return (
    <div className="ai-event-figures">
      <StatStrip label={t('aiEvent.statistics')} stats={useCards(found, asked)} />
      <div className="ai-event-row">
        <TrendCard trend={found.trend} where={{ shopId: asked.shopId, groupId: asked.groupId, kind: asked.kind }} />
        <section className="card ai-event-panel">
          <h2>{t('aiEvent.byRule')}</h2>
          <BarList
            label={t('aiEvent.byRule')}
            colour="c2"
            max={1}
            rows={found.rules.map((rule) => ({
              ...{ key: rule.id, label: rule.name, value: rule.precision, text: format.percent(rule.precision) },
              to: eventsLink({ ...asked, ruleId: rule.id, state: ['confirmed', 'false_alarm'] }),
            }))}
          />
        </section>
      </div>
      <Heat
        title={t('aiEvent.byHour')}
        rowTitle={t('aiEvent.event')}
        rows={found.byHour.map(({ kind, hours }) => ({
          ...{ key: kind, title: t(`aiRule.kind.${kind}`), hours },
          link: (hour) => eventsLink({ ...asked, kind, hour: String(hour) }),
        }))}
      />
      <Heat
        title={t('aiEvent.heat')}
        rowTitle={t('aiEvent.camera')}
        rows={found.heat.map(({ camera, shopName, hours }) => ({
          ...{ key: camera.id, title: `${shopName} ${camera.name}`, hours },
          link: (hour) => eventsLink({ ...asked, cameraId: camera.id, hour: String(hour) }),
        }))}
      />
      <RuleTable rules={found.rules} asked={asked} />
    </div>
  );
}

interface HeatProps {
  title: string;
  rowTitle: string;
  rows: readonly { key: string; title: string; hours: readonly number[]; link: (hour: number) => string }[];
}

function Heat({ title, rowTitle, rows }: HeatProps) {
  const t = useT();
  if (rows.length === 0) return null;
  const high = Math.max(1, ...rows.flatMap(({ hours }) => hours));
  return (
    <section className="card ai-event-panel">
      <h2>{title}</h2>
      <HeatGrid
        label={title}
        rowTitle={rowTitle}
        columns={HOURS.map((hour) => ({ key: String(hour), title: String(hour) }))}
        range={{ low: 0, high }}
        rows={rows.map((row) => ({
          ...{ key: row.key, title: row.title },
          cells: HOURS.map((hour) => {
            const count = row.hours[hour] ?? 0;
            return {
              ...{ value: count === 0 ? null : count, text: count === 0 ? '' : String(count) },
              said: t('aiEvent.cellSaid', { name: row.title, hour, count }),
              ...(count > 0 ? { to: row.link(hour) } : {}),
            };
          }),
        }))}
      />
    </section>
  );
}

function useCards(found: AiStatisticsOut, asked: Asked): Stat[] {
  const t = useT();
  const format = useFormat();
  const rows = (view: CheckView) => checksLink({ ...asked, view });
  const card = (key: string, label: string, value: number, to: string): Stat => ({
    ...{ key, label, value: format.short(value), title: format.count(value), to },
  });
  return [
    { ...card('checks', t('aiEvent.card.checks'), found.run, rows('all')), formula: t('aiEvent.formula.checks') },
    card('images', t('aiEvent.card.images'), found.images, rows('run')),
    card('events', t('aiEvent.card.events'), found.events, eventsLink({ ...asked })),
    card('confirmed', t('aiEvent.card.confirmed'), found.confirmed, eventsLink({ ...asked, state: 'confirmed' })),
    card('false', t('aiEvent.card.false'), found.false, eventsLink({ ...asked, state: 'false_alarm' })),
    {
      ...{ key: 'precision', label: t('aiEvent.card.precision'), value: format.percent(found.precision) },
      formula: t('aiEvent.formula.precision'),
      to: eventsLink({ ...asked, state: ['confirmed', 'false_alarm'] }),
    },
    card('pending', t('aiEvent.card.pending'), found.pending, eventsLink({ ...asked, state: 'new' })),
    {
      ...card('shops', t('aiEvent.card.shops'), found.shopsCovered, rows('shops')),
      formula: t('aiEvent.formula.shops'),
    },
    card('rectified', t('aiEvent.card.rectified'), found.rectified, eventsLink({ ...asked, rectified: 'true' })),
  ];
}
