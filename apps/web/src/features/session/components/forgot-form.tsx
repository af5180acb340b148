import { accountApi } from '@rondo/contract/account';
import { useRef } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { showMode } from '../address.ts';
import { ModeLink } from './mode-link.tsx';
import type { ModeProps } from './mode-props.ts';
import { ProvedPassword } from './proved-password.tsx';

/** A forgotten password is replaced with a code. */
export default function ForgotForm({ account, onAccount }: ModeProps) {
  const t = useT();
  const refuse = useRef<(refusal: Refusal) => boolean>(() => false);
  const reset = useSubmit(accountApi.resetPassword, {
    onDone: () => {
      toast.ok(t('account.forgot.done'));
      showMode({ mode: 'password' }, { replace: true });
    },
    onRefused: (refusal) => refuse.current(refusal),
  });
  return (
    <ProvedPassword
      account={account}
      onAccount={onAccount}
      title={t('session.title.forgot')}
      hint={t('account.forgot.hint')}
      purpose="reset_password"
      submit={t('account.forgot.submit')}
      isBusy={reset.busy}
      onSubmit={(values, shown) => {
        refuse.current = shown;
        void reset.run(values);
      }}
    >
      <p className="sign-in-more">
        <ModeLink mode="password">{t('account.toSignIn')}</ModeLink>
      </p>
    </ProvedPassword>
  );
}
