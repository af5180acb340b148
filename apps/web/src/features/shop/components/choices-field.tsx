import { CUSTOM_LIMIT, type CustomChoice } from '@rondo/domain/shop-custom';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';

interface Props {
  value: readonly CustomChoice[];
  faults: Record<string, string>;
  /** Stores may have chosen already. */
  hasHint: boolean;
  onAdd: () => void;
  onChange: (choices: readonly CustomChoice[]) => void;
}

/** What can be chosen in a field, a line each. */
export function ChoicesField({ value, faults, hasHint, onAdd, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="shop-choices">
      <legend>{t('shop.custom.choices')}</legend>
      {hasHint && <p className="meta">{t('shop.custom.choicesHint')}</p>}
      {value.map(({ id, name }, index) => (
        <div key={id} className="shop-choice">
          <TextField
            label={t('shop.custom.choice', { index: index + 1 })}
            value={name}
            error={faults[`choices.${id}`]}
            onChange={(text) => onChange(value.map((one) => (one.id === id ? { id, name: text } : one)))}
          />
          <button
            type="button"
            className="quiet"
            disabled={value.length === 1}
            aria-label={t('shop.custom.removeChoice', { name: name || t('shop.custom.choice', { index: index + 1 }) })}
            onClick={() => onChange(value.filter((one) => one.id !== id))}
          >
            <X size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      ))}
      {faults.choices && (
        <p className="field-error" role="alert">
          {faults.choices}
        </p>
      )}
      <button
        type="button"
        className="button button-small"
        disabled={value.length >= CUSTOM_LIMIT.choices}
        onClick={onAdd}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        {t('shop.custom.addChoice')}
      </button>
    </fieldset>
  );
}
