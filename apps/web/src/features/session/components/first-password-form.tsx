import { accountApi } from '@rondo/contract/account';
import { sessionApi } from '@rondo/contract/session';
import { useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { keyOf, useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useFields } from '../use-fields.ts';
import { NewPasswordFields, newPasswordFaults } from './new-password-fields.tsx';
import './profile.css';

/** A password of one's own, for somebody who came with a code or a password that somebody else knows. */
export function FirstPasswordForm({ account }: { account: string }) {
  const t = useT();
  const client = useQueryClient();
  const { values, faults, set, check, refuse } = useFields({ password: '', again: '' });
  const save = useAct(accountApi.setFirstPassword, {
    invalidates: ['session'],
    onDone: () => {
      void client.invalidateQueries({ queryKey: keyOf(sessionApi.me, {}) });
      toast.ok(t('account.first.done'));
    },
    onRefused: (refusal) => refuse(refusal),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (check(newPasswordFaults(values, t)) && !save.busy) void save.run(values);
  };
  return (
    <form className="profile-password" onSubmit={submit} noValidate>
      <p className="meta">{t('account.first.hint')}</p>
      <input type="text" hidden readOnly autoComplete="username" value={account} />
      <NewPasswordFields values={values} faults={faults} onChange={set} />
      <button type="submit" className="button button-primary" aria-busy={save.busy}>
        {t('account.first.submit')}
      </button>
    </form>
  );
}
