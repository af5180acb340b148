import { LIMIT } from '@rondo/domain/limit';
import { type HTMLInputTypeAttribute, useId, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { describe, Field } from '../../../shared/ui/form/field.tsx';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
  autoComplete: string;
  type?: HTMLInputTypeAttribute;
  inputMode?: 'email' | 'text';
  autoFocus?: boolean;
  maxLength?: number;
}

/**
 * What a password manager reads before it makes one up (the `passwordrules` attribute as Safari, 1Password and others take it).
 * No maxlength: it would cut a longer one off without a word.
 */
const NEW_PASSWORD = {
  minLength: LIMIT.password.min,
  passwordrules: `minlength: ${LIMIT.password.min}; maxlength: ${LIMIT.password.max}; required: lower; required: upper; required: digit; allowed: ascii-printable;`,
};

/** A field, 40 px high, its error below it. A password can be shown. */
export function PlainField({ label, value, onChange, error, hint, type = 'text', autoFocus, ...input }: Props) {
  const id = useId();
  const t = useT();
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const frame = { label, error, hint };
  return (
    <div className="field-large">
      <Field id={id} {...frame}>
        <div className="field-box">
          <input
            id={id}
            type={isPassword && isShown ? 'text' : type}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            // biome-ignore lint/a11y/noAutofocus: the page has one purpose, and its first field is it
            autoFocus={autoFocus}
            {...input}
            {...(input.autoComplete === 'new-password' ? NEW_PASSWORD : {})}
            {...describe(id, frame)}
          />
          {isPassword && (
            <button
              type="button"
              aria-label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            >
              <EyeIcon isOpen={isShown} />
            </button>
          )}
        </div>
      </Field>
    </div>
  );
}

/** Drawn here: the sign-in page does not load the icon set. */
function EyeIcon({ isOpen }: { isOpen: boolean }) {
  return (
    <svg
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      aria-hidden="true"
    >
      <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="3" />
      {!isOpen && <path d="M3 3l18 18" strokeLinecap="round" />}
    </svg>
  );
}
