import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { loadLanguage, switchLanguage, useLanguage, useT } from '../../../shared/i18n.tsx';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { DayRing } from '../components/day-ring.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import '../components/sign-in.css';

/** Set up once: its code and the texts it needs are not loaded by those who sign in. */
const SetUpForm = lazy(async () => {
  await loadLanguage();
  return import('../components/set-up-form.tsx');
});

/**
 * The only page without a session; setting up an empty installation is a mode of it. Signed in, here or in another tab, it
 * leads on. It stands alone: no router, no queries, no antd, no icon set.
 */
export default function SignInPage({ mark, onSignedIn }: { mark: ReactNode; onSignedIn: () => void }) {
  const t = useT();
  const welcome = useWelcome();
  const session = useStoredSession();
  const brand = welcome?.brandTitle ?? t('app.brand');
  const title = t(welcome?.needsSetup ? 'session.setup.title' : 'session.signIn');
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (session) goOn();
  }, [session]);
  return (
    <div className="sign-in">
      <main className="sign-in-left">
        <header className="sign-in-head">
          <p className="sign-in-brand">
            {welcome?.brandLogo ? <img src={welcome.brandLogo} alt="" height={24} /> : mark}
            {brand}
          </p>
          <LanguageButton />
        </header>
        <div className="sign-in-body">
          {welcome?.needsSetup ? (
            <Suspense fallback={null}>
              <SetUpForm />
            </Suspense>
          ) : (
            <SignInForm />
          )}
        </div>
        <footer className="sign-in-foot">
          <span className="num">{CLIENT_VERSION}</span>
        </footer>
      </main>
      <aside className="sign-in-right">
        <DayRing />
      </aside>
    </div>
  );
}

function LanguageButton() {
  const t = useT();
  const language = useLanguage();
  const other = language === 'en-US' ? 'zh-CN' : 'en-US';
  return (
    <button type="button" className="quiet" lang={other} onClick={() => void switchLanguage(other)}>
      {t('app.top.switchTo')}
    </button>
  );
}
