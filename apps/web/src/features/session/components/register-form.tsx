import { accountApi } from '@rondo/contract/account';
import { useRef, useState } from 'react';
import type { Refusal } from '../../../shared/http/http.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useLanguage, useT } from '../../../shared/i18n.tsx';
import { isJoining } from '../../../shared/session/joining.ts';
import { showMode } from '../address.ts';
import { storePass } from '../stored-pass.ts';
import { ModeLink } from './mode-link.tsx';
import type { ModeProps } from './mode-props.ts';
import { ProvedPassword } from './proved-password.tsx';

/** A new account; a company of one's own, or one to join, comes next. */
export default function RegisterForm({ account, onAccount }: ModeProps) {
  const t = useT();
  const language = useLanguage();
  const refuse = useRef<(refusal: Refusal) => boolean>(() => false);
  const [isTaken, setTaken] = useState(false);
  const register = useSubmit(accountApi.register, {
    onDone: ({ pass }) => {
      const mode = isJoining(window.location.search) ? 'join' : 'start';
      storePass(pass);
      showMode({ mode }, { replace: true });
    },
    onRefused: (refusal) => {
      setTaken(refusal.reason === 'ACCOUNT_TAKEN');
      return refuse.current(refusal);
    },
  });
  return (
    <ProvedPassword
      account={account}
      onAccount={onAccount}
      title={t('session.title.register')}
      hint={t('account.register.hint')}
      purpose="register"
      submit={t('account.register.submit')}
      isBusy={register.busy}
      onSubmit={(values, shown) => {
        refuse.current = shown;
        void register.run({ ...values, language });
      }}
    >
      {isTaken && (
        <p className="sign-in-note" role="status">
          {t('account.register.taken')} <ModeLink mode="code">{t('session.ways.code')}</ModeLink>
        </p>
      )}
      <p className="sign-in-more">
        <span>
          {t('account.haveAccount')} <ModeLink mode="password">{t('account.signIn')}</ModeLink>
        </span>
      </p>
    </ProvedPassword>
  );
}
