import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import type { Marker } from '../use-markers.ts';
import { FloorCard } from './floor-card.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { GaugeCard } from './gauge-card.tsx';
import { HeatCard } from './heat-card.tsx';
import { MapCard } from './map-card.tsx';
import { NumberCard } from './number-card.tsx';
import { PieCard } from './pie-card.tsx';
import { PointTable, SeriesChart } from './series-chart.tsx';
import './widgets.css';

interface Props {
  widget: FlowWidget;
  answer: FlowAnswer | undefined;
  pictures: readonly FileRef[];
  markers: readonly Marker[];
}

/** What a widget shows; in its place why it shows nothing. */
export function WidgetBody({ widget, answer, pictures, markers }: Props) {
  const t = useT();
  const { kind } = widget;
  if (kind === 'text')
    return (
      <p className="flow-dashboard-text">
        {widget.text || <span className="meta">{t('flowDashboard.widget.noText')}</span>}
      </p>
    );
  if (!answer) return <SkeletonRows rows={Math.max(1, widget.h - 1)} />;
  const isUnknown = answer.total.every(({ value }) => value === null);
  const hasPoints = answer.points.some(({ figures }) => figures.some(({ value }) => value !== null));
  // Different people of a day are known although those of the whole period are not.
  if (isUnknown && !hasPoints && kind !== 'number' && kind !== 'floor')
    return (
      <p className="flow-dashboard-none meta">{t(`flowDashboard.why.${answer.total[0]?.why ?? 'not_measured'}`)}</p>
    );
  return <Drawn widget={widget} answer={answer} pictures={pictures} markers={markers} />;
}

function Drawn({ widget, answer, pictures, markers }: Props & { answer: FlowAnswer }) {
  const t = useT();
  const format = useFormat();
  const { kind } = widget;
  switch (kind) {
    case 'number':
      return <NumberCard widget={widget} answer={answer} />;
    case 'line':
    case 'bar':
    case 'stacked':
      return <SeriesChart widget={widget} kind={kind} answer={answer} markers={markers} />;
    case 'heat':
      return <HeatCard widget={widget} answer={answer} />;
    case 'ranking':
      return (
        <>
          <PointTable
            widget={widget}
            points={answer.points}
            names={answer.points.map(({ name }, index) => `${index + 1}. ${name}`)}
          />
          {answer.isCut && (
            <p className="meta">{t('flowDashboard.mark.cut', { count: format.count(answer.points.length) })}</p>
          )}
        </>
      );
    case 'funnel':
      return <FunnelCard widget={widget} answer={answer} />;
    case 'map':
      return <MapCard widget={widget} answer={answer} />;
    case 'floor':
      return <FloorCard widget={widget} answer={answer} pictures={pictures} />;
    case 'pie':
      return <PieCard widget={widget} answer={answer} />;
    case 'gauge':
      return <GaugeCard widget={widget} answer={answer} />;
    case 'text':
      return null;
    default:
      return kind satisfies never;
  }
}
