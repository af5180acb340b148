import { isUsableMode, MODES, type Mode } from '@rondo/domain/task';
import { Checkbox } from 'antd';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';

interface Props {
  value: readonly Mode[];
  onChange: (modes: Mode[]) => void;
}

/** The kinds of inspection a template is for: at least one. What nothing can be inspected in is only shown where it is kept. */
export function ModeChoice({ value, onChange }: Props) {
  const t = useT();
  const offered = MODES.filter((mode) => isUsableMode(mode) || value.includes(mode));
  return (
    <fieldset className="template-modes">
      <legend>{t('template.modes')}</legend>
      <Checkbox.Group
        value={[...value]}
        onChange={(chosen) => onChange(MODES.filter((mode) => chosen.includes(mode)))}
        options={offered.map((mode) => ({ value: mode, label: t(`state.mode.${mode}`) }))}
      />
      {value.length === 0 && <FieldError>{t('rule.required')}</FieldError>}
    </fieldset>
  );
}
