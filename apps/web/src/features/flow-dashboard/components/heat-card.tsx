import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { figureText, marksOf, titleOf } from '@rondo/messages/format/flow-figure';
import { useT } from '../../../shared/i18n.tsx';
import { HeatGrid } from '../../../shared/ui/chart/heat-grid.tsx';
import { hourText, weekdayText } from '../figure-text.ts';
import { useRowsLink } from '../open-rows.ts';

const DAYS = [0, 1, 2, 3, 4, 5, 6] as const;

/** Weekdays by hours, the darker the more. */
export function HeatCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const toOf = useRowsLink(widget.key);
  const { points } = answer;
  const hours = [...new Set(points.flatMap(({ hour }) => hour ?? []))].toSorted((a, b) => a - b);
  const values = points.flatMap(({ figures }) => figures[0]?.value ?? []);
  const cellOf = (weekday: number, hour: number) => {
    const point = points.find((one) => one.weekday === weekday && one.hour === hour);
    const figure = point?.figures[0];
    if (!point || !figure) return { value: null, text: '', said: `${weekdayText(weekday, t)} ${hourText(hour)} —` };
    const text = figureText(figure, t);
    return {
      ...{ value: figure.value, text: figure.value === null ? '—' : text },
      said: [`${weekdayText(weekday, t)} ${hourText(hour)}`, text, ...marksOf(figure, t)].join(' · '),
      ...(figure.value === null ? {} : { to: toOf(figure.metric, point) }),
    };
  };
  return (
    <HeatGrid
      label={titleOf(widget, t)}
      rowTitle={t('flowDashboard.chart.weekday')}
      columns={hours.map((hour) => ({ key: String(hour), title: hourText(hour) }))}
      rows={DAYS.map((weekday) => ({
        ...{ key: String(weekday), title: weekdayText(weekday, t) },
        cells: hours.map((hour) => cellOf(weekday, hour)),
      }))}
      range={{ low: Math.min(...values), high: Math.max(...values) }}
    />
  );
}
