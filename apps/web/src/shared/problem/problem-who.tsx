import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../i18n.tsx';
import { PeopleField } from '../inspect/people-field.tsx';
import { DateTimeField } from '../ui/form/date-time-field.tsx';
import { NumberField } from '../ui/form/number-field.tsx';
import { Segment } from '../ui/form/segment.tsx';
import type { ProblemPart } from './problem-part.ts';

/** Who puts it right, who looks at it, who is told, and by when; they begin as the company has set them for the store. */
export function ProblemWho(props: ProblemPart) {
  const t = useT();
  const { plan, usual, chosen, set, errorOf } = props;
  const lacksManager = usual !== undefined && plan.handlerIds === null && usual.handlers.length === 0;
  return (
    <>
      <PeopleField
        label={t('rectification.new.handlers')}
        isRequired
        shopId={plan.shopId ?? undefined}
        value={chosen.handlerIds}
        onChange={(handlerIds) => set({ handlerIds })}
        {...(lacksManager ? { hint: t('rectification.new.noManager') } : {})}
        {...errorOf('handlers', t('rectification.new.handlersNeeded'))}
      />
      <PeopleField
        label={t('rectification.new.reviewers')}
        hint={t(usual?.isAlone ? 'rectification.new.alone' : 'rectification.new.reviewersHint')}
        value={chosen.reviewerIds}
        onChange={(reviewerIds) => set({ reviewerIds })}
        {...errorOf('reviewers', t('rectification.new.reviewersOwn'))}
      />
      <PeopleField label={t('rectification.cc')} value={chosen.ccIds} onChange={(ccIds) => set({ ccIds })} />
      <DueFields {...props} />
    </>
  );
}

const DUES = ['hours', 'deadline'] as const;

/** After how many hours, or at which time. */
function DueFields({ plan, chosen, set, errorOf }: ProblemPart) {
  const t = useT();
  return (
    <>
      <div>
        <span className="field-label">{t('rectification.new.due')}</span>
        <Segment
          label={t('rectification.new.due')}
          isWide
          options={DUES.map((value) => ({ value, label: t(`rectification.new.dues.${value}`) }))}
          value={plan.due}
          onChange={(due) => set({ due })}
        />
      </div>
      {plan.due === 'hours' ? (
        <NumberField
          label={t('rectification.new.hours')}
          isOptional
          value={chosen.limitHours}
          onChange={(limitHours) => set({ limitHours })}
          min={1}
          max={LIMIT.rectification.limitHours}
          digits={0}
        />
      ) : (
        <DateTimeField
          label={t('rectification.new.deadline')}
          isRequired
          earliest={new Date().toISOString()}
          value={plan.deadlineAt}
          onChange={(deadlineAt) => set({ deadlineAt })}
          {...errorOf('deadline', t('rectification.new.deadlineNeeded'))}
        />
      )}
    </>
  );
}
