import { type ReactNode, useId } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';
import './text-field.css';

type Props = FieldFrame & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Longest text; shown as counter for several lines. */
  maxLength?: number;
  /** Several lines when above 1. */
  rows?: number;
  /** The caret has moved in an area of several lines. */
  onCaret?: (area: HTMLTextAreaElement) => void;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  inputMode?: 'text' | 'decimal' | 'numeric';
  autoComplete?: string;
  /** Of a `datalist` with what can be chosen instead of typed. */
  listId?: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A text input with its label, hint and error. */
export function TextField(props: Props) {
  const { value, onChange, onBlur, placeholder, maxLength, rows = 1, autoFocus = false, isDisabled = false } = props;
  const { type = 'text', inputMode, autoComplete = 'off', listId, prefix, suffix, onCaret } = props;
  const id = useId();
  const common = {
    id,
    value,
    onBlur,
    placeholder,
    maxLength,
    autoFocus,
    autoComplete,
    disabled: isDisabled,
    ...describe(id, props),
  };
  if (rows > 1) {
    return (
      <Field id={id} {...props}>
        <textarea
          {...common}
          rows={rows}
          className="field-area"
          onChange={(event) => onChange(event.target.value)}
          onSelect={(event) => onCaret?.(event.currentTarget)}
        />
        {maxLength !== undefined && (
          <span className="field-count num" aria-hidden="true">
            {value.length} / {maxLength}
          </span>
        )}
      </Field>
    );
  }
  return (
    <Field id={id} {...props}>
      <span className="field-box">
        {prefix}
        <input
          {...common}
          type={type}
          list={listId}
          inputMode={inputMode}
          onChange={(event) => onChange(event.target.value)}
        />
        {suffix}
      </span>
    </Field>
  );
}
