import { ChevronRight, Wrench } from 'lucide-react';
import { useState } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { PlanChange } from '../draft/draft-state.ts';
import type { Planned } from '../draft/planned.ts';
import { PlanSheet } from './plan-sheet.tsx';

type Props = { planned: Planned; shopId: string; onPlan: (change: PlanChange) => void };

/** What failing this item leads to: who has to put it right, and in how many hours. */
export function ConsequenceRow({ planned, shopId, onPlan }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const who =
    listText(
      t,
      planned.handlers.map((one) => one.name),
    ) || t('inspection.consequence.nobody');
  const hours = t('inspection.consequence.hours', { count: planned.limitHours });
  return (
    <>
      <button type="button" className="consequence" onClick={() => setOpen(true)}>
        <Wrench size={16} strokeWidth={1.75} aria-hidden />
        <span>{t(planned.isOff ? 'inspection.consequence.off' : 'inspection.consequence.becomes')}</span>
        <span className="consequence-who">{t('inspection.consequence.summary', { who, hours })}</span>
        <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && (
        <PlanSheet
          name={planned.name}
          shopId={shopId}
          handlers={planned.handlers}
          hours={planned.limitHours}
          onDone={onPlan}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
