import { FREQUENCIES } from '@rondo/domain/cycle/recurrence';
import { LIMIT } from '@rondo/domain/limit';
import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import { CycleDays } from './cycle-days.tsx';
import { CYCLE_ENDS, CYCLE_POLICIES, type CyclePlan, TERM_KINDS } from './cycle-plan.ts';
import { PresetClockHint } from './preset-clock-hint.tsx';
import type { StepProps } from './step-props.ts';

/** The calendar of what comes again: days, times, time given, effective period, and what happens then. */
export function StepCycle({ plan, set, errorOf }: StepProps) {
  const t = useT();
  const { cycle } = plan;
  const put = (patch: Partial<CyclePlan>) => {
    const isChosen = 'term' in patch;
    set({ cycle: { ...cycle, ...patch, ...(isChosen ? { isTermPreset: false } : {}) } });
  };
  return (
    <>
      <section className="dispatch-part">
        <h3>{t('task.wizard.cycle.frequency')}</h3>
        <Segment
          label={t('task.wizard.cycle.frequency')}
          options={FREQUENCIES.map((value) => ({ value, label: t(`cycle.frequencies.${value}`) }))}
          value={cycle.frequency}
          onChange={(frequency) => put({ frequency })}
          isWide
        />
        <CycleDays cycle={cycle} put={put} {...errorOf('days')} />
      </section>
      <Times cycle={cycle} put={put} errorOf={errorOf} hint={<PresetClockHint plan={plan} />} />
      <Period cycle={cycle} put={put} errorOf={errorOf} />
      <section className="dispatch-part">
        <h3>{t('task.wizard.policy')}</h3>
        <RadioCards
          label={t('task.wizard.policy')}
          value={cycle.policy}
          onChange={(policy) => put({ policy })}
          options={CYCLE_POLICIES.map((value) => ({ value, label: t(`cycle.facts.policies.${value}`) }))}
        />
      </section>
    </>
  );
}

type PartProps = Pick<StepProps, 'errorOf'> & { cycle: CyclePlan; put: (patch: Partial<CyclePlan>) => void };

function Times({ cycle, put, errorOf, hint }: PartProps & { hint: ReactNode }) {
  const t = useT();
  const isRandom = cycle.randomUntil !== null;
  return (
    <section className="dispatch-part">
      <TimeField
        label={t(isRandom ? 'task.wizard.cycle.from' : 'task.wizard.cycle.startTime')}
        hint={t('task.wizard.cycle.startTimeHint')}
        isRequired
        value={cycle.startTime}
        onChange={(startTime) => put({ startTime })}
        {...errorOf('startTime')}
      />
      <SwitchLine
        label={t('task.wizard.cycle.random')}
        hint={t('task.wizard.cycle.randomHint')}
        isOn={isRandom}
        onChange={(isOn) => put({ randomUntil: isOn ? '18:00' : null })}
      />
      {cycle.randomUntil !== null && (
        <TimeField
          label={t('task.wizard.cycle.until')}
          isRequired
          value={cycle.randomUntil}
          onChange={(randomUntil) => put({ randomUntil })}
          {...errorOf('randomUntil')}
        />
      )}
      <Segment
        label={t('task.wizard.cycle.term')}
        options={TERM_KINDS.map((value) => ({ value, label: t(`task.wizard.cycle.terms.${value}`) }))}
        value={cycle.termKind}
        onChange={(termKind) => put({ termKind, term: termKind === 'days' ? 0 : 24 })}
      />
      {hint}
      <NumberField
        label={t('task.wizard.cycle.term')}
        hint={t(`task.wizard.cycle.termHint.${cycle.termKind}`)}
        isRequired
        isOptional
        digits={0}
        min={cycle.termKind === 'days' ? 0 : 1}
        max={cycle.termKind === 'days' ? LIMIT.cycle.termDays : LIMIT.cycle.termHours}
        isPassedOn
        suffix={t(`task.wizard.cycle.terms.${cycle.termKind}`)}
        value={cycle.term}
        onChange={(term) => put({ term })}
        {...errorOf('term')}
      />
      <Skips cycle={cycle} put={put} />
    </section>
  );
}

/** Which days without business are left out. */
function Skips({ cycle, put }: Pick<PartProps, 'cycle' | 'put'>) {
  const t = useT();
  return (
    <>
      <SwitchLine
        label={t('task.wizard.cycle.skip')}
        hint={t('task.wizard.cycle.skipHint')}
        isOn={cycle.skipsDaysOff}
        onChange={(skipsDaysOff) => put({ skipsDaysOff })}
      />
      <SwitchLine
        label={t('task.wizard.cycle.holidays')}
        hint={t('task.wizard.cycle.holidaysHint')}
        isOn={cycle.skipsHolidays}
        onChange={(skipsHolidays) => put({ skipsHolidays })}
      />
    </>
  );
}

function Period({ cycle, put, errorOf }: PartProps) {
  const t = useT();
  return (
    <section className="dispatch-part">
      <h3>{t('cycle.facts.period')}</h3>
      <DateField
        label={t('task.wizard.cycle.startOn')}
        isRequired
        value={cycle.startOn}
        onChange={(startOn) => put({ startOn })}
        {...errorOf('startOn')}
      />
      <Segment
        label={t('task.wizard.cycle.end')}
        options={CYCLE_ENDS.map((value) => ({ value, label: t(`task.wizard.cycle.ends.${value}`) }))}
        value={cycle.end}
        onChange={(end) => put({ end })}
      />
      {cycle.end === 'date' && (
        <DateField
          label={t('task.wizard.cycle.endOn')}
          isRequired
          value={cycle.endOn}
          onChange={(endOn) => put({ endOn })}
          {...errorOf('end')}
        />
      )}
      {cycle.end === 'times' && (
        <NumberField
          label={t('task.wizard.cycle.times')}
          isRequired
          isOptional
          digits={0}
          min={1}
          max={LIMIT.cycle.times}
          isPassedOn
          value={cycle.times}
          onChange={(times) => put({ times })}
          {...errorOf('end')}
        />
      )}
    </section>
  );
}
