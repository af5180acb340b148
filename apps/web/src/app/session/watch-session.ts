import type { StaffInfo } from '@rondo/contract/session';
import { isLeaving, leaveNow } from '../../shared/session/leave.ts';
import { onSessionChange, storedSession } from '../../shared/session/stored-session.ts';

/**
 * What the stored session means for a page that shows `me`: signed out elsewhere, or another company in the user info or
 * in the storage (section 4), ends the session here; another person of the same company begins again. Returns how to stop.
 */
export function watchSession(me: Pick<StaffInfo, 'id' | 'companyId'>): () => void {
  const check = () => {
    if (isLeaving()) return;
    const session = storedSession();
    if (!session) leaveNow({ comeBack: true });
    else if (session.companyId !== me.companyId) leaveNow({ comeBack: false });
    else if (session.id !== me.id) window.location.reload();
  };
  // Going back to a page that the browser had put aside brings no storage events for what happened meanwhile.
  const checkRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) window.location.reload();
  };
  check();
  window.addEventListener('pageshow', checkRestored);
  const stop = onSessionChange(check);
  return () => {
    stop();
    window.removeEventListener('pageshow', checkRestored);
  };
}
