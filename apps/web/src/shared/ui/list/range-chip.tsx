import { useState } from 'react';
import { useT } from '../../i18n.tsx';
import { Button } from '../button.tsx';
import { NumberField } from '../form/number-field.tsx';
import { FilterChip } from './filter-chip.tsx';

interface Ends {
  from?: string | undefined;
  to?: string | undefined;
}

interface Props extends Ends {
  label: string;
  suffix: string;
  min: number;
  max: number;
  onChange: (ends: Ends) => void;
}

/** A range of numbers as filter; each end may be left open. */
export function RangeChip({ label, suffix, min, max, from, to, onChange }: Props) {
  const t = useT();
  const low = from === undefined ? '' : t('ui.range.from', { value: `${from}${suffix}` });
  const high = to === undefined ? '' : t('ui.range.to', { value: `${to}${suffix}` });
  const text = from !== undefined && to !== undefined ? `${from}–${to}${suffix}` : low || high;
  return (
    <FilterChip
      label={label}
      value={text === '' ? [] : [text]}
      text={text}
      isSheet
      onChange={() => onChange({})}
      custom={(close) => (
        <Panel
          {...{ suffix, min, max, from, to }}
          onDone={(ends) => {
            onChange(ends);
            close();
          }}
        />
      )}
    />
  );
}

function Panel({
  suffix,
  min,
  max,
  from,
  to,
  onDone,
}: Omit<Props, 'label' | 'onChange'> & { onDone: (ends: Ends) => void }) {
  const t = useT();
  const [low, setLow] = useState(from === undefined ? null : Number(from));
  const [high, setHigh] = useState(to === undefined ? null : Number(to));
  const isCrossed = low !== null && high !== null && low > high;
  const end = (value: number | null) => (value === null ? undefined : String(value));
  return (
    <div className="chip-range">
      <NumberField isOptional label={t('ui.range.least')} {...{ suffix, min, max }} value={low} onChange={setLow} />
      <NumberField
        isOptional
        label={t('ui.range.most')}
        {...{ suffix, min, max }}
        {...(isCrossed ? { error: t('ui.range.crossed') } : {})}
        value={high}
        onChange={setHigh}
      />
      <Button look="primary" isDisabled={isCrossed} onPress={() => onDone({ from: end(low), to: end(high) })}>
        {t('ui.done')}
      </Button>
    </div>
  );
}
