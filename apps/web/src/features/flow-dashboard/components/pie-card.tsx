import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { titleOf } from '@rondo/messages/format/flow-figure';
import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import type { ChartOption } from '../../../shared/ui/chart/chart-option.ts';
import { type palette, role } from '../../../shared/ui/tokens.ts';
import { useRowsLink } from '../open-rows.ts';
import { PointTable } from './series-chart.tsx';

/** At most six parts, the rest as one (design 2.2). */
const PARTS = 6;
const COLOURS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;

/** The largest parts, and the rest as one. */
function partsOf(points: FlowAnswer['points'], other: string): { name: string; value: number }[] {
  const parts = points.map(({ name, figures }) => ({ name, value: figures[0]?.value ?? 0 }));
  const rest = parts.slice(PARTS).reduce((all, { value }) => all + value, 0);
  return [...parts.slice(0, PARTS), ...(rest > 0 ? [{ name: other, value: rest }] : [])];
}

/** Shares of a whole. */
export function PieCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const navigate = useNavigate();
  const toOf = useRowsLink(widget.key);
  const format = useFormat();
  const { points } = answer;
  const shown = useMemo(() => partsOf(points, t('flowDashboard.chart.other')), [points, t]);
  const whole = shown.reduce((all, { value }) => all + value, 0);
  const option = useCallback(
    (p: ReturnType<typeof palette>): ChartOption => ({
      tooltip: { trigger: 'item' },
      series: [
        {
          ...{ type: 'pie', radius: ['46%', '86%'] },
          data: shown.map((part, index) => ({ ...part, itemStyle: { color: p[COLOURS[index] ?? 'muteMark'] } })),
          itemStyle: { borderColor: p.surface, borderWidth: 2 },
          // Names stand in the list below, where they have room however narrow the card is.
          label: { show: false },
        },
      ],
    }),
    [shown],
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
      <ul className="flow-dashboard-legend">
        {shown.map(({ name, value }, index) => (
          <li key={name}>
            <i aria-hidden style={{ background: role(COLOURS[index] ?? 'muteMark') }} />
            <span>{name}</span>
            <span className="num">{format.percent(whole === 0 ? null : value / whole)}</span>
          </li>
        ))}
      </ul>
      <details className="flow-dashboard-data">
        <summary className="meta">{t('flowDashboard.chart.table')}</summary>
        <PointTable widget={widget} points={points} names={points.map(({ name }) => name)} />
      </details>
    </>
  );
}
