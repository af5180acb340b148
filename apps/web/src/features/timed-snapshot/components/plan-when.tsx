import { LIMIT } from '@rondo/domain/limit';
import { DAY_KINDS, HOUR_EDGES, TIME_KINDS } from '@rondo/domain/timed-snapshot/expand';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import type { FormPart } from '../form-part.ts';
import { WEEKDAYS } from '../words.ts';
import { Choice } from './choice.tsx';
import { RowsField } from './rows-field.tsx';

const { snapshot } = LIMIT;

/** Days, times and validity of a plan. */
export function PlanWhen(props: FormPart) {
  const { draft, put, faults } = props;
  const t = useT();
  return (
    <>
      <Days {...props} />
      <Choice
        label={t('timedSnapshot.field.frequency')}
        options={TIME_KINDS.map((value) => ({ value, label: t(`timedSnapshot.times.${value}`) }))}
        value={draft.timesKind}
        onChange={(timesKind) => put({ timesKind })}
      />
      {draft.timesKind === 'fixed' && <Fixed {...props} />}
      {draft.timesKind === 'every' && <Every {...props} />}
      {draft.timesKind === 'hours' && <Hours {...props} />}
      <Checkbox
        label={t('timedSnapshot.field.onlyOpen')}
        isChecked={draft.onlyOpen}
        onChange={(onlyOpen) => put({ onlyOpen })}
      />
      <div className="snapshot-pair">
        <DateField
          label={t('timedSnapshot.form.startOn')}
          isRequired
          value={draft.startOn}
          onChange={(startOn) => put({ startOn })}
        />
        <DateField
          label={t('timedSnapshot.form.endOn')}
          hint={t('timedSnapshot.form.endHint')}
          value={draft.endOn}
          onChange={(endOn) => put({ endOn })}
        />
      </div>
      <FieldError>{faults.schedule}</FieldError>
    </>
  );
}

function Days({ draft, put }: FormPart) {
  const t = useT();
  const { weekdays, dates } = draft;
  return (
    <>
      <Choice
        label={t('timedSnapshot.field.cycle')}
        options={DAY_KINDS.map((value) => ({ value, label: t(`timedSnapshot.days.${value}`) }))}
        value={draft.daysKind}
        onChange={(daysKind) => put({ daysKind })}
      />
      {draft.daysKind === 'weekdays' && (
        <fieldset className="snapshot-weekdays">
          <legend className="visually-hidden">{t('timedSnapshot.days.weekdays')}</legend>
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
      {draft.daysKind === 'dates' && (
        <RowsField
          rows={dates}
          onChange={(next) => put({ dates: next })}
          fresh=""
          most={snapshot.dates}
          addWords={t('timedSnapshot.form.addDate')}
        >
          {(date, set, no) => (
            <DateField label={t('timedSnapshot.form.dateNo', { no })} isLabelHidden value={date} onChange={set} />
          )}
        </RowsField>
      )}
    </>
  );
}

function Fixed({ draft, put }: FormPart) {
  const t = useT();
  return (
    <RowsField
      rows={draft.fixed}
      onChange={(fixed) => put({ fixed })}
      fresh="12:00"
      most={snapshot.timesPerDay}
      addWords={t('timedSnapshot.form.addTime')}
    >
      {(time, set, no) => (
        <TimeField label={t('timedSnapshot.form.timeNo', { no })} isLabelHidden value={time} onChange={set} />
      )}
    </RowsField>
  );
}

function Every({ draft, put }: FormPart) {
  const t = useT();
  return (
    <>
      <NumberField
        label={t('timedSnapshot.form.minutes')}
        hint={t('timedSnapshot.form.minutesHint', snapshot.everyMinutes)}
        digits={0}
        min={snapshot.everyMinutes.min}
        max={snapshot.everyMinutes.max}
        value={draft.minutes}
        onChange={(minutes) => put({ minutes })}
      />
      <RowsField
        rows={draft.periods}
        onChange={(periods) => put({ periods })}
        fresh={{ from: '12:00', to: '14:00' }}
        most={snapshot.periods}
        addWords={t('timedSnapshot.form.addPeriod')}
      >
        {(period, set) => (
          <>
            <TimeField
              label={t('timedSnapshot.form.from')}
              value={period.from}
              onChange={(from) => set({ ...period, from })}
            />
            <TimeField
              label={t('timedSnapshot.form.to')}
              value={period.to === '24:00' ? '00:00' : period.to}
              onChange={(to) => set({ ...period, to: to === '00:00' ? '24:00' : to })}
            />
          </>
        )}
      </RowsField>
    </>
  );
}

function Hours({ draft, put }: FormPart) {
  const t = useT();
  return (
    <RowsField
      rows={draft.moments}
      onChange={(moments) => put({ moments })}
      fresh={{ edge: 'closing' as const, minutes: 0 }}
      most={snapshot.timesPerDay}
      addWords={t('timedSnapshot.form.addTime')}
    >
      {(moment, set) => (
        <>
          <SelectField
            label={t('timedSnapshot.form.edge')}
            options={HOUR_EDGES.map((value) => ({ value, label: t(`timedSnapshot.edge.${value}`) }))}
            value={moment.edge}
            onChange={(edge) => edge && set({ ...moment, edge })}
          />
          <NumberField
            label={t('timedSnapshot.form.around')}
            digits={0}
            min={-snapshot.aroundHours}
            max={snapshot.aroundHours}
            value={moment.minutes}
            onChange={(minutes) => set({ ...moment, minutes })}
          />
        </>
      )}
    </RowsField>
  );
}
