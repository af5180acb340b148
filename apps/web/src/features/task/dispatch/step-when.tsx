import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { DeadlineField } from './deadline-field.tsx';
import { DEADLINE_KINDS, type Plan, POLICIES } from './plan.ts';
import { PresetClockHint } from './preset-clock-hint.tsx';
import { timeOf } from './quick-deadlines.ts';
import { StepCycle } from './step-cycle.tsx';
import type { StepProps } from './step-props.ts';

/** Last step: when it begins, when it is due, and what happens then. */
export function StepWhen({ plan, set, errorOf }: StepProps) {
  const t = useT();
  const can = useCan();
  const start = plan.begin === 'later' && plan.startAt ? new Date(plan.startAt) : new Date();
  const nextHour = () => new Date(Math.ceil((Date.now() + HOUR_MS) / HOUR_MS) * HOUR_MS).toISOString();
  const begins = [
    { value: 'now', label: t('task.wizard.beginNow'), hint: t('task.wizard.beginNowHint') },
    {
      value: 'later',
      label: t('task.wizard.beginLater'),
      hint: t('task.wizard.beginLaterHint'),
      children: (
        <DateTimeField
          label={t('task.wizard.startAt')}
          isRequired
          earliest={new Date().toISOString()}
          value={plan.startAt}
          onChange={(startAt) => set({ startAt })}
          {...errorOf('startAt')}
        />
      ),
    },
    { value: 'cyclic', label: t('task.wizard.beginCyclic'), hint: t('task.wizard.beginCyclicHint') },
  ] as const;
  // A cycle that is edited stays one.
  const mayBegin = (value: Plan['begin']) =>
    plan.cycle.edited ? value === 'cyclic' : value === 'cyclic' ? can('x_cycle_manage') : can('x_dispatch');
  return (
    <>
      <section className="dispatch-part">
        <h3>{t('task.wizard.begin')}</h3>
        <RadioCards
          label={t('task.wizard.begin')}
          value={plan.begin}
          onChange={(begin) => set({ begin, startAt: plan.startAt ?? nextHour() })}
          options={begins.filter(({ value }) => mayBegin(value))}
        />
      </section>
      {plan.begin === 'cyclic' ? (
        <StepCycle plan={plan} set={set} errorOf={errorOf} />
      ) : (
        <Deadline plan={plan} set={set} errorOf={errorOf} start={start} />
      )}
    </>
  );
}

function Deadline({ plan, set, errorOf, start }: StepProps & { start: Date }) {
  const t = useT();
  const { place } = useFormat();
  const { deadlineAt, deadlineDays } = plan;
  const deadlineKind = plan.deadlineKind ?? 'days';
  return (
    <>
      <section className="dispatch-part">
        <Segment
          label={t('task.wizard.deadlineKind')}
          options={DEADLINE_KINDS.map((value) => ({ value, label: t(`task.wizard.deadlineKinds.${value}`) }))}
          value={deadlineKind}
          onChange={(kind) =>
            set({
              deadlineKind: kind,
              ...(kind === 'time' ? { deadlineAt: deadlineAt ?? timeOf(deadlineDays, start, place.timeZone) } : {}),
            })
          }
        />
        <PresetClockHint plan={plan} />
        {deadlineKind === 'open_hours' ? (
          <NumberField
            label={t('task.wizard.cycle.term')}
            hint={t('task.wizard.cycle.termHint.open_hours')}
            isRequired
            isOptional
            digits={0}
            min={1}
            max={LIMIT.cycle.termHours}
            isPassedOn
            suffix={t('task.wizard.cycle.terms.open_hours')}
            value={plan.openHours}
            onChange={(openHours) => set({ openHours })}
            {...errorOf('openHours')}
          />
        ) : (
          <DeadlineField
            label={t('task.wizard.deadline')}
            daysHint={t('task.wizard.deadlineDaysHint')}
            start={start}
            isPassedOn
            value={{ deadlineKind, deadlineAt, deadlineDays }}
            onChange={set}
            {...errorOf('deadlineAt', 'deadlineDays')}
          />
        )}
      </section>
      <section className="dispatch-part">
        <h3>{t('task.wizard.policy')}</h3>
        <RadioCards
          label={t('task.wizard.policy')}
          value={plan.deadlinePolicy}
          onChange={(deadlinePolicy) => set({ deadlinePolicy })}
          options={POLICIES.map((value) => ({
            value,
            label: t(`task.wizard.policies.${value}`),
            hint: t(`task.wizard.policyHint.${value}`),
          }))}
        />
      </section>
    </>
  );
}
