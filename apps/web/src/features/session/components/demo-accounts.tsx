import type { Output } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import { useT } from '../../../shared/i18n.tsx';

type Demo = NonNullable<Output<typeof sessionApi.welcome>['demo']>;

/** A quiet list of the demo's accounts: one click fills one in, nothing is sent. */
export function DemoAccounts({ demo, onChoose }: { demo: Demo; onChoose: (account: string) => void }) {
  const t = useT();
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title" className="meta">
        {t('session.demo.title')}
      </h2>
      <p className="meta">{t('session.demo.hint', { password: demo.password })}</p>
      <ul>
        {demo.accounts.map(({ account, name, role, companyName }) => (
          <li key={`${account} ${companyName}`}>
            <button
              type="button"
              className="demo-account"
              aria-label={t('session.demo.fill', { name, role, company: companyName })}
              onClick={() => onChoose(account)}
            >
              <span className="ellipsis">{name}</span>
              <span className="meta ellipsis">
                {role} · {companyName}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
