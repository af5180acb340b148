import type { Field } from '@rondo/contract/kit/field';
import { TEMPLATE_FIELDS, type TemplateFieldName } from '@rondo/contract/template-fields';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { FieldDraft, TypedTemplateField } from '../field-draft.ts';
import { FORM } from '../template-layout.ts';
import { ModeChoice } from './mode-choice.tsx';

interface Props {
  draft: FieldDraft;
  faults: Partial<Record<TemplateFieldName, string>>;
  onChange: (patch: Partial<FieldDraft>) => void;
}

/** The declared fields of a template, each by its kind: all of them, or those that are asked for when it is made. */
export function TemplateFields({ isNew, ...props }: Props & { isNew: boolean }) {
  const names = (Object.keys(FORM) as TemplateFieldName[]).filter((name) => !isNew || FORM[name].isAskedFirst);
  return names.map((name) =>
    name === 'modes' ? (
      <ModeChoice key={name} value={props.draft.modes} onChange={(modes) => props.onChange({ modes })} />
    ) : (
      <Typed key={name} name={name} autoFocus={isNew && name === 'name'} {...props} />
    ),
  );
}

function Typed({ name, draft, faults, onChange, autoFocus }: Props & { name: TypedTemplateField; autoFocus: boolean }) {
  const t = useT();
  const field = TEMPLATE_FIELDS[name];
  const { rows } = FORM[name];
  return (
    <TextField
      label={t(`template.field.${name}`)}
      value={draft[name]}
      onChange={(text) => onChange({ [name]: text })}
      isRequired={isLine(field)}
      autoFocus={autoFocus}
      error={faults[name]}
      {...lengthOf(field)}
      {...(rows ? { rows } : {})}
    />
  );
}

const isLine = ({ kind }: Field): boolean => kind === 'line';
/** How long it may be, where it is a text. */
const lengthOf = (field: Field) => ('max' in field && field.kind !== 'number' ? { maxLength: field.max } : {});
