import type { FlowWidget } from '@rondo/contract/flow-widget';
import type { CaptureFormula } from '@rondo/domain/flow-metric';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Tip } from '../../../shared/ui/tip.tsx';
import { titleOf } from '../figure-text.ts';

interface Props {
  widget: FlowWidget;
  formula: CaptureFormula;
  /** Today is in it. */
  isProvisional: boolean;
  /** It is read from what counters told, from which no staff is taken off: of quarters of an hour, of single counters. */
  isRaw: boolean;
  /** Buttons of the editor. */
  tools?: ReactNode;
  children: ReactNode;
}

/** A card of the grid: title with the formulas of its metrics, and what it shows. */
export function WidgetFrame({ widget, formula, isProvisional, isRaw, tools, children }: Props) {
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
        {isRaw && <span className="flow-dashboard-tag">{t('flowDashboard.mark.withStaff')}</span>}
        {tools}
      </header>
      <div className="flow-dashboard-body">{children}</div>
    </>
  );
}
