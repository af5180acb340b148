import type { accountApi } from '@rondo/contract/account';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { EnterAnswer } from '@rondo/contract/session';
import type { Context, OpenContext } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import {
  enter as enterCompany,
  hashToken,
  issuePass,
  limitPass,
  personOfPass,
  redeemPass,
  rememberBrowser,
} from '../../session/index.ts';
import * as q from '../account.queries.ts';

/** From a pass to a session, or to the choice between companies with a pass that lives no longer than this one. */
export async function enter(
  context: OpenContext,
  { pass, companyId, browser }: Parsed<typeof accountApi.enter>,
  wire: Wire,
): Promise<EnterAnswer> {
  const { db, company } = context;
  const { personId, keep } = await personOfPass(context, pass, browser ?? null);
  if (companyId && !(await q.worksIn(company(companyId), companyId, personId).executeTakeFirst()))
    throw new AppError('MEMBER_NOT_FOUND');
  const until = await q.passExpiry(db, hashToken(pass)).executeTakeFirst();
  await redeemPass(context, pass);
  const answer = await enterCompany(context, { personId, companyId, keep });
  await rememberBrowser(db, wire, personId);
  if ('pass' in answer && until) await limitPass(db, hashToken(answer.pass), until.expires_at).execute();
  return answer;
}

/** For somebody signed in who wants to join or register another company. */
export async function pass({ db, actor, now }: Context): Promise<Output<typeof accountApi.pass>> {
  return { pass: await issuePass(db, actor.personId, false, now()) };
}
