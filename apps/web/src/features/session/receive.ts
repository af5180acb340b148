import type { EnterAnswer } from '@rondo/contract/session';
import { beginSession } from '../../shared/session/begin.ts';
import { type Address, type Mode, readAddress, showMode } from './address.ts';
import { storePass } from './stored-pass.ts';

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
  if ('companies' in answer) storePass(answer.pass, answer.companies);
  else storePass(answer.pass, [], answer.closed);
  if (goal) showMode({ mode: goal }, { replace: true });
  else if ('companies' in answer) showMode({ mode: 'choose' });
  else showMode({ mode: answer.applications.length > 0 ? 'waiting' : 'start' });
}

function goalOf({ mode, invite, companyCode }: Address): Mode | null {
  if (invite !== '' || companyCode !== '') return 'join';
  return GOALS.find((goal) => goal === mode) ?? null;
}
