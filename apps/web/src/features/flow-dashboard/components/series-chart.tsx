import type { FlowAnswer, FlowPoint } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { figureText, marksOf, titleOf } from '@rondo/messages/format/flow-figure';
import { type CSSProperties, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Chart } from '../../../shared/ui/chart/chart.tsx';
import { pointName } from '../figure-text.ts';
import { useRowsLink } from '../open-rows.ts';
import { type Series, seriesOption } from '../series-option.ts';
import type { Marker } from '../use-markers.ts';
import { FigureNumber } from './figure-number.tsx';

interface Props {
  widget: FlowWidget;
  kind: Series['kind'];
  answer: FlowAnswer;
  markers: readonly Marker[];
}

const NONE: readonly string[] = [];

/** Lines or bars; a press on a point opens its rows, and the same stands as a table below. */
export function SeriesChart({ widget, kind, answer, markers }: Props) {
  const t = useT();
  const format = useFormat();
  const navigate = useNavigate();
  const toOf = useRowsLink(widget.key);
  const { points } = answer;
  const isOneDay = new Set(points.map(({ from }) => from)).size === 1;
  const names = useMemo(
    () => points.map((point) => pointName(point, t, format, isOneDay)),
    [points, t, format, isOneDay],
  );
  const option = useMemo(() => {
    const textOf: Series['textOf'] = (figure) => [figureText(figure, t), ...marksOf(figure, t)].join(' · ');
    const eventsOf = (point: FlowPoint) => (widget.by === 'time' ? eventsIn(markers, point, t) : NONE);
    const metrics = widget.metrics.map((metric) => t(`flowMetric.name.${metric}`));
    return seriesOption({ kind, answer, names, metrics, textOf, eventsOf });
  }, [kind, answer, names, widget, markers, t]);
  const open = (dataIndex: number, seriesIndex: number) => {
    const point = points[dataIndex];
    const metric = widget.metrics[seriesIndex] ?? widget.metrics[0];
    if (point && metric) void navigate(toOf(metric, point));
  };
  return (
    <>
      <Chart
        label={t('flowDashboard.chart.said', { name: titleOf(widget, t), count: points.length })}
        option={option}
        fills
        height={120}
        onSelect={({ dataIndex, seriesIndex }) => open(dataIndex, seriesIndex)}
      />
      <details className="flow-dashboard-data">
        <summary className="meta">{t('flowDashboard.chart.table')}</summary>
        <PointTable widget={widget} points={points} names={names} />
      </details>
    </>
  );
}

/** The points with their numbers, each of which opens its rows. */
export function PointTable({
  widget,
  points,
  names,
}: {
  widget: FlowWidget;
  points: readonly FlowPoint[];
  names: readonly string[];
}) {
  const t = useT();
  return (
    <table
      className="flow-dashboard-table flow-dashboard-points"
      style={{ '--figures': widget.metrics.length } as CSSProperties}
    >
      <thead>
        <tr>
          <th>{t(`flowDashboard.by.${widget.by === 'none' ? 'time' : widget.by}`)}</th>
          {widget.metrics.map((metric) => (
            <th key={metric} className="num" title={t(`flowMetric.about.${metric}`)}>
              {t(`flowMetric.name.${metric}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.key}>
            <td className="ellipsis" title={names[index]}>
              {names[index]}
              {point.isProvisional && <span className="meta"> · {t('flowDashboard.mark.provisional')}</span>}
            </td>
            {point.figures.map((figure) => (
              <td key={figure.metric} className="num">
                <FigureNumber widget={widget.key} figure={figure} point={point} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What happened in the days of a point, a line for each kind and store. */
function eventsIn(markers: readonly Marker[], { from, to }: FlowPoint, t: ReturnType<typeof useT>): string[] {
  const own = markers.filter(({ day }) => from <= day && day <= to);
  const lines = own.map(({ kind, name, shop }) =>
    [t(`flowDashboard.marker.${kind}`), shop?.name, name].filter(Boolean).join(' · '),
  );
  const more = lines.length - MOST_EVENTS;
  return more > 0 ? [...lines.slice(0, MOST_EVENTS), `+${more}`] : lines;
}

const MOST_EVENTS = 5;
