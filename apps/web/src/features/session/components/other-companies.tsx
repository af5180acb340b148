import { accountApi } from '@rondo/contract/account';
import type { StaffInfo } from '@rondo/contract/session';
import { ArrowLeftRight, Plus } from 'lucide-react';
import { useFileUrl } from '../../../shared/http/file-url.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BASE } from '../../../shared/session/leave.ts';
import { switchCompany } from '../../../shared/session/switch-company.ts';
import { Avatar } from '../../../shared/ui/drawer/person.tsx';
import { storePass } from '../stored-pass.ts';
import './profile.css';

/** The companies of this person, and the way into a further one: a document of its own, the session stays. */
export function OtherCompanies({ me }: { me: StaffInfo }) {
  const t = useT();
  // Only the logo of the company one is in is known.
  const { url: logo } = useFileUrl(me.companyLogo);
  const pass = useAct(accountApi.pass, {
    onDone: (answer) => {
      storePass(answer.pass);
      window.location.assign(`${BASE}/login?mode=start`);
    },
  });
  return (
    <>
      <ul className="own-companies">
        {me.companies.map(({ companyId, name }) => (
          <li key={companyId}>
            <Avatar name={name} image={(companyId === me.companyId && logo) || null} isSquare size={24} />
            <span className="ellipsis">{name}</span>
            {companyId === me.companyId && <span className="meta">{t('app.company.current')}</span>}
          </li>
        ))}
      </ul>
      <p className="meta">{t('account.companies.hint')}</p>
      {me.companies.length > 1 && (
        <button type="button" className="button" onClick={switchCompany}>
          <ArrowLeftRight size={16} strokeWidth={1.75} aria-hidden />
          {t('app.top.company')}
        </button>
      )}
      <button type="button" className="button" aria-busy={pass.busy} onClick={() => void pass.run({})}>
        <Plus size={16} strokeWidth={1.75} aria-hidden />
        {t('account.companies.other')}
      </button>
    </>
  );
}
