import type { ReactNode } from 'react';
import '../plain.css';

/** What is wrong with a field and what to do; read out when it appears. Nothing without text. */
export function FieldError({ id, children }: { id?: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={id} role="alert" className="field-error">
      {children}
    </p>
  );
}

export type FieldFrame = {
  /** Name of the field; always there, hidden only where a heading says it. */
  label: string;
  isLabelHidden?: boolean;
  isRequired?: boolean;
  error?: ReactNode;
  hint?: ReactNode;
};

type Props = FieldFrame & {
  id: string;
  /** The control is several parts, no one input: it names itself by `<id>-label`. */
  isGroup?: boolean;
  children: ReactNode;
};

/** Label, control, hint and error of a field, tied together by id (`<id>-error`, `<id>-hint`). */
export function Field(props: Props) {
  const { id, label, isLabelHidden = false, isRequired = false, isGroup = false, error, hint, children } = props;
  const star = isRequired && (
    <span aria-hidden="true" className="field-star">
      {' *'}
    </span>
  );
  return (
    <div className="field">
      {isGroup ? (
        <span className={isLabelHidden ? 'visually-hidden' : 'field-label'}>
          <span id={`${id}-label`}>{label}</span>
          {star}
        </span>
      ) : (
        <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
          {label}
          {star}
        </label>
      )}
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The ARIA of a control inside a `Field`. */
export function describe(id: string, { error, hint, isRequired }: FieldFrame) {
  const by = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    ...(by ? { 'aria-describedby': by } : {}),
    ...(error ? { 'aria-invalid': true as const } : {}),
    ...(isRequired ? { 'aria-required': true as const } : {}),
  };
}
