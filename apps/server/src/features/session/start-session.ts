import type { OpenContext } from '../../platform/context.ts';
import { writeHistory } from '../../platform/history.ts';
import { members } from '../people/index.ts';
import * as q from './session.queries.ts';
import { hashToken, newToken } from './token.ts';

interface Who {
  personId: string;
  companyId: string;
  memberId: string;
  keep: boolean;
}

/** A new session of a member, kept in the log; the first one makes an invited member active. */
export async function startSession(
  context: OpenContext,
  who: Who,
): Promise<{ token: string; id: string; companyId: string }> {
  const { db, company, now, newId, device, ip } = context;
  const token = newToken();
  const at = now();
  await q.insertSession(db, { ...who, tokenHash: hashToken(token), id: newId(), device, ip, at }).execute();
  const own = company(who.companyId);
  const member = await members.signedIn(own, who.companyId, who.memberId, at).returning('name').executeTakeFirst();
  const name = member?.name ?? '';
  await writeHistory(
    own,
    {
      companyId: who.companyId,
      at,
      newId,
      actor: { memberId: who.memberId, name },
      ip: ip || null,
      device: device || null,
    },
    [{ kind: 'session', id: who.memberId, name, event: 'sign_in' }],
  );
  return { token, id: who.memberId, companyId: who.companyId };
}
