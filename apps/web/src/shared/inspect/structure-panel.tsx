import { statisticsApi } from '@rondo/contract/statistics';
import { asOf, asOfDay, STRUCTURES, type Structure } from '@rondo/domain/structure';
import { useState } from 'react';
import { useFormat } from '../format/use-format.tsx';
import { useCall } from '../http/query.ts';
import { useT } from '../i18n.tsx';
import { AriaLocale } from '../ui/aria-locale.tsx';
import { calendarDay, dayText } from '../ui/date/calendar-day.ts';
import { DayCalendar } from '../ui/date/day-calendar.tsx';
import { DayPart } from '../ui/date/day-part.tsx';
import { FieldError } from '../ui/form/field.tsx';
import { ZoneNote } from '../ui/zone-note.tsx';
import '../ui/date/period-panel.css';

interface Props {
  value: Structure;
  onChoose: (structure: Structure) => void;
}

/** The two structures that need no date with one press; a date to type or to choose for the third. */
export default function StructurePanel({ value, onChoose }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const days = useCall(statisticsApi.structureDays, {}).data;
  const [day, setDay] = useState(asOfDay(value) ?? '');
  const isOutside = days !== undefined && day !== '' && (day < days.from || day > days.to);
  const label = t('statistics.filter.asOfDay');
  return (
    <form
      className="period-panel"
      onSubmit={(event) => {
        event.preventDefault();
        if (day !== '' && !isOutside) onChoose(asOf(day));
      }}
    >
      <div className="period-usual">
        {STRUCTURES.map((one) => (
          <button key={one} type="button" className="quiet" aria-pressed={one === value} onClick={() => onChoose(one)}>
            {t(`statistics.filter.${one}`)}
          </button>
        ))}
      </div>
      <AriaLocale hasDays>
        <div className="period-days">
          <span>{label}</span>
          <DayPart label={label} value={day} today={today} isInvalid={isOutside} onChange={setDay} />
        </div>
        <DayCalendar
          label={label}
          value={calendarDay(day)}
          earliest={calendarDay(days?.from ?? '')}
          latest={calendarDay(days?.to ?? today)}
          onChoose={(chosen) => setDay(dayText(chosen))}
        />
      </AriaLocale>
      <div className="period-foot">
        <div>
          {isOutside && <FieldError>{t('rule.day_between', days)}</FieldError>}
          <ZoneNote />
        </div>
        <button type="submit" className="button button-primary" disabled={day === '' || isOutside}>
          {t('ui.period.apply')}
        </button>
      </div>
    </form>
  );
}
