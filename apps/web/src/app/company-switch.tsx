import { sessionApi } from '@rondo/contract/session';
import { useAct } from '../shared/http/query.ts';
import { useT } from '../shared/i18n.tsx';
import { leaveNow } from '../shared/session/leave.ts';
import { useMe } from '../shared/session/me.ts';
import { Dialog } from '../shared/ui/dialog.tsx';
import { Avatar } from '../shared/ui/drawer/person.tsx';
import './company-switch.css';

/** The companies of this person. Another one means another session: this one ends, the sign-in page follows (section 4). */
export default function CompanySwitch({ onClose }: { onClose: () => void }) {
  const t = useT();
  const me = useMe();
  const signOut = useAct(sessionApi.signOut, { onDone: () => leaveNow({ comeBack: false }) });
  return (
    <Dialog title={t('app.top.company')} onClose={onClose} width={420}>
      <ul className="company-list">
        {me.companies.map((company) => (
          <li key={company.companyId}>
            <button
              type="button"
              disabled={company.companyId === me.companyId || signOut.busy}
              onClick={() => void signOut.run({})}
            >
              <Avatar name={company.name} isSquare size={28} />
              <span className="ellipsis">{company.name}</span>
              <span className="meta">
                {company.companyId === me.companyId
                  ? t('app.company.current')
                  : t('app.company.switchTo', { name: company.name })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
