import { LIMIT } from '@rondo/domain/limit';
import type { FormEvent } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { loadSignIn, prepareSignIn } from '../later-calls.ts';
import { receive } from '../receive.ts';
import type { Typed } from '../typed.ts';
import { needed, useFields } from '../use-fields.ts';
import { KeepSignedIn } from './keep-signed-in.tsx';
import { ModeLink } from './mode-link.tsx';
import { PlainField } from './plain-field.tsx';

/** Account and password. */
export function PasswordSignIn({ typed, onType }: { typed: Typed; onType: (change: Partial<Typed>) => void }) {
  const t = useT();
  const { account, password, keep } = typed;
  const { faults, check, refuse, set } = useFields({ account: '', password: '' });
  const signIn = useSubmit(loadSignIn, {
    onDone: receive,
    onRefused: (refusal) => refuse(refusal, { WRONG_PASSWORD: 'password', LOGIN_LOCKED: 'password' }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = check({
      account: needed(account, t('session.accountNeeded')),
      password: password ? undefined : t('session.passwordNeeded'),
    });
    if (isRight && !signIn.busy) void signIn.run({ account: account.trim(), password, keep });
  };
  const type = (name: 'account' | 'password', value: string) => {
    prepareSignIn();
    set(name, value);
    onType({ [name]: value });
  };
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      <PlainField
        label={t('session.account')}
        value={account}
        onChange={(value) => type('account', value)}
        error={faults.account}
        autoComplete="username"
        inputMode="email"
        maxLength={LIMIT.sent.account}
        autoFocus
      />
      <PlainField
        label={t('session.password')}
        type="password"
        value={password}
        onChange={(value) => type('password', value)}
        error={faults.password}
        autoComplete="current-password"
        maxLength={LIMIT.sent.password}
      />
      <div className="sign-in-row">
        <KeepSignedIn typed={typed} onType={onType} />
        <ModeLink mode="forgot">{t('session.forgot')}</ModeLink>
      </div>
      <button type="submit" className="button button-large button-primary" aria-busy={signIn.busy}>
        {t(signIn.busy ? 'session.signingIn' : 'session.signIn')}
      </button>
    </form>
  );
}
