import type { FlowAnswer, FlowFigure } from '@rondo/contract/flow-figures';
import { stepRate } from '@rondo/contract/flow-question';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { FigureNumber } from './figure-number.tsx';

/** From step to step: how many, and how many of the step before: by the rule of that rate where it has one. */
export function FunnelCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const format = useFormat();
  const steps = answer.total.filter(({ metric }) => widget.metrics.includes(metric));
  const widest = Math.max(...steps.map(({ value }) => value ?? 0), 1);
  return (
    <ol className="flow-dashboard-funnel">
      {steps.map((figure, index) => {
        const share = shareOf(answer, steps[index - 1], figure);
        return (
          <li key={figure.metric}>
            <span className="flow-dashboard-line">
              <span className="ellipsis">{t(`flowMetric.name.${figure.metric}`)}</span>
              <span>
                <FigureNumber widget={widget.key} figure={figure} />
                {index > 0 && <span className="meta num"> · {format.percent(share)}</span>}
              </span>
            </span>
            <i aria-hidden style={{ width: `${(100 * (figure.value ?? 0)) / widest}%` }} />
          </li>
        );
      })}
    </ol>
  );
}

function shareOf(answer: FlowAnswer, before: FlowFigure | undefined, figure: FlowFigure): number | null {
  if (!before) return null;
  const rate = stepRate(before.metric, figure.metric);
  const told = answer.total.find(({ metric }) => metric === rate);
  if (told) return told.value === null ? null : told.value / 100;
  return before.value && figure.value !== null ? figure.value / before.value : null;
}
