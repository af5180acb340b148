import type { ShopField } from '@rondo/contract/shop-custom';
import { customFilterOf, customFilterParts, rangeParts } from '@rondo/domain/shop-custom';
import { type ReactNode, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { useCustomText, useFieldName, useShopFields } from '../use-shop-fields.ts';

interface Props {
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** The list narrowed by the fields of the company, a chip each. */
export function CustomFilters({ value, onChange }: Props): ReactNode {
  const fields = useShopFields();
  return fields.map((field) => {
    const isOwn = (one: string): boolean => customFilterParts(one).fieldId === field.id;
    const own = value.filter(isOwn).map((one) => customFilterParts(one).value);
    const set = (values: readonly string[]) =>
      onChange([...value.filter((one) => !isOwn(one)), ...values.map((one) => customFilterOf(field.id, one))]);
    return <CustomFilter key={field.id} field={field} value={own} onChange={set} />;
  });
}

interface FilterProps {
  field: ShopField;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

function CustomFilter({ field, value, onChange }: FilterProps) {
  const label = useFieldName()(field);
  const rangeWords = useRangeWords(field);
  if (field.kind === 'choice') {
    const options = field.choices.map(({ id, name }) => ({ value: id, label: name }));
    return <FilterChip label={label} value={value} options={options} multi onChange={onChange} />;
  }
  const [chosen = ''] = value;
  const isText = field.kind === 'text';
  return (
    <FilterChip
      label={label}
      value={value}
      text={isText ? chosen : rangeWords(chosen)}
      onChange={onChange}
      custom={(close) => (
        <Typed
          field={field}
          value={chosen}
          onDone={(text) => {
            onChange(text === '' ? [] : [text]);
            close();
          }}
        />
      )}
    />
  );
}

/** Both ends of a range, or the one that is told. */
function useRangeWords(field: ShopField): (value: string) => string {
  const t = useT();
  const textOf = useCustomText();
  return (value) => {
    const [from, to] = [rangeParts(value).from, rangeParts(value).to].map((end) => textOf(field, end));
    if (from && to) return from === to ? from : t('shop.custom.range', { from, to });
    return from ? t('shop.custom.least', { from }) : t('shop.custom.most', { to: to ?? '' });
  };
}

/** A part of a text, or from and to. */
function Typed({ field, value, onDone }: { field: ShopField; value: string; onDone: (text: string) => void }) {
  const t = useT();
  const [text, setText] = useState(value);
  const { from, to } = value === '' ? { from: '', to: '' } : rangeParts(value);
  const [ends, setEnds] = useState({ from, to });
  const range = ends.from === '' && ends.to === '' ? '' : `${ends.from.trim()}..${ends.to.trim()}`;
  const End = field.kind === 'date' ? DateField : NumberEnd;
  return (
    <form
      className="custom-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onDone(field.kind === 'text' ? text.trim() : range);
      }}
    >
      {field.kind === 'text' ? (
        <TextField label={t('shop.custom.contains')} autoFocus value={text} onChange={setText} />
      ) : (
        <>
          <End label={t('shop.custom.from')} value={ends.from} onChange={(end) => setEnds({ ...ends, from: end })} />
          <End label={t('shop.custom.to')} value={ends.to} onChange={(end) => setEnds({ ...ends, to: end })} />
        </>
      )}
      <button type="submit" className="button button-primary button-small">
        {t('ui.period.apply')}
      </button>
    </form>
  );
}

function NumberEnd(props: { label: string; value: string; onChange: (value: string) => void }) {
  return <TextField {...props} inputMode="decimal" />;
}
