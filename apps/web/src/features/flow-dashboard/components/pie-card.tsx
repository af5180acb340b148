import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import type { ChartOption } from '../../../shared/ui/chart/chart-option.ts';
import type { palette } from '../../../shared/ui/tokens.ts';
import { titleOf } from '../figure-text.ts';
import { useRowsLink } from '../open-rows.ts';
import { PointTable } from './series-chart.tsx';

/** At most six parts, the rest as one (design 2.2). */
const PARTS = 6;

/** Shares of a whole. */
export function PieCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const navigate = useNavigate();
  const toOf = useRowsLink(widget.key);
  const { points } = answer;
  const option = useCallback(
    (p: ReturnType<typeof palette>): ChartOption => {
      const parts = points.map(({ name, figures }) => ({ name, value: figures[0]?.value ?? 0 }));
      const rest = parts.slice(PARTS).reduce((all, { value }) => all + value, 0);
      const shown = [
        ...parts.slice(0, PARTS),
        ...(rest > 0 ? [{ name: t('flowDashboard.chart.other'), value: rest }] : []),
      ];
      return {
        tooltip: { trigger: 'item' },
        series: [
          {
            ...{ type: 'pie', radius: ['46%', '72%'], data: shown },
            itemStyle: { borderColor: p.surface, borderWidth: 2 },
            label: { color: p.ink2, fontSize: 12, formatter: '{b} {d}%', width: 120, overflow: 'truncate' },
          },
        ],
      };
    },
    [points, t],
  );
  const [metric] = widget.metrics;
  return (
    <>
      <Chart
        label={t('flowDashboard.chart.said', { name: titleOf(widget, t), count: points.length })}
        option={option}
        fills
        height={140}
        onSelect={({ dataIndex }) => {
          const point = points[dataIndex];
          if (point && metric && dataIndex < PARTS) void navigate(toOf(metric, point));
        }}
      />
      <details className="flow-dashboard-data">
        <summary className="meta">{t('flowDashboard.chart.table')}</summary>
        <PointTable widget={widget} points={points} names={points.map(({ name }) => name)} />
      </details>
    </>
  );
}
