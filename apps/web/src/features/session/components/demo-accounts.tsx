import type { Output } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import { useT } from '../../../shared/i18n.tsx';

type Demo = NonNullable<Output<typeof sessionApi.welcome>['demo']>;

/** A quiet list of the demo's accounts, company by company: one click fills one in, nothing is sent. */
export function DemoAccounts({ demo, onChoose }: { demo: Demo; onChoose: (account: string) => void }) {
  const t = useT();
  const companies = [...new Set(demo.accounts.map((one) => one.companyName))];
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title" className="meta">
        {t('session.demo.title')}
      </h2>
      <p className="meta">{t('session.demo.hint', { password: demo.password })}</p>
      {companies.map((company, i) => (
        <section key={company} aria-labelledby={`demo-company-${i}`}>
          <h3 id={`demo-company-${i}`}>{company}</h3>
          <ul>
            {demo.accounts
              .filter((one) => one.companyName === company)
              .map(({ account, name, role }) => (
                <li key={account}>
                  <button
                    type="button"
                    className="demo-account"
                    title={`${name} · ${role}`}
                    onClick={() => onChoose(account)}
                  >
                    <span className="ellipsis">{name}</span>
                    <span className="meta ellipsis">{role}</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </section>
  );
}
