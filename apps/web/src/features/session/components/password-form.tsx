import { sessionApi } from '@rondo/contract/session';
import { LIMIT } from '@rondo/domain/limit';
import { passwordFaults } from '@rondo/domain/password';
import { type FormEvent, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { PlainField } from './plain-field.tsx';
import './profile.css';

const EMPTY = { current: '', next: '', again: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

/** Changes the own password; every other session ends. `account` tells password managers whose it is. */
export function PasswordForm({ account, onDone }: { account: string; onDone: () => void }) {
  const t = useT();
  const [values, setValues] = useState(EMPTY);
  const [errors, setErrors] = useState<Errors>({});
  const change = useAct(sessionApi.changePassword, {
    onDone: () => {
      toast.ok(t('profile.passwordChanged'));
      onDone();
    },
    onRefused: ({ reason, message, fields }) => {
      if (reason === 'WRONG_PASSWORD') setErrors({ current: message });
      else setErrors(Object.fromEntries(fields.map((field) => [field.path, field.message])));
      return reason === 'WRONG_PASSWORD' || fields.length > 0;
    },
    invalidates: ['session'],
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(values, t);
    setErrors(found);
    if (Object.keys(found).length === 0 && !change.busy) void change.run(values);
  };
  const field = (name: keyof Values, autoComplete: string, hint = '') => (
    <PlainField
      label={t(`profile.${name}`)}
      type="password"
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      error={errors[name]}
      autoComplete={autoComplete}
      maxLength={LIMIT.sent.password}
      hint={hint}
    />
  );
  return (
    <form className="profile-password" onSubmit={submit} noValidate>
      <input type="text" hidden readOnly autoComplete="username" value={account} />
      {field('current', 'current-password')}
      {field('next', 'new-password', t('account.passwordHint'))}
      {field('again', 'new-password')}
      <button type="submit" className="button" aria-busy={change.busy}>
        {t('profile.changePassword')}
      </button>
    </form>
  );
}

function errorsOf({ current, next, again }: Values, t: Translate): Errors {
  return {
    ...(current ? {} : { current: t('session.passwordNeeded') }),
    ...(passwordFaults(next).length === 0 ? {} : { next: t('rule.password') }),
    ...(next !== '' && next === current ? { next: t('rule.password_same') } : {}),
    ...(next === again ? {} : { again: t('rule.password_differs') }),
  };
}
