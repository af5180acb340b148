import { LIMIT } from '@rondo/domain/limit';
import { Plus, X } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { ShopDetail } from '../shop-detail.ts';
import type { Faults } from '../shop-draft.ts';
import { AddInterval, Intervals } from './hours-intervals.tsx';
import './shop-face.css';

type Days = ShopDetail['specialDays'];
type Special = Days[number];

interface Props {
  days: Days;
  faults: Faults;
  onChange: (days: Days) => void;
}

/** Days with other hours than the week has, or closed: each a range with a name. */
export function SpecialDaysEditor({ days, faults, onChange }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  return (
    <section className="hours-editor" aria-label={t('shop.special.title')}>
      <div className="shop-section-line">
        <h3>{t('shop.special.title')}</h3>
        <button
          type="button"
          className="button button-small"
          disabled={days.length >= LIMIT.shop.specialDays}
          onClick={() => onChange([...days, { name: '', from: today, to: today, intervals: [] }])}
        >
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          {t('shop.special.add')}
        </button>
      </div>
      <p className="field-hint">{t('shop.special.hint')}</p>
      {days.map((special, at) => (
        <SpecialRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a range is its place in the list while it is typed
          key={at}
          at={at}
          special={special}
          faults={faults}
          onChange={(patch) => onChange(days.map((old, place) => (place === at ? { ...old, ...patch } : old)))}
          onRemove={() => onChange(days.filter((_, place) => place !== at))}
        />
      ))}
    </section>
  );
}

interface RowProps {
  at: number;
  special: Special;
  faults: Faults;
  onChange: (patch: Partial<Special>) => void;
  onRemove: () => void;
}

function SpecialRow({ at, special, faults, onChange, onRemove }: RowProps) {
  const t = useT();
  const { name, from, to, intervals } = special;
  const called = name || t('shop.special.unnamed');
  const path = `specialDays.${at}`;
  return (
    <fieldset className="special-day">
      <legend className="visually-hidden">{called}</legend>
      <TextField
        label={t('shop.special.name')}
        isRequired
        placeholder={t('shop.special.namePlaceholder')}
        maxLength={LIMIT.shop.specialName}
        value={name}
        error={faults[`${path}.name`]}
        onChange={(text) => onChange({ name: text })}
      />
      <DateField
        label={t('shop.special.from')}
        isRequired
        value={from}
        error={faults[`${path}.-1`]}
        onChange={(day) => onChange(to < day ? { from: day, to: day } : { from: day })}
      />
      <DateField label={t('shop.special.to')} isRequired value={to} onChange={(day) => onChange({ to: day })} />
      <div className="special-day-hours">
        <Intervals
          name={called}
          path={path}
          intervals={intervals}
          faults={faults}
          onChange={(changed) => onChange({ intervals: changed })}
        />
        <span className="hours-acts">
          <AddInterval name={called} intervals={intervals} onChange={(changed) => onChange({ intervals: changed })} />
          <button
            type="button"
            className="quiet"
            aria-label={t('shop.special.remove', { name: called })}
            title={t('shop.special.remove', { name: called })}
            onClick={onRemove}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </span>
      </div>
    </fieldset>
  );
}
