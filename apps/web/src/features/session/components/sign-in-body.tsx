import { type ComponentType, lazy, Suspense, useState } from 'react';
import { loadSignInTexts, useT } from '../../../shared/i18n.tsx';
import { takeInvitedAccount } from '../../../shared/session/invitation-link.ts';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { useAddress } from '../address.ts';
import { useEntering } from '../entering.ts';
import { useHeldPass } from '../stored-pass.ts';
import type { Typed } from '../typed.ts';
import { viewOf } from '../view-of.ts';
import type { ModeProps } from './mode-props.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SsoArrival } from './sso-arrival.tsx';

/** Rarely used, so loaded on demand, together with the texts it needs. */
function later<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  return lazy(async () => {
    await loadSignInTexts();
    return load();
  });
}
const SetUpForm = later(() => import('./set-up-form.tsx'));
const LATER = {
  register: later<ModeProps>(() => import('./register-form.tsx')),
  forgot: later<ModeProps>(() => import('./forgot-form.tsx')),
  choose: later<ModeProps>(() => import('./company-choice.tsx')),
  start: later<ModeProps>(() => import('./start-choice.tsx')),
  create: later<ModeProps>(() => import('./create-company-form.tsx')),
  join: later<ModeProps>(() => import('./join-company.tsx')),
  waiting: later<ModeProps>(() => import('./my-applications.tsx')),
};

/** The mode that the address names, as far as who is there may see it. */
export function SignInBody() {
  const t = useT();
  const welcome = useWelcome();
  const address = useAddress();
  const isKnown = [useHeldPass(), useStoredSession()].some(Boolean);
  const [typed, setTyped] = useState<Typed>(() => ({ account: takeInvitedAccount(), password: '', keep: false }));
  const onType = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const isEntering = useEntering();
  const view = viewOf(address, isKnown);
  const Mode = view === 'sign_in' ? null : LATER[view];
  if (isEntering) return <p role="status">{t('session.signingIn')}</p>;
  return (
    <SsoArrival>
      <Suspense fallback={<p className="meta">{t('ui.loading')}</p>}>
        {welcome?.needsSetup ? (
          <SetUpForm />
        ) : Mode ? (
          <Mode address={address} account={typed.account} onAccount={(account) => onType({ account })} />
        ) : (
          <SignInForm address={address} typed={typed} onType={onType} />
        )}
      </Suspense>
    </SsoArrival>
  );
}
