import { useId, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Field, type FieldFrame } from '../../../shared/ui/form/field.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';

interface Pickable {
  id: string;
  name: string;
  /** Tells two of the same name apart. */
  note?: string;
}

type Props = FieldFrame & {
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** A hook that asks the server; `ids` names what is chosen already. */
  useFound: (asked: { keyword: string } | { ids: readonly string[] }, enabled: boolean) => Found;
};

/** What the server answers, and how far it is with it. */
export interface Found {
  list: readonly Pickable[];
  isLoading: boolean;
  onRetry: (() => void) | undefined;
}

/** Most that are named one by one; as many as the server names at once. */
const NAMED = 50;

/** Choosing several out of more than can be listed: searched on the server, the chosen ones keep their names. */
export function PickerField(props: Props) {
  const { value, onChange, useFound } = props;
  const [keyword, setKeyword] = useState('');
  const isLong = value.length > NAMED;
  const chosen = useFound({ ids: value }, value.length > 0 && !isLong);
  const found = useFound({ keyword }, true);
  const all = [...chosen.list.filter((one) => value.includes(one.id)), ...found.list];
  if (isLong) return <ManyChosen {...props} />;
  const unique = [...new Map(all.map((one) => [one.id, one])).values()];
  return (
    <MultiSelectField
      {...props}
      isSearchable
      onSearch={setKeyword}
      isLoading={found.isLoading}
      onRetry={found.onRetry}
      options={unique.map((one) => ({ value: one.id, label: one.note ? `${one.name} · ${one.note}` : one.name }))}
      value={value}
      onChange={onChange}
    />
  );
}

/** More than can be named: how many, and the way back to none. */
function ManyChosen({ value, onChange, ...frame }: Props) {
  const t = useT();
  const id = useId();
  return (
    <Field id={id} {...frame}>
      <div id={id} className="dispatch-ways">
        <span className="strong">{t('task.wizard.manyChosen', { count: value.length })}</span>
        <button type="button" className="button button-small" onClick={() => onChange([])}>
          {t('task.wizard.clearChosen')}
        </button>
      </div>
    </Field>
  );
}
