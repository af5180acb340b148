import { DAY_MS } from '@rondo/domain/duration';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Field } from '../../../shared/ui/form/field.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ZoneNote } from '../../../shared/ui/zone-note.tsx';
import { PERIODS, type Period, periodOf } from '../period.ts';
import './period-chip.css';

interface Props {
  /** Civil days, yyyy-MM-dd; both belong to the period, each may be missing. */
  value: Partial<Period>;
  onChange: (period: Partial<Period>) => void;
  /** Longest period that may be chosen, days. */
  mostDays?: number;
  /** Cannot be taken away. */
  isNeeded?: boolean;
}

/** A period as filter: the usual ones with one press, any other by its two days. */
export function PeriodChip({ value, onChange, mostDays, isNeeded = false }: Props) {
  const t = useT();
  const format = useFormat();
  const today = format.civilDay(Date.now());
  const { from, to } = value;
  const usual = PERIODS.find((key) => {
    const period = periodOf(key, today);
    return period.from === from && period.to === to;
  });
  const text = usual ? t(`record.period.${usual}`) : from === to ? (from ?? '') : `${from ?? ''} – ${to ?? ''}`;
  return (
    <span className={isNeeded ? 'chip-needed' : undefined}>
      <FilterChip
        label={t('record.filter.period')}
        value={from || to ? [text] : []}
        text={text}
        onChange={() => onChange({})}
        custom={(close) => (
          <Choice
            value={value}
            today={today}
            mostDays={mostDays}
            onChoose={(period) => {
              onChange(period);
              close();
            }}
          />
        )}
      />
    </span>
  );
}

interface ChoiceProps {
  value: Partial<Period>;
  today: string;
  mostDays: number | undefined;
  onChoose: (period: Partial<Period>) => void;
}

function Choice({ value, today, mostDays, onChoose }: ChoiceProps) {
  const t = useT();
  const [from, setFrom] = useState(value.from ?? '');
  const [to, setTo] = useState(value.to ?? '');
  const days = from && to ? (Date.parse(to) - Date.parse(from)) / DAY_MS + 1 : 1;
  const isLong = mostDays !== undefined && days > mostDays;
  const isWrong = days < 1 || isLong || (mostDays !== undefined && (from === '' || to === ''));
  return (
    <form
      className="period-choice"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isWrong) onChoose({ ...(from ? { from } : {}), ...(to ? { to } : {}) });
      }}
    >
      <div className="period-usual">
        {PERIODS.map((key) => (
          <button key={key} type="button" className="quiet" onClick={() => onChoose(periodOf(key, today))}>
            {t(`record.period.${key}`)}
          </button>
        ))}
      </div>
      <Day label={t('record.filter.from')} value={from} onChange={setFrom} />
      <Day label={t('record.filter.to')} value={to} least={from} onChange={setTo} />
      <ZoneNote />
      {isLong && <p className="field-error">{t('record.period.tooLong', { count: mostDays })}</p>}
      <button type="submit" className="button button-primary" disabled={isWrong}>
        {t('record.filter.apply')}
      </button>
    </form>
  );
}

function Day(props: { label: string; value: string; least?: string; onChange: (day: string) => void }) {
  const { label, value, least = '', onChange } = props;
  const id = useId();
  return (
    <Field id={id} label={label}>
      <span className="field-box">
        <input id={id} type="date" value={value} min={least} onChange={(event) => onChange(event.target.value)} />
      </span>
    </Field>
  );
}
