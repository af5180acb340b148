import type { AiOverview } from '@rondo/contract/ai-event-shapes';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import type { palette } from '../../../shared/ui/tokens.ts';
import { eventsLink } from '../links.ts';

interface Props {
  trend: AiOverview['trend'];
  /** What the figures are narrowed by, beside the day. */
  where: Partial<Record<'shopId' | 'groupId' | 'kind', readonly string[]>>;
}

/** Events of each day, what was confirmed and what was false; a press opens the day. */
export function TrendCard({ trend, where }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const option = useCallback(
    (p: ReturnType<typeof palette>) => ({
      grid: { left: 8, right: 8, top: 16, bottom: 4, containLabel: true },
      xAxis: { type: 'category', data: trend.map(({ on }) => format.day(`${on}T12:00:00Z`)) },
      yAxis: { type: 'value', minInterval: 1 },
      series: [
        {
          ...{ type: 'bar', name: t('aiEvent.events'), barMaxWidth: 28, data: trend.map(({ events }) => events) },
          itemStyle: { color: p.c1, borderRadius: [3, 3, 0, 0] },
        },
        {
          ...{ type: 'line', name: t('aiEvent.card.confirmed'), data: trend.map(({ confirmed }) => confirmed) },
          ...{ symbol: 'circle', lineStyle: { color: p.c2 }, itemStyle: { color: p.c2 } },
        },
        {
          ...{ type: 'line', name: t('aiEvent.card.false'), data: trend.map((day) => day.false) },
          ...{ symbol: 'diamond', lineStyle: { color: p.c3, type: 'dashed' }, itemStyle: { color: p.c3 } },
        },
      ],
    }),
    [trend, t, format],
  );
  return (
    <section className="card ai-event-panel">
      <header className="ai-event-head">
        <h2>{t('aiEvent.trend')}</h2>
        <ul className="ai-event-legend meta" aria-hidden>
          <li data-mark="bar">{t('aiEvent.events')}</li>
          <li data-mark="line">{t('aiEvent.card.confirmed')}</li>
          <li data-mark="dashed">{t('aiEvent.card.false')}</li>
        </ul>
      </header>
      <Chart
        label={t('aiEvent.trendSaid')}
        option={option}
        onSelect={({ dataIndex }) => {
          const on = trend[dataIndex]?.on;
          if (on) void navigate(eventsLink({ ...where, from: on, to: on }));
        }}
      />
    </section>
  );
}
