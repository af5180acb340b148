import { Suspense, use, useId } from 'react';
import { useT } from '../../i18n.tsx';
import { lazyPart } from '../lazy-part.tsx';
import { describe, Field, type FieldFrame } from './field.tsx';
import { FormDisabled } from './form-disabled.ts';
import type { Key, Option } from './select/option.ts';

/** The control comes with the first field that needs it. */
const SelectBox = lazyPart(() => import('./select-box.tsx'));

type Common<V extends Key> = FieldFrame & {
  options: readonly Option<V>[];
  placeholder?: string;
  isDisabled?: boolean;
  isLoading?: boolean;
  /** A search inside; on the server when `onSearch` is given. */
  isSearchable?: boolean;
  onSearch?: (text: string) => void;
  /** Given when the options did not come: asks for them again. */
  onRetry?: (() => void) | undefined;
};

type OneProps<V extends Key> = Common<V> & {
  value: V | null;
  onChange: (value: V | null) => void;
  isClearable?: boolean;
};

type ManyProps<V extends Key> = Common<V> & { value: readonly V[]; onChange: (value: V[]) => void };

/** Choosing one of several. */
export function SelectField<V extends Key>(props: OneProps<V>) {
  const { value, onChange, isClearable = false } = props;
  const chosen = value === null ? [] : [value];
  return (
    <SelectFrame
      {...props}
      chosen={chosen}
      isMulti={false}
      isClearable={isClearable}
      onChosen={([next]) => onChange(next ?? null)}
    />
  );
}

/** Choosing any number of several. */
export function MultiSelectField<V extends Key>(props: ManyProps<V>) {
  return <SelectFrame {...props} chosen={props.value} isMulti isClearable={false} onChosen={props.onChange} />;
}

type FrameProps<V extends Key> = Common<V> & {
  chosen: readonly V[];
  isMulti: boolean;
  isClearable: boolean;
  onChosen: (value: V[]) => void;
};

function SelectFrame<V extends Key>(props: FrameProps<V>) {
  const { options, chosen, isMulti, isClearable, onChosen, onSearch, label } = props;
  const t = useT();
  // An empty box says that something is to be chosen here, whether its form thought of it or not.
  const placeholder = props.placeholder ?? t('ui.choosePlaceholder');
  const id = useId();
  const isFormDisabled = use(FormDisabled);
  // What is chosen already may be missing in the options of a search.
  const known = [...options.map((option) => option.value), ...chosen];
  const take = (keys: readonly Key[]) => onChosen(keys.flatMap((key) => known.find((value) => value === key) ?? []));
  const first = options.find((option) => option.value === chosen[0])?.label;
  return (
    <Field id={id} {...props}>
      <Suspense fallback={<span className="field-box ellipsis">{first ?? placeholder}</span>}>
        <SelectBox
          id={id}
          label={label}
          isLabelHidden={props.isLabelHidden ?? false}
          options={options}
          value={chosen}
          onChange={take}
          isMulti={isMulti}
          isClearable={isClearable}
          isDisabled={props.isDisabled ?? isFormDisabled}
          isLoading={props.isLoading ?? false}
          isSearchable={props.isSearchable ?? false}
          onSearch={onSearch}
          onRetry={props.onRetry}
          placeholder={placeholder}
          aria={describe(id, props)}
        />
      </Suspense>
    </Field>
  );
}
