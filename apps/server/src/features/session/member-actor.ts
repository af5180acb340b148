import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import { languageOf } from '@rondo/domain/language';
import { isOneOf } from '@rondo/domain/machine';
import { memberMachine } from '@rondo/domain/member';
import type { Databases } from '../../platform/db/company-db.ts';
import * as q from './session.queries.ts';

/** Who an actor is beside what they may: of a session, or of a member without one. */
export interface Identity {
  companyId: string;
  memberId: string;
  personId: string;
  sessionId: string;
  language: string;
  timeZone: string;
  cutOff: string;
  hasIssuedPassword?: boolean;
}

/** The actor with what they may do and see now; null when they may not act at all. */
export async function actorOf(all: Databases, { language, ...identity }: Identity): Promise<Actor | null> {
  const { companyId, memberId } = identity;
  const access = await q.accessOf(all.of(companyId), companyId, memberId).executeTakeFirst();
  if (!access || !isOneOf(memberMachine.working, access.state)) return null;
  const roles = access.roles ?? [];
  return {
    ...identity,
    name: access.name,
    ...effectiveAccess(roles),
    scope: access.scope_all
      ? { kind: 'all' }
      : {
          kind: 'some',
          shopIds: [...new Set([...access.scope_shop_ids, ...(access.managed ?? [])])],
          lineages: access.lineages ?? [],
        },
    isOwner: access.is_owner,
    isAdmin: access.is_owner || roles.some((r) => r.key === 'owner' || r.key === 'administrator'),
    language: languageOf(language),
  };
}

/** A member who asked for work that goes on without their session. Null when they left, or the company ended. */
export async function memberActor(all: Databases, companyId: string, memberId: string): Promise<Actor | null> {
  const row = await q.personOfMember(all.global, companyId, memberId).executeTakeFirst();
  if (!row || row.state === 'dissolved') return null;
  return actorOf(all, {
    companyId,
    memberId,
    personId: row.person_id,
    sessionId: '',
    language: row.language,
    timeZone: row.time_zone,
    cutOff: row.cut_off,
  });
}
