import { useState } from 'react';
import { chosenLanguage, switchLanguage, useLanguage, useT } from '../../../shared/i18n.tsx';
import { offeredLanguage } from '../offered-language.ts';

/** Asks a first visitor once, in the language of their browser, whether to read on in it. Either answer is kept. */
export function LanguageOffer() {
  const t = useT();
  const language = useLanguage();
  const [offered, setOffered] = useState(() => offeredLanguage(chosenLanguage(), navigator.languages));
  if (offered === null || offered === language) return null;
  const answer = (chosen: typeof offered) => {
    setOffered(null);
    void switchLanguage(chosen);
  };
  return (
    <p className="sign-in-offer">
      <span lang={offered}>{t('session.readInOther')}</span>
      <button type="button" className="button button-small" lang={offered} onClick={() => answer(offered)}>
        {t('app.top.switchTo')}
      </button>
      <button type="button" className="quiet" onClick={() => answer(language)}>
        {t('session.readOn')}
      </button>
    </p>
  );
}
