import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { type Deadline, quickDeadlines } from './quick-deadlines.ts';
import './dispatch.css';

interface Props {
  label: string;
  /** On whose clock days end. */
  daysHint: string;
  /** When the work begins: nothing is due before. */
  start: Date;
  value: Deadline;
  onChange: (chosen: Partial<Deadline>) => void;
  error?: string;
  /** See `NumberField`. */
  isPassedOn?: boolean;
}

/** When a task is due, with the usual deadlines a press away. */
export function DeadlineField({ label, daysHint, start, value, onChange, isPassedOn = false, ...rest }: Props) {
  const t = useT();
  return (
    <>
      {value.deadlineKind === 'days' ? (
        <NumberField
          label={t('task.wizard.deadlineDays')}
          hint={daysHint}
          isRequired
          isOptional
          digits={0}
          min={0}
          max={LIMIT.cycle.termDays}
          isPassedOn={isPassedOn}
          suffix={t('task.wizard.cycle.terms.days')}
          value={value.deadlineDays}
          onChange={(deadlineDays) => onChange({ deadlineKind: 'days', deadlineDays })}
          {...rest}
        />
      ) : (
        <DateTimeField
          label={label}
          isRequired
          earliest={start.toISOString()}
          value={value.deadlineAt}
          onChange={(deadlineAt) => onChange({ deadlineKind: 'time', deadlineAt })}
          {...rest}
        />
      )}
      <div className="dispatch-quick">
        {quickDeadlines(start).map(({ key, chosen }) => (
          <button key={key} type="button" className="button button-small" onClick={() => onChange(chosen)}>
            {t(`task.wizard.quick.${key}`)}
          </button>
        ))}
      </div>
    </>
  );
}
