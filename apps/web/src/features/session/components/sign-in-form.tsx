import { Suspense } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { type Address, showMode } from '../address.ts';
import { ssoAddress } from '../sso-return.ts';
import type { Typed } from '../typed.ts';
import { DemoAccounts } from './demo-accounts.tsx';
import { ModeLink } from './mode-link.tsx';
import { PasswordSignIn } from './password-sign-in.tsx';

/** Rarely used, so loaded on demand. */
const CodeSignIn = lazyPart(() => import('./code-sign-in.tsx'));

interface Props {
  address: Address;
  typed: Typed;
  onType: (change: Partial<Typed>) => void;
}

/** Signing in by password or by a one-time code, and what else leads in: single sign-on, registering, a company code. */
export function SignInForm({ address, typed, onType }: Props) {
  const t = useT();
  const welcome = useWelcome();
  const isJoining = address.invite !== '' || address.companyCode !== '';
  const way = address.mode === 'code' ? 'code' : 'password';
  return (
    <>
      <div className="sign-in-form">
        <div>
          <h1>{t('session.signIn')}</h1>
          <p className="sign-in-hint">{t(isJoining ? 'session.joining' : 'session.signInHint')}</p>
        </div>
        <Segment
          isWide
          label={t('session.ways.label')}
          options={[
            { value: 'password', label: t('session.ways.password') },
            { value: 'code', label: t('session.ways.code') },
          ]}
          value={way}
          onChange={(mode) => showMode({ mode })}
        />
        {way === 'code' ? (
          <Suspense fallback={<p className="meta">{t('ui.loading')}</p>}>
            <CodeSignIn typed={typed} onType={onType} />
          </Suspense>
        ) : (
          <PasswordSignIn typed={typed} onType={onType} />
        )}
        {welcome?.ssoName && <SingleSignOn name={welcome.ssoName} from={address.from} />}
        <p className="sign-in-more">
          {(welcome?.canRegister || isJoining) && (
            <span>
              {t('session.noAccount')} <ModeLink mode="register">{t('session.register')}</ModeLink>
            </span>
          )}
          <ModeLink mode="join">{t('session.join')}</ModeLink>
        </p>
      </div>
      {welcome?.demo && (
        <DemoAccounts
          demo={welcome.demo}
          onChoose={(account) => {
            onType({ account, password: welcome.demo?.password ?? '' });
            showMode({ mode: null }, { replace: true });
          }}
        />
      )}
    </>
  );
}

/** The company's own accounts: the provider asks who it is and leads back here. */
function SingleSignOn({ name, from }: { name: string; from: string | null }) {
  const t = useT();
  return (
    <div className="sign-in-sso">
      <p className="sign-in-or">{t('session.or')}</p>
      <a className="button button-large" href={ssoAddress(from)}>
        {t('session.sso', { name })}
      </a>
    </div>
  );
}
