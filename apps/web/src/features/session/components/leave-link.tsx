import { useT } from '../../../shared/i18n.tsx';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { showMode } from '../address.ts';
import { dropPass } from '../stored-pass.ts';

/** Away from the way into a company: back to work for somebody signed in, to signing in for everybody else. */
export function LeaveLink() {
  const t = useT();
  const isSignedIn = useStoredSession() !== null;
  const leave = () => {
    dropPass();
    showMode({ mode: isSignedIn ? null : 'password', invite: null, by: null, companyCode: null });
  };
  return (
    <button type="button" className="button-link" onClick={leave}>
      {t(isSignedIn ? 'account.toWork' : 'account.toSignIn')}
    </button>
  );
}
