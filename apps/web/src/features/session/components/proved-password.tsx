import { LIMIT } from '@rondo/domain/limit';
import type { OPEN_CODE_PURPOSES } from '@rondo/domain/one-time-code';
import type { FormEvent, ReactNode } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useT } from '../../../shared/i18n.tsx';
import { needed, useFields } from '../use-fields.ts';
import type { ModeProps } from './mode-props.ts';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';
import { PlainField } from './plain-field.tsx';
import { SentCodeField } from './sent-code-field.tsx';

interface Values {
  account: string;
  code: string;
  password: string;
  again: string;
}

interface Props extends Pick<ModeProps, 'account' | 'onAccount'> {
  title: string;
  hint: string;
  purpose: (typeof OPEN_CODE_PURPOSES)[number];
  submit: string;
  isBusy: boolean;
  /** Sends it; `refuse` shows a refusal at its field and says whether it did. */
  onSubmit: (values: Values, refuse: (refusal: Refusal) => boolean) => void;
  /** Below the button. */
  children: ReactNode;
}

/** An account, a code that proves it, and a new password: for a new account and for a forgotten password. */
export function ProvedPassword({
  account,
  onAccount,
  title,
  hint,
  purpose,
  submit,
  isBusy,
  onSubmit,
  children,
}: Props) {
  const t = useT();
  const { values, faults, set, check, refuse } = useFields({ code: '', password: '', again: '', account: '' });
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isRight = check({
      account: needed(account, t('session.accountNeeded')),
      code: needed(values.code, t('session.codeNeeded')),
      ...newPasswordFaults(values, t),
    });
    const shown = (refusal: Refusal) => refuse(refusal, { CODE_WRONG: 'code', ACCOUNT_TAKEN: 'account' });
    if (isRight && !isBusy) onSubmit({ ...values, account: account.trim() }, shown);
  };
  return (
    <form className="sign-in-form" onSubmit={send} noValidate>
      <div>
        <h1>{title}</h1>
        <p className="sign-in-hint">{hint}</p>
      </div>
      <PlainField
        label={t('session.account')}
        value={account}
        onChange={(value) => {
          set('account', value);
          onAccount(value);
        }}
        error={faults.account}
        autoComplete="username"
        inputMode="email"
        maxLength={LIMIT.sent.account}
        autoFocus
      />
      <SentCodeField
        purpose={purpose}
        account={account}
        value={values.code}
        error={faults.code}
        onChange={(code) => set('code', code)}
        onAccountFault={(message) => check({ account: message })}
      />
      <NewPasswordFields values={values} faults={faults} onChange={set} />
      <button type="submit" className="button button-large button-primary" aria-busy={isBusy}>
        {submit}
      </button>
      {children}
    </form>
  );
}
