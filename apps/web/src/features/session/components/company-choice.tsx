import { accountApi } from '@rondo/contract/account';
import { useEffect, useEffectEvent } from 'react';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { showMode } from '../address.ts';
import { enterWith } from '../enter-with.ts';
import { passIsOver, proof } from '../proof.ts';
import { dropPass, storePass, useHeldPass } from '../stored-pass.ts';

/** Which company to sign in to; the password is not sent again. */
export default function CompanyChoice() {
  const t = useT();
  const companies = useHeldPass()?.companies ?? [];
  const enter = useSubmit(accountApi.enter, {
    onDone: (answer) => {
      if ('token' in answer) void enterWith(answer);
      else storePass(answer.pass, 'companies' in answer ? answer.companies : []);
    },
    onRefused: (refusal) => {
      passIsOver(refusal);
      return false;
    },
  });
  const choose = async (companyId?: string) => {
    const pass = await proof();
    if (pass) void enter.run({ pass, ...(companyId ? { companyId } : {}) });
  };
  // After reloading the page the pass is there, the companies are not.
  const ask = useEffectEvent(() => {
    if (companies.length === 0) void choose();
  });
  useEffect(() => ask(), []);
  const here = useStoredSession()?.companyId;
  const leave = () => {
    dropPass();
    showMode({ mode: here ? null : 'password' }, { replace: true });
  };
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('session.company.title')}</h1>
        <p className="sign-in-hint">{t(companies.length === 0 ? 'ui.loading' : 'session.company.hint')}</p>
      </div>
      <ul className="company-list">
        {companies.map(({ companyId, name }) => (
          <li key={companyId}>
            <button
              type="button"
              className="button button-large"
              disabled={enter.busy}
              aria-current={companyId === here ? 'true' : undefined}
              onClick={() => (companyId === here ? leave() : void choose(companyId))}
            >
              <span className="ellipsis">{name}</span>
              {companyId === here && <span className="meta">{t('app.company.current')}</span>}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className="button button-text" onClick={leave}>
        {t(here ? 'account.toWork' : 'session.company.back')}
      </button>
    </div>
  );
}
