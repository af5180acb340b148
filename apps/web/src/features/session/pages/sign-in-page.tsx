import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { switchLanguage, useLanguage, useT } from '../../../shared/i18n.tsx';
import { isJoining } from '../../../shared/session/joining.ts';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { useAddress } from '../address.ts';
import { DayRing } from '../components/day-ring.tsx';
import { LanguageOffer } from '../components/language-offer.tsx';
import { SignInBody } from '../components/sign-in-body.tsx';
import '../components/sign-in.css';

/**
 * The only page without a session; its modes stand in the query. Signed in, here or in another tab, it leads on, unless the
 * reader came to join a further company. It stands alone: no router, no queries, no control library, no icon set.
 */
export default function SignInPage({ mark, onSignedIn }: { mark: ReactNode; onSignedIn: () => void }) {
  const t = useT();
  const welcome = useWelcome();
  const session = useStoredSession();
  const brand = welcome?.brandTitle ?? t('app.brand');
  const { mode } = useAddress();
  const isStaying = isJoining(window.location.search);
  const isSignIn = mode === null || mode === 'password' || mode === 'code';
  const title = t(welcome?.needsSetup ? 'session.setup.title' : isSignIn ? 'session.signIn' : `session.title.${mode}`);
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
  const goOn = useEffectEvent(onSignedIn);
  useEffect(() => {
    if (session && !isStaying) goOn();
  }, [session, isStaying]);
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
        <LanguageOffer />
        <div className="sign-in-body">
          <SignInBody />
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
