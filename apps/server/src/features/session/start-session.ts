import type { OpenContext } from '../../platform/context.ts';
import * as q from './session.queries.ts';
import { hashToken, newToken } from './token.ts';

interface Who {
  personId: string;
  companyId: string;
  memberId: string;
  keep: boolean;
}

/** A new session of a member; the first one makes an invited member active. */
export async function startSession(
  context: OpenContext,
  who: Who,
): Promise<{ token: string; id: string; companyId: string }> {
  const { db, company, now, newId, device, ip } = context;
  const token = newToken();
  const at = now();
  await q.insertSession(db, { ...who, tokenHash: hashToken(token), id: newId(), device, ip, at }).execute();
  await q.firstLogin(company(who.companyId), who.companyId, who.memberId, at).execute();
  return { token, id: who.memberId, companyId: who.companyId };
}
