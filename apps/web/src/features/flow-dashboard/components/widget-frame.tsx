import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { FlowGranularity } from '@rondo/domain/flow-asked';
import type { CaptureFormula } from '@rondo/domain/flow-metric';
import { titleOf } from '@rondo/messages/format/flow-figure';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';

interface Props {
  widget: FlowWidget;
  formula: CaptureFormula;
  /** Today is in it. */
  isProvisional: boolean;
  /** How long its parts are where that is not what was asked for. */
  parts: FlowGranularity | null;
  /** Buttons of the editor. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card of the grid: title with the formulas of its metrics, and what it shows. */
export function WidgetFrame({ widget, formula, isProvisional, parts, tools, children }: Props) {
  const t = useT();
  const title = titleOf(widget, t);
  const about = widget.metrics.map((metric) => {
    const words = `${t(`flowMetric.name.${metric}`)}: ${t(`flowMetric.about.${metric}`)}`;
    return metric === 'captureRate' ? `${words} · ${t(`flowDashboard.formula.${formula}`)}` : words;
  });
  return (
    <>
      <header className="flow-dashboard-head">
        <h2 className="ellipsis" title={title}>
          {title}
        </h2>
        {about.length > 0 && <Tip label={t('ui.formulaOf', { name: title })} text={about.join('\n')} />}
        {isProvisional && <span className="flow-dashboard-tag">{t('flowDashboard.mark.provisional')}</span>}
        {parts && <span className="flow-dashboard-tag">{t(`flowDashboard.mark.parts.${parts}`)}</span>}
        {tools}
      </header>
      <div className="flow-dashboard-body">{children}</div>
    </>
  );
}
