import { isPressing } from '@rondo/domain/task';
import { ChevronRight, Repeat } from 'lucide-react';
import { useState } from 'react';
import { listText } from '../../../shared/format/list.ts';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import type { PlanChange } from '../draft/draft-state.ts';
import type { Planned } from '../draft/planned.ts';
import { PlanSheet } from './plan-sheet.tsx';

type Props = { planned: readonly Planned[]; shopId: string; onPlan: (itemId: string, change: PlanChange) => void };

/** The rectifications a submission starts: who, by when, and whether at all where that is free. */
export function PlannedList({ planned, shopId, onPlan }: Props) {
  const t = useT();
  const [openId, setOpenId] = useState<string | null>(null);
  const open = planned.find((one) => one.itemId === openId);
  const count = planned.filter((one) => !one.isOff).length;
  return (
    <section className="review-part" aria-labelledby="review-planned">
      <h2 id="review-planned">
        {t(planned.length > 0 ? 'inspection.review.planned' : 'inspection.review.nonePlanned', { count })}
      </h2>
      {planned.length > 0 && (
        <ul className="review-rows">
          {planned.map((one) => (
            <li key={one.itemId}>
              <input
                type="checkbox"
                aria-label={t('inspection.review.include', { name: one.name })}
                checked={!one.isOff}
                disabled={one.isRequired}
                onChange={() => onPlan(one.itemId, { isOff: !one.isOff })}
              />
              <button type="button" onClick={() => setOpenId(one.itemId)}>
                <PlannedText one={one} />
                <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PlanSheet
          name={open.name}
          shopId={shopId}
          handlers={open.handlers}
          hours={open.limitHours}
          onDone={(change) => onPlan(open.itemId, change)}
          onClose={() => setOpenId(null)}
        />
      )}
    </section>
  );
}

function PlannedText({ one }: { one: Planned }) {
  const t = useT();
  const namesOf = (people: Planned['handlers']) =>
    listText(
      t,
      people.map((person) => person.name),
    );
  const who = namesOf(one.handlers) || t('inspection.consequence.nobody');
  const hours = t('inspection.consequence.hours', { count: one.limitHours });
  return (
    <span>
      {one.name}
      <span className="planned-facts">
        <StateLabel object="severity" state={one.severity} />
        <span>{t('inspection.consequence.summary', { who, hours })}</span>
        {isPressing(one) && <span>{t(`freeTask.priorities.${one.priority}`)}</span>}
        {one.reviewer !== 'company' && (
          <span>
            {t('inspection.review.reviewedBy', {
              who: namesOf(one.reviewers) || t(`template.rectifyReviewer.${one.reviewer}`),
            })}
          </span>
        )}
        {one.cc.length > 0 && <span>{t('inspection.review.copiedTo', { who: namesOf(one.cc) })}</span>}
        {one.fallsBack.map((part) => (
          <span key={part}>{t(`inspection.review.fallsBack.${part}`)}</span>
        ))}
        {one.isRequired && <span>{t('inspection.review.required')}</span>}
        {one.repeatNo !== null && one.repeatNo > 1 && (
          <span>
            <Repeat size={12} strokeWidth={1.75} aria-hidden /> {t('inspection.review.repeat', { count: one.repeatNo })}
          </span>
        )}
        {one.cameBackOf !== null && <span>{t('rectification.chain.of', { number: one.cameBackOf })}</span>}
      </span>
    </span>
  );
}
