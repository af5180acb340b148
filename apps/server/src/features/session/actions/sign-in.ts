import { setTimeout as wait } from 'node:timers/promises';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { sessionApi } from '@rondo/contract/session';
import type { OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { accountTextOf } from '../account-text.ts';
import { knownBrowser, rememberBrowser } from '../browser.ts';
import { enter } from '../enter.ts';
import * as guard from '../login-guard.queries.ts';
import { passwordMatches } from '../password-hash.ts';
import * as q from '../session.queries.ts';

/** Password sign-in. Unknown account and wrong password cost the same and answer the same. */
export async function signIn(
  context: OpenContext,
  { account: typed, password, companyId, keep }: Parsed<typeof sessionApi.signIn>,
  wire: Wire,
): Promise<Output<typeof sessionApi.signIn>> {
  const { db, now, ip } = context;
  const account = accountTextOf(typed);
  const person = await q.personByAccount(db, account).executeTakeFirst();
  const from = { ip, browser: await knownBrowser(db, wire, person?.id) };
  const { slow } = await guard.checkAttempt(db, account, from, now());
  if (slow) await wait(guard.SLOW_MS);
  const matches = await passwordMatches(person?.password_hash ?? null, password, ip);
  if (!person || !matches) {
    const left = await guard.recordFailure(db, account, from, now());
    // Of many tries at once only the first few are told apart: the others hear of the lock, right or wrong.
    if (left < 0) await guard.checkAttempt(db, account, from, now());
    throw new AppError('WRONG_PASSWORD', {
      params: { left: Math.max(0, left) },
      data: { triesLeft: Math.max(0, left) },
    });
  }
  await guard.checkAttempt(db, account, from, now());
  await guard.resetAttempts(db, account, from);
  const answer = await enter(context, { personId: person.id, companyId, keep });
  await rememberBrowser(db, wire, person.id);
  return answer;
}
