import { addDays } from '@rondo/domain/civil-time';
import { useId, useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Field } from '../../../shared/ui/form/field.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ZoneNote } from '../../../shared/ui/zone-note.tsx';

interface Props {
  label: string;
  /** Civil days, yyyy-MM-dd; both ends belong to the period and each may be missing. */
  from: string | undefined;
  to: string | undefined;
  onChange: (from: string | undefined, to: string | undefined) => void;
  /** Offers the last days, for what lies behind. */
  isPast?: boolean;
}

/** A period as filter: the usual ones with one press, any other by its two days. */
export function PeriodChip({ label, from, to, onChange, isPast = false }: Props) {
  const text = from === to ? (from ?? '') : `${from ?? ''} – ${to ?? ''}`;
  return (
    <FilterChip
      label={label}
      value={from || to ? [text] : []}
      text={text}
      onChange={() => onChange(undefined, undefined)}
      custom={(close) => (
        <Form
          from={from}
          to={to}
          isPast={isPast}
          onChoose={(start, end) => {
            onChange(start, end);
            close();
          }}
        />
      )}
    />
  );
}

interface FormProps {
  from: string | undefined;
  to: string | undefined;
  isPast: boolean;
  onChoose: Props['onChange'];
}

function Form({ from, to, isPast, onChoose }: FormProps) {
  const t = useT();
  const format = useFormat();
  const today = format.civilDay(new Date());
  const [start, setStart] = useState(from ?? '');
  const [end, setEnd] = useState(to ?? '');
  const usual = [
    { key: 'today' as const, from: today },
    ...(isPast
      ? [
          { key: 'week' as const, from: addDays(today, -6) },
          { key: 'month' as const, from: addDays(today, -29) },
        ]
      : []),
  ];
  return (
    <form
      className="period-form"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(start || undefined, end || undefined);
      }}
    >
      <div className="period-usual">
        {usual.map((one) => (
          <button key={one.key} type="button" className="quiet" onClick={() => onChoose(one.from, today)}>
            {t(`task.period.${one.key}`)}
          </button>
        ))}
      </div>
      <DayField label={t('task.period.from')} value={start} onChange={setStart} />
      <DayField label={t('task.period.to')} value={end} least={start} onChange={setEnd} />
      <ZoneNote />
      <button type="submit" className="button button-primary">
        {t('task.period.apply')}
      </button>
    </form>
  );
}

interface DayProps {
  label: string;
  value: string;
  least?: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, least = '', onChange }: DayProps) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <span className="field-box">
        <input id={id} type="date" value={value} min={least} onChange={(event) => onChange(event.target.value)} />
      </span>
    </Field>
  );
}
