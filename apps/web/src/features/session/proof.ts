import { accountApi } from '@rondo/contract/account';
import { call, Refusal } from '../../shared/http/http.ts';
import { storedSession } from '../../shared/session/stored-session.ts';
import { showMode } from './address.ts';
import { dropPass, heldPass } from './stored-pass.ts';

/** A pass for the next call: a fresh one for somebody signed in, else the one that is held; null when there is none. */
export async function proof(): Promise<string | null> {
  if (!storedSession()) return heldPass()?.pass ?? null;
  try {
    return (await call(accountApi.pass, {})).pass;
  } catch (cause) {
    // What there was to say has been said.
    if (cause instanceof Refusal) return null;
    throw cause;
  }
}

/** A pass that has run out leads back to signing in; what was on the way stays in the address. */
export function passIsOver({ reason }: Refusal): void {
  if (reason !== 'PASS_OVER') return;
  dropPass();
  showMode({ mode: 'password' });
}
