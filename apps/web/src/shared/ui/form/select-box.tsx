import { Select } from 'antd';
import type { ReactNode } from 'react';
import { AntdProvider } from '../antd-provider.tsx';
import { CLEAR_OF_LABEL } from './select-placement.ts';

/** What a choice is told apart by. */
export type Key = string | number;

type Props = {
  id: string;
  label: string;
  isLabelHidden: boolean;
  options: readonly { value: Key; label: ReactNode; disabled?: boolean; title?: string }[];
  value: readonly Key[];
  onChange: (value: readonly Key[]) => void;
  isMulti: boolean;
  isClearable: boolean;
  isDisabled: boolean;
  isLoading: boolean;
  isSearchable: boolean;
  onSearch: ((text: string) => void) | undefined;
  placeholder: string | undefined;
  hasError: boolean;
  aria: Record<string, string | boolean>;
};

/** The control of a `SelectField`: antd's. */
export default function SelectBox({ value, onChange, isMulti, isClearable, ...props }: Props) {
  const { id, label, options, placeholder, isDisabled, isLoading, isSearchable, onSearch, hasError, aria } = props;
  const { isLabelHidden } = props;
  const shared = {
    id,
    'aria-label': label,
    options: [...options],
    placeholder,
    disabled: isDisabled,
    loading: isLoading,
    style: { width: '100%' },
    ...(isLabelHidden ? {} : { builtinPlacements: CLEAR_OF_LABEL }),
    ...(isSearchable
      ? { showSearch: onSearch ? { filterOption: false, onSearch } : { optionFilterProp: 'label' } }
      : {}),
    ...(hasError ? { status: 'error' as const } : {}),
    ...aria,
  };
  return (
    <AntdProvider>
      {isMulti ? (
        <Select<Key[]> {...shared} mode="multiple" maxTagCount="responsive" value={[...value]} onChange={onChange} />
      ) : (
        <Select<Key>
          {...shared}
          value={value[0] ?? null}
          allowClear={isClearable}
          onChange={(next: Key | undefined) => onChange(next === undefined ? [] : [next])}
        />
      )}
    </AntdProvider>
  );
}
