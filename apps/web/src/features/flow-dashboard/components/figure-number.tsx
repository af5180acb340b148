import type { FlowFigure, FlowPoint } from '@rondo/contract/flow-figures';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { figureText, marksOf } from '../figure-text.ts';
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
  const format = useFormat();
  const toOf = useRowsLink(widget);
  const marks = marksOf(figure, t, format);
  const text = figureText(figure, t, format);
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
