import { LIMIT } from '@rondo/domain/limit';
import { passwordFaults } from '@rondo/domain/password';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import type { Faults } from '../use-fields.ts';
import { PlainField } from './plain-field.tsx';

interface Pair {
  password: string;
  again: string;
}

interface Props {
  values: Pair;
  faults: Faults<Pair>;
  onChange: (name: keyof Pair, value: string) => void;
}

/** A new password, twice. */
export function NewPasswordFields({ values, faults, onChange }: Props) {
  const t = useT();
  return (
    <>
      <PlainField
        label={t('account.newPassword')}
        type="password"
        value={values.password}
        onChange={(value) => onChange('password', value)}
        error={faults.password}
        hint={t('account.passwordHint')}
        autoComplete="new-password"
        maxLength={LIMIT.sent.password}
      />
      <PlainField
        label={t('account.again')}
        type="password"
        value={values.again}
        onChange={(value) => onChange('again', value)}
        error={faults.again}
        autoComplete="new-password"
        maxLength={LIMIT.sent.password}
      />
    </>
  );
}

/** What is wrong with a new password, at its fields. */
export const newPasswordFaults = ({ password, again }: Pair, t: Translate): Faults<Pair> => ({
  password: passwordFaults(password).length === 0 ? undefined : t('rule.password'),
  again: password === again ? undefined : t('rule.password_differs'),
});
