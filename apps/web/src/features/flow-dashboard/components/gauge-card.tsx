import type { FlowAnswer } from '@rondo/contract/flow-figures';
import type { FlowWidget } from '@rondo/contract/flow-widget';
import { FLOW_METRICS } from '@rondo/domain/flow-metric';
import { valueText } from '@rondo/messages/format/flow-figure';
import { useT } from '../../../shared/i18n.tsx';
import { role } from '../../../shared/ui/tokens.ts';
import { FigureNumber } from './figure-number.tsx';

const RADIUS = 44;
const LENGTH = 2 * Math.PI * RADIUS;

/** A ring that fills up to its target (of a rate without one, to 100 %). */
export function GaugeCard({ widget, answer }: { widget: FlowWidget; answer: FlowAnswer }) {
  const t = useT();
  const [figure] = answer.total;
  if (!figure) return null;
  const { metric, value } = figure;
  const target = widget.target ?? (FLOW_METRICS[metric].unit === 'ratio' ? 100 : null);
  const share = target && value !== null ? Math.min(1, value / target) : 0;
  const isReached = share >= 1 && widget.target !== null;
  return (
    <div className="flow-dashboard-gauge">
      <svg viewBox="0 0 104 104" aria-hidden="true">
        <circle cx="52" cy="52" r={RADIUS} fill="none" stroke={role('sunken')} strokeWidth="8" />
        <circle
          cx="52"
          cy="52"
          r={RADIUS}
          fill="none"
          stroke={role(isReached ? 'okMark' : 'c1')}
          strokeWidth="8"
          strokeLinecap="round"
          strokeDasharray={`${share * LENGTH} ${LENGTH}`}
          transform="rotate(-90 52 52)"
          visibility={share > 0 ? 'visible' : 'hidden'}
        />
      </svg>
      <span className="kpi">
        <FigureNumber widget={widget.key} figure={figure} isLong />
      </span>
      {widget.target !== null && (
        <span className="meta">
          {t('flowDashboard.widget.target')} {valueText(metric, widget.target, t)}
        </span>
      )}
    </div>
  );
}
