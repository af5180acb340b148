import type { FlowFigure, FlowPoint } from '@rondo/contract/flow-figures';
import { figureText, marksOf } from '@rondo/messages/format/flow-figure';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useRowsLink } from '../open-rows.ts';

interface Props {
  widget: string;
  figure: FlowFigure;
  point?: FlowPoint;
  /** Marks stand below it, not in a tooltip. */
  isLong?: boolean;
}

/** A number that opens what it is made of, with how sure it is. */
export function FigureNumber({ widget, figure, point, isLong = false }: Props) {
  const t = useT();
  const toOf = useRowsLink(widget);
  const marks = marksOf(figure, t);
  const text = figureText(figure, t);
  const name = t(`flowMetric.name.${figure.metric}`);
  const isShort = !isLong && marks.length > 0 && figure.value !== null;
  const inside = (
    <>
      {text}
      {isShort && <sup aria-hidden>*</sup>}
    </>
  );
  return (
    <>
      {figure.value === null ? (
        <span className="num" title={marks.join(' · ')}>
          {text}
        </span>
      ) : (
        <Link
          className="flow-dashboard-number num"
          to={toOf(figure.metric, point)}
          title={marks.join(' · ') || undefined}
          aria-label={[t('flowDashboard.rows.opened', { name }), text, ...marks].join(' · ')}
        >
          {inside}
        </Link>
      )}
      {isLong && marks.length > 0 && <span className="flow-dashboard-marks meta">{marks.join(' · ')}</span>}
    </>
  );
}
