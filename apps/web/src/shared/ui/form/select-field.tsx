import { Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';

export type Option<V extends string | number> = { value: V; label: ReactNode; disabled?: boolean; title?: string };

type Common<V extends string | number> = FieldFrame & {
  options: readonly Option<V>[];
  placeholder?: string;
  isDisabled?: boolean;
  isLoading?: boolean;
  /** A search inside; on the server when `onSearch` is given. */
  isSearchable?: boolean;
  onSearch?: (text: string) => void;
};

type OneProps<V extends string | number> = Common<V> & {
  value: V | null;
  onChange: (value: V | null) => void;
  isClearable?: boolean;
};

type ManyProps<V extends string | number> = Common<V> & { value: readonly V[]; onChange: (value: V[]) => void };

function shared<V extends string | number>(id: string, props: Common<V>) {
  const { options, placeholder, isDisabled = false, isLoading = false, isSearchable = false, onSearch, error } = props;
  return {
    id,
    'aria-label': props.label,
    options: [...options],
    placeholder,
    disabled: isDisabled,
    loading: isLoading,
    style: { width: '100%' },
    ...(isSearchable
      ? { showSearch: onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' } }
      : {}),
    ...(error ? { status: 'error' as const } : {}),
    ...describe(id, props),
  };
}

/** Choosing one of several. */
export function SelectField<V extends string | number>(props: OneProps<V>) {
  const id = useId();
  return (
    <Field id={id} {...props}>
      <Select<V>
        {...shared(id, props)}
        value={props.value}
        allowClear={props.isClearable ?? false}
        onChange={(value: V | undefined) => props.onChange(value ?? null)}
      />
    </Field>
  );
}

/** Choosing any number of several. */
export function MultiSelectField<V extends string | number>(props: ManyProps<V>) {
  const id = useId();
  return (
    <Field id={id} {...props}>
      <Select<V[]>
        {...shared(id, props)}
        mode="multiple"
        maxTagCount="responsive"
        value={[...props.value]}
        onChange={(value) => props.onChange(value)}
      />
    </Field>
  );
}
