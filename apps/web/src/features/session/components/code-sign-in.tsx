import { accountApi } from '@rondo/contract/account';
import { LIMIT } from '@rondo/domain/limit';
import type { FormEvent } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { receive } from '../receive.ts';
import type { Typed } from '../typed.ts';
import { needed, useFields } from '../use-fields.ts';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { PlainField } from './plain-field.tsx';
import { SentCodeField } from './sent-code-field.tsx';

/** Account and a one-time code. */
export default function CodeSignIn({ typed, onType }: { typed: Typed; onType: (change: Partial<Typed>) => void }) {
  const t = useT();
  const { account, keep } = typed;
  const { values, faults, check, refuse, set } = useFields({ account: '', code: '' });
  const signIn = useSubmit(accountApi.signInByCode, {
    onDone: receive,
    onRefused: (refusal) => refuse(refusal, { CODE_WRONG: 'code', LOGIN_LOCKED: 'code' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = check({
      account: needed(account, t('session.accountNeeded')),
      code: needed(values.code, t('session.codeNeeded')),
    });
    if (isRight && !signIn.busy) void signIn.run({ account: account.trim(), code: values.code, keep });
  };
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      <PlainField
        label={t('session.account')}
        value={account}
        onChange={(value) => {
          set('account', value);
          onType({ account: value });
        }}
        error={faults.account}
        autoComplete="username"
        inputMode="email"
        maxLength={LIMIT.sent.account}
        autoFocus
      />
      <SentCodeField
        purpose="sign_in"
        account={account}
        value={values.code}
        error={faults.code}
        onChange={(code) => set('code', code)}
        onAccountFault={(message) => check({ account: message })}
      />
      <div className="sign-in-row">
        <KeepSignedIn typed={typed} onType={onType} />
      </div>
      <button type="submit" className="button button-large button-primary" aria-busy={signIn.busy}>
        {t(signIn.busy ? 'session.signingIn' : 'session.signIn')}
      </button>
    </form>
  );
}
