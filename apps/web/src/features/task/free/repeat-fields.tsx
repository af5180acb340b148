import { FREQUENCIES } from '@rondo/domain/cycle/recurrence';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { CycleDays } from '../dispatch/cycle-days.tsx';
import { CLOCK_TERM_KINDS, CYCLE_ENDS, type CyclePlan } from '../dispatch/cycle-plan.ts';
import { type ScheduleFault, scheduleFault } from '../dispatch/schedule-fault.ts';

interface Props {
  cycle: CyclePlan;
  onChange: (cycle: CyclePlan) => void;
  isTried: boolean;
}

/** On which days and when a free task comes again, how long there is for it, and until when. */
export function RepeatFields({ cycle, onChange, isTried }: Props) {
  const t = useT();
  const fault = isTried && scheduleFault(cycle);
  const errorOf = (of: ScheduleFault) => (fault === of ? { error: t(`freeTask.repeat.need.${of}`) } : {});
  const put = (patch: Partial<CyclePlan>) => onChange({ ...cycle, ...patch });
  return (
    <>
      <Segment
        label={t('task.wizard.cycle.frequency')}
        options={FREQUENCIES.map((value) => ({ value, label: t(`cycle.frequencies.${value}`) }))}
        value={cycle.frequency}
        onChange={(frequency) => put({ frequency })}
        isWide
      />
      <CycleDays cycle={cycle} put={put} {...errorOf('days')} />
      <TimeField
        label={t('task.wizard.cycle.startTime')}
        hint={t('freeTask.repeat.timeHint')}
        isRequired
        value={cycle.startTime}
        onChange={(startTime) => put({ startTime })}
        {...errorOf('startTime')}
      />
      <Term cycle={cycle} put={put} {...errorOf('term')} />
      <DateField
        label={t('task.wizard.cycle.startOn')}
        isRequired
        value={cycle.startOn}
        onChange={(startOn) => put({ startOn })}
        {...errorOf('startOn')}
      />
      <End cycle={cycle} put={put} {...errorOf('end')} />
    </>
  );
}

interface PartProps {
  cycle: CyclePlan;
  put: (patch: Partial<CyclePlan>) => void;
  error?: string;
}

function Term({ cycle, put, ...error }: PartProps) {
  const t = useT();
  const isDays = cycle.termKind === 'days';
  return (
    <>
      <Segment
        label={t('task.wizard.cycle.term')}
        options={CLOCK_TERM_KINDS.map((value) => ({ value, label: t(`task.wizard.cycle.terms.${value}`) }))}
        value={cycle.termKind}
        onChange={(termKind) => put({ termKind, term: termKind === 'days' ? 0 : 24 })}
      />
      <NumberField
        label={t('task.wizard.cycle.term')}
        hint={t(`task.wizard.cycle.termHint.${cycle.termKind}`)}
        isRequired
        isOptional
        digits={0}
        min={isDays ? 0 : 1}
        max={isDays ? LIMIT.cycle.termDays : LIMIT.cycle.termHours}
        suffix={t(`task.wizard.cycle.terms.${cycle.termKind}`)}
        value={cycle.term}
        onChange={(term) => put({ term })}
        {...error}
      />
    </>
  );
}

function End({ cycle, put, ...error }: PartProps) {
  const t = useT();
  return (
    <>
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
          {...error}
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
          value={cycle.times}
          onChange={(times) => put({ times })}
          {...error}
        />
      )}
    </>
  );
}
