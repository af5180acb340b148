import { useState } from 'react';
import type { FieldFrame } from '../../../shared/ui/form/field.tsx';
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

/** Choosing several out of more than can be listed: searched on the server, the chosen ones keep their names. */
export function PickerField(props: Props) {
  const { value, onChange, useFound } = props;
  const [keyword, setKeyword] = useState('');
  const chosen = useFound({ ids: value }, value.length > 0);
  const found = useFound({ keyword }, true);
  const all = [...chosen.list.filter((one) => value.includes(one.id)), ...found.list];
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
