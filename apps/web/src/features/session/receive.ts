import type { EnterAnswer } from '@rondo/contract/session';
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
  if (storedSession()) await leaveOtherTabs();
  dropPass();
  showMode({ mode: null, invite: null, by: null, companyCode: null }, { replace: true });
  beginSession(session);
}

/** Time for the other tabs of this browser to notice that the session is over, ms. */
const LEAVING_MS = 400;

/** A tab of the company before would take the new session for a stolen one and clear it (section 4): they leave first. */
async function leaveOtherTabs(): Promise<void> {
  setEntering(true);
  clearSession();
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  setEntering(false);
}
