import { sessionApi } from '@rondo/contract/session';
import { type CallOptions, call, Refusal } from '../../shared/http/http.ts';
import { beginSession } from '../../shared/session/begin.ts';
import { clearSession, type StoredSession, storedSession } from '../../shared/session/stored-session.ts';
import { showMode } from './address.ts';
import { setEntering } from './entering.ts';
import { dropPass } from './stored-pass.ts';

/** Enters: nothing of the way in stays in the address, so that the page leads on. */
export async function enterWith(session: StoredSession): Promise<void> {
  if (storedSession()) await endSession();
  dropPass();
  showMode({ mode: null, invite: null, by: null, companyCode: null }, { replace: true });
  beginSession(session);
}

/** Nobody waits for what the server says to a session that is over here already. */
const QUIET: CallOptions = { hideErrors: true, onError: () => {} };

/**
 * The session before ends, on the server too. It is forgotten here while that is on its way: the other tabs of this browser
 * leave at once, before the new session could look like a stolen one to them (section 4).
 */
async function endSession(): Promise<void> {
  setEntering(true);
  const ended = call(sessionApi.signOut, {}, QUIET);
  clearSession();
  try {
    await ended;
  } catch (cause) {
    // It could not be told: that session runs out by itself.
    if (!(cause instanceof Refusal)) throw cause;
  } finally {
    setEntering(false);
  }
}
