import type { StaffInfo } from '@rondo/contract/session';
import { sessionApi } from '@rondo/contract/session';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { leaveNow } from '../../../shared/session/leave.ts';
import { FirstPasswordForm } from '../components/first-password-form.tsx';
import '../components/lone-page.css';

/** Before anything else: whoever issued the password knows it. */
export default function OwnPasswordPage({ me }: { me: StaffInfo }) {
  const t = useT();
  const signOut = useAct(sessionApi.signOut, { onDone: () => leaveNow({ comeBack: false }) });
  return (
    <main className="lone-page">
      <div>
        <h1>{t('account.first.title')}</h1>
        <FirstPasswordForm account={me.mobile ?? me.mail ?? ''} />
        <button type="button" className="quiet" aria-busy={signOut.busy} onClick={() => void signOut.run({})}>
          {t('profile.signOut')}
        </button>
      </div>
    </main>
  );
}
