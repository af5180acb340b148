import { NTHS } from '@rondo/domain/cycle/recurrence';
import { LIMIT } from '@rondo/domain/limit';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { type CyclePlan, MONTH_DAY_KINDS, newMonthDay, type PlannedMonthDay } from './cycle-plan.ts';

interface Props {
  cycle: CyclePlan;
  put: (patch: Partial<CyclePlan>) => void;
  error?: string;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
const NTH_WORDS = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const;
const QUARTER_MONTHS = [1, 2, 3] as const;

/** The days of the chosen frequency. */
export function CycleDays({ cycle, put, error }: Props) {
  const t = useT();
  const { frequency, everyDays, weekdays, monthDays, quarterMonth, dates } = cycle;
  const setDays = (days: PlannedMonthDay[]) => put({ monthDays: days });
  return (
    <>
      {frequency === 'daily' && (
        <NumberField
          label={t('task.wizard.cycle.everyDays')}
          isRequired
          isOptional
          digits={0}
          min={1}
          max={LIMIT.cycle.everyDays}
          isPassedOn
          value={everyDays}
          onChange={(value) => put({ everyDays: value })}
        />
      )}
      {frequency === 'weekly' && (
        <fieldset className="dispatch-weekdays">
          <legend className="visually-hidden">{t('task.wizard.cycle.weekdays')}</legend>
          {WEEKDAYS.map((word, day) => (
            <Checkbox
              key={word}
              label={t(`cycle.words.weekday.${word}`)}
              isChecked={weekdays.includes(day)}
              onChange={(isOn) => put({ weekdays: isOn ? [...weekdays, day] : weekdays.filter((one) => one !== day) })}
            />
          ))}
        </fieldset>
      )}
      {frequency === 'quarterly' && (
        <SelectField
          label={t('task.wizard.cycle.quarterMonth')}
          options={QUARTER_MONTHS.map((no) => ({
            value: String(no),
            label: t('task.wizard.cycle.quarterMonthNo', { no }),
          }))}
          value={String(quarterMonth)}
          onChange={(value) => put({ quarterMonth: Number(value ?? 1) })}
        />
      )}
      {(frequency === 'monthly' || frequency === 'quarterly') && (
        <>
          {monthDays.map((day, index) => (
            <MonthDayRow
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and are only added at the end
              key={index}
              day={day}
              onChange={(next) => setDays(monthDays.with(index, next))}
              onRemove={monthDays.length > 1 ? () => setDays(monthDays.toSpliced(index, 1)) : null}
            />
          ))}
          {monthDays.length < LIMIT.cycle.monthDays && (
            <Button isSmall onPress={() => setDays([...monthDays, newMonthDay()])}>
              {t('task.wizard.cycle.addDay')}
            </Button>
          )}
        </>
      )}
      {frequency === 'dates' && <Dates dates={dates} onChange={(next) => put({ dates: next })} />}
      <FieldError>{error}</FieldError>
    </>
  );
}

interface RowProps {
  day: PlannedMonthDay;
  onChange: (day: PlannedMonthDay) => void;
  onRemove: (() => void) | null;
}

function MonthDayRow({ day, onChange, onRemove }: RowProps) {
  const t = useT();
  return (
    <div className="dispatch-month-day">
      <SelectField
        label={t('task.wizard.cycle.day')}
        options={MONTH_DAY_KINDS.map((value) => ({ value, label: t(`task.wizard.cycle.dayKinds.${value}`) }))}
        value={day.kind}
        onChange={(kind) => kind && onChange({ ...day, kind })}
      />
      {day.kind === 'date' && (
        <NumberField
          label={t('task.wizard.cycle.dateOfMonth')}
          hint={t('task.wizard.cycle.dateOfMonthHint')}
          digits={0}
          min={1}
          max={LIMIT.cycle.monthDate}
          isPassedOn
          value={day.date}
          onChange={(date) => onChange({ ...day, date })}
        />
      )}
      {day.kind === 'weekday' && (
        <>
          <SelectField
            label={t('task.wizard.cycle.which')}
            options={NTHS.map((nth) => ({ value: String(nth), label: t(`cycle.words.nth.${NTH_WORDS[nth]}`) }))}
            value={String(day.nth)}
            onChange={(value) => onChange({ ...day, nth: NTHS.find((nth) => String(nth) === value) ?? 1 })}
          />
          <SelectField
            label={t('task.wizard.cycle.weekday')}
            options={WEEKDAYS.map((word, no) => ({ value: String(no), label: t(`cycle.words.weekday.${word}`) }))}
            value={String(day.weekday)}
            onChange={(value) => onChange({ ...day, weekday: Number(value ?? 0) })}
          />
        </>
      )}
      {onRemove && <Button isSmall icon={X} label={t('task.wizard.cycle.removeDay')} onPress={onRemove} />}
    </div>
  );
}

function Dates({ dates, onChange }: { dates: readonly string[]; onChange: (dates: string[]) => void }) {
  const t = useT();
  const [next, setNext] = useState('');
  const mayAdd = next !== '' && !dates.includes(next) && dates.length < LIMIT.cycle.dates;
  return (
    <>
      <DateField label={t('task.wizard.cycle.date')} value={next} onChange={setNext} />
      <Button isSmall isDisabled={!mayAdd} onPress={() => onChange([...dates, next].toSorted())}>
        {t('task.wizard.cycle.addDate')}
      </Button>
      <ul className="dispatch-dates">
        {dates.map((date) => (
          <li key={date} className="num">
            {date}
            <Button
              look="text"
              isSmall
              icon={X}
              label={t('task.wizard.cycle.removeDate', { date })}
              onPress={() => onChange(dates.filter((one) => one !== date))}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
