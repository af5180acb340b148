import { MODES, type Mode } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';

interface Props {
  value: readonly Mode[];
  onChange: (modes: Mode[]) => void;
}

/** The kinds of inspection a template is for: at least one. */
export function ModeChoice({ value, onChange }: Props) {
  const t = useT();
  return (
    <fieldset className="template-modes">
      <legend>{t('template.field.modes')}</legend>
      <div className="template-mode-choices">
        {MODES.map((mode) => (
          <Checkbox
            key={mode}
            label={t(`state.mode.${mode}`)}
            isChecked={value.includes(mode)}
            onChange={(isOn) => onChange(MODES.filter((one) => (one === mode ? isOn : value.includes(one))))}
          />
        ))}
      </div>
      {value.length === 0 && <FieldError>{t('rule.required')}</FieldError>}
    </fieldset>
  );
}
