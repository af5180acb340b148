import { sessionApi } from '@rondo/contract/session';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { beginSession } from '../../../shared/session/begin.ts';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { PlainField } from './plain-field.tsx';

/** Asked of few: its code comes when it is needed. */
const CompanyChoice = lazy(() => import('./company-choice.tsx'));

type Errors = { account?: string | undefined; password?: string | undefined };
type Companies = { companyId: string; name: string }[];

/** Account and password; where a person has several companies, which one. What was typed stays whatever goes wrong. */
export function SignInForm() {
  const t = useT();
  const welcome = useWelcome();
  const [account, setAccount] = useState('');
  const [password, setPassword] = useState('');
  const [keep, setKeep] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [companies, setCompanies] = useState<Companies | null>(null);
  const signIn = useSubmit(sessionApi.signIn, {
    onDone: (answer) => ('token' in answer ? beginSession(answer) : setCompanies('companies' in answer ? answer.companies : [])),
    onRefused: (refusal) => {
      const found = errorsOf(refusal);
      if (found) setErrors(found);
      return found !== null;
    },
  });
  const send = (companyId?: string) =>
    signIn.run({ account: account.trim(), password, keep, ...(companyId ? { companyId } : {}) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      account: account.trim() ? undefined : t('session.accountNeeded'),
      password: password ? undefined : t('session.passwordNeeded'),
    };
    setErrors(found);
    if (!found.account && !found.password && !signIn.busy) void send();
  };
  if (companies) {
    return (
      <Suspense fallback={null}>
        <CompanyChoice
          companies={companies}
          isBusy={signIn.busy}
          error={errors.password ?? errors.account}
          onChoose={(companyId) => void send(companyId)}
          onBack={() => setCompanies(null)}
        />
      </Suspense>
    );
  }
  return (
    <>
      <form className="sign-in-form" onSubmit={submit} noValidate>
        <div>
          <h1>{t('session.signIn')}</h1>
          <p className="sign-in-hint">{t('session.signInHint')}</p>
        </div>
        <PlainField
          label={t('session.account')}
          value={account}
          onChange={setAccount}
          error={errors.account}
          autoComplete="username"
          inputMode="email"
          maxLength={100}
          autoFocus
        />
        <PlainField
          label={t('session.password')}
          type="password"
          value={password}
          onChange={setPassword}
          error={errors.password}
          autoComplete="current-password"
          maxLength={200}
        />
        <label className="check">
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.target.checked)} />
          {t('session.keep')}
        </label>
        <button type="submit" className="button button-large button-primary" aria-busy={signIn.busy}>
          {t(signIn.busy ? 'session.signingIn' : 'session.signIn')}
        </button>
      </form>
      {welcome?.demo && (
        <DemoAccounts
          demo={welcome.demo}
          onChoose={(chosen) => {
            setAccount(chosen);
            setPassword(welcome.demo?.password ?? '');
            setErrors({});
          }}
        />
      )}
    </>
  );
}

/** What a refusal says at which field; `null` when it is not about the fields. */
function errorsOf(refusal: Refusal): Errors | null {
  if (refusal.reason === 'WRONG_PASSWORD' || refusal.reason === 'LOGIN_LOCKED') return { password: refusal.message };
  if (refusal.reason !== 'INPUT_REFUSED' || refusal.fields.length === 0) return null;
  const messageAt = (path: string) => refusal.fields.find((field) => field.path === path)?.message;
  return { account: messageAt('account'), password: messageAt('password') };
}
