import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { describe, Field, type FieldFrame } from './field.tsx';

type Props = FieldFrame & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Longest text; shown as counter for several lines. */
  maxLength?: number;
  /** Several lines when above 1. */
  rows?: number;
  type?: 'text' | 'email' | 'tel' | 'password' | 'url';
  inputMode?: 'text' | 'decimal' | 'numeric';
  autoComplete?: string;
  autoFocus?: boolean;
  isDisabled?: boolean;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A text input with its label, hint and error. */
export function TextField(props: Props) {
  const { value, onChange, onBlur, placeholder, maxLength, rows = 1, autoFocus = false, isDisabled = false } = props;
  const { type = 'text', inputMode, autoComplete = 'off', prefix, suffix, error } = props;
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
    ...(error ? { status: 'error' as const } : {}),
    ...describe(id, props),
  };
  return (
    <Field id={id} {...props}>
      {rows > 1 ? (
        <Input.TextArea
          {...common}
          rows={rows}
          showCount={maxLength !== undefined}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Input
          {...common}
          type={type}
          inputMode={inputMode}
          prefix={prefix}
          suffix={suffix}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
