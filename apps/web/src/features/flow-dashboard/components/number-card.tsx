import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { comparedText } from '@rondo/messages/format/flow-figure';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Spark } from '../../../shared/ui/chart/spark.tsx';
import { DeltaMark } from '../../../shared/ui/chart/stat-strip.tsx';
import { deltaOf } from '../figure-text.ts';
import { FigureNumber } from './figure-number.tsx';

/** One number with its change and its course. */
export function NumberCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const format = useFormat();
  const [figure] = answer.total;
  if (!figure) return null;
  const { compared } = answer;
  const delta = deltaOf(figure.metric, 0, compared, format);
  const said = comparedText(compared, t);
  return (
    <div className="flow-dashboard-kpi">
      <span className="flow-dashboard-value kpi">
        <FigureNumber widget={widget.key} figure={figure} isLong />
      </span>
      <span className="flow-dashboard-foot">
        {delta ? <DeltaMark delta={delta} /> : <span />}
        <Spark values={answer.points.map((point) => point.figures[0]?.value ?? null)} />
      </span>
      {said && (
        <span className="flow-dashboard-said meta" title={said}>
          {said}
        </span>
      )}
    </div>
  );
}
