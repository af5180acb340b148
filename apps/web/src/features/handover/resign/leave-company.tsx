import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { leaveNow } from '../../../shared/session/leave.ts';
import { useMe } from '../../../shared/session/me.ts';
import { ResignWizard } from './lazy-wizard.tsx';

/** Leaving the company of one's own will. The owner transfers it first. */
export function LeaveCompany() {
  const t = useT();
  const me = useMe();
  const [isOpen, setOpen] = useState(false);
  if (me.isOwner) return <p className="meta">{t('handover.own.owner')}</p>;
  return (
    <>
      <p className="meta">{t('handover.own.hint', { company: me.companyName })}</p>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        {t('handover.own.act')}
      </button>
      {isOpen && (
        // The session has ended with it: the sign-in page leads to another company, if there is one.
        <ResignWizard memberId={null} onClose={() => setOpen(false)} onDone={() => leaveNow({ comeBack: false })} />
      )}
    </>
  );
}
