import { type EnterAnswer, sessionApi } from '@rondo/contract/session';
import { type CallOptions, call, Refusal } from '../../shared/http/http.ts';
import { beginSession } from '../../shared/session/begin.ts';
import { clearSession, type StoredSession, storedSession } from '../../shared/session/stored-session.ts';
import { type Address, type Mode, readAddress, showMode } from './address.ts';
import { setEntering } from './entering.ts';
import { dropPass, holdPass } from './held-pass.ts';

/** What somebody may have come for who is asked who they are first. */
const GOALS = ['start', 'create', 'join', 'waiting'] as const satisfies readonly Mode[];

/**
 * What follows a proof of identity: the session, the choice between companies, or the way to a first one. Whoever came to do
 * something else first, by a link or a mode, does that.
 */
export function receive(answer: EnterAnswer): void {
  const goal = goalOf(readAddress());
  if ('token' in answer) {
    showMode({ mode: goal }, { replace: true });
    beginSession(answer);
    return;
  }
  holdPass(answer.pass, 'companies' in answer ? answer.companies : []);
  if (goal) showMode({ mode: goal }, { replace: true });
  else if ('companies' in answer) showMode({ mode: 'choose' });
  else showMode({ mode: answer.applications.length > 0 ? 'waiting' : 'start' });
}

function goalOf({ mode, invite, companyCode }: Address): Mode | null {
  if (invite !== '' || companyCode !== '') return 'join';
  return GOALS.find((goal) => goal === mode) ?? null;
}

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
