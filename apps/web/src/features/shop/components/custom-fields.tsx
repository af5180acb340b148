import type { ShopField } from '@rondo/contract/shop-custom';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Draft, Faults } from '../shop-draft.ts';
import { useFieldName } from '../use-shop-fields.ts';

interface Props {
  fields: readonly ShopField[];
  draft: Draft;
  faults: Faults;
  onChange: (patch: Partial<Draft>) => void;
}

/** The fields of the company in the form of a store, each by its kind; nothing where there are none. */
export function CustomFields({ fields, draft, faults, onChange }: Props) {
  const t = useT();
  const nameOf = useFieldName();
  if (fields.length === 0) return null;
  return (
    <fieldset>
      <legend>{t('shop.custom.nothing')}</legend>
      {fields.map((field) => (
        <CustomField
          key={field.id}
          field={field}
          label={nameOf(field)}
          value={draft.custom[field.id] ?? ''}
          error={faults[`custom.${field.id}`]}
          onChange={(value) => onChange({ custom: { ...draft.custom, [field.id]: value } })}
        />
      ))}
    </fieldset>
  );
}

interface FieldProps {
  field: ShopField;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function CustomField({ field: { kind, choices }, value, onChange, ...frame }: FieldProps) {
  switch (kind) {
    case 'choice':
      return (
        <SelectField
          {...frame}
          value={value || null}
          onChange={(chosen) => onChange(chosen ?? '')}
          options={choices.map(({ id, name }) => ({ value: id, label: name }))}
          isClearable
        />
      );
    case 'date':
      return <DateField {...frame} value={value} onChange={onChange} />;
    case 'number':
      return <TextField {...frame} value={value} onChange={onChange} inputMode="decimal" />;
    case 'text':
      return <TextField {...frame} value={value} onChange={onChange} />;
    default:
      return kind satisfies never;
  }
}
