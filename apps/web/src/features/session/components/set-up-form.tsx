import { accountApi } from '@rondo/contract/account';
import { passwordFaults } from '@rondo/domain/password';
import { type FormEvent, useState } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { beginSession } from '../../../shared/session/begin.ts';
import { ownZone, zones } from '../time-zones.ts';
import { PlainField } from './plain-field.tsx';
import { PlainSelect } from './plain-select.tsx';

const EMPTY = { key: '', companyName: '', name: '', account: '', password: '', again: '' };
type Values = typeof EMPTY;
type Errors = Partial<Record<keyof Values, string>>;

/** The first company and its owner, on an installation that has none. */
export default function SetUpForm() {
  const t = useT();
  const [givenKey] = useState(keyInAddress);
  const [values, setValues] = useState({ ...EMPTY, key: givenKey });
  const [timeZone, setTimeZone] = useState(ownZone);
  const [errors, setErrors] = useState<Errors>({});
  const setUp = useSubmit(accountApi.setup, {
    onDone: beginSession,
    onRefused: ({ fields, reason, message }) => {
      if (reason === 'SETUP_KEY_WRONG') setErrors({ key: message });
      else setErrors(Object.fromEntries(fields.map(({ path, message }) => [path, message])));
      return reason === 'SETUP_KEY_WRONG' || fields.length > 0;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = errorsOf(values, t);
    setErrors(found);
    if (Object.keys(found).length === 0 && !setUp.busy) void setUp.run({ ...values, timeZone });
  };
  // A key that came with the address needs no hand.
  const firstField = givenKey ? 'companyName' : 'key';
  const field = (name: keyof Values, label: string, autoComplete: string, type = 'text', hint = '') => (
    <PlainField
      label={label}
      value={values[name]}
      onChange={(value) => setValues({ ...values, [name]: value })}
      error={errors[name]}
      autoComplete={autoComplete}
      type={type}
      hint={hint}
      autoFocus={name === firstField}
    />
  );
  return (
    <form className="sign-in-form set-up-form" onSubmit={submit} noValidate>
      <div>
        <h1>{t('session.setup.title')}</h1>
        <p className="sign-in-hint">{t('session.setup.hint')}</p>
      </div>
      {field('key', t('session.setup.key'), 'off', 'text', t('session.setup.keyHint'))}
      {field('companyName', t('session.setup.companyName'), 'organization')}
      {field('name', t('session.setup.name'), 'name')}
      {field('account', t('session.account'), 'username')}
      {field('password', t('session.password'), 'new-password', 'password', t('account.passwordHint'))}
      {field('again', t('session.setup.again'), 'new-password', 'password')}
      <PlainSelect
        label={t('session.setup.timeZone')}
        value={timeZone}
        onChange={setTimeZone}
        options={zones(timeZone).map((zone) => ({ value: zone, label: zone }))}
      />
      <button type="submit" className="button button-large button-primary" aria-busy={setUp.busy}>
        {t('session.setup.submit')}
      </button>
    </form>
  );
}

/** The start's own link carries the key behind `#`, where no server's log sees it. */
const keyInAddress = (): string => new URLSearchParams(window.location.hash.slice(1)).get('setup') ?? '';

function errorsOf({ key, companyName, name, account, password, again }: Values, t: Translate): Errors {
  return {
    ...(key.trim() ? {} : { key: t('session.setup.keyHint') }),
    ...(companyName.trim() ? {} : { companyName: t('rule.company_name') }),
    ...(name.trim() ? {} : { name: t('session.setup.nameNeeded') }),
    ...(account.trim() ? {} : { account: t('session.accountNeeded') }),
    ...(passwordFaults(password).length === 0 ? {} : { password: t('rule.password') }),
    ...(password === again ? {} : { again: t('rule.password_differs') }),
  };
}
