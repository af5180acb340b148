import { effectiveAccess } from '@rondo/domain/access';
import type { Actor } from '@rondo/domain/actor';
import { languageOf } from '@rondo/domain/language';
import { LRUCache } from 'lru-cache';
import type { Databases } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './session.queries.ts';
import { hashToken } from './token.ts';

/** An actor is worked out again after this long, ms: a change of role, scope or state is felt within a second. */
const FRESH_MS = 1_000;
/** The time of the last call is written at most this often, ms. */
const TOUCH_EVERY_MS = 60_000;

/** Finds the actor behind a token, remembered for a second. Refuses with the session codes. */
export function authenticator(all: Databases, now: () => Date): (token: string) => Promise<Actor> {
  const fresh = new LRUCache<string, Promise<Actor>>({ max: 20_000, ttl: FRESH_MS });
  return (token) => {
    const key = hashToken(token).toString('base64');
    const known = fresh.get(key);
    if (known) return known;
    const found = load(all, token, now());
    fresh.set(key, found);
    found.catch(() => fresh.delete(key));
    return found;
  };
}

async function load(all: Databases, token: string, at: Date): Promise<Actor> {
  const session = await q.sessionByToken(all.global, hashToken(token)).executeTakeFirst();
  if (!session) throw new AppError('NO_SESSION');
  if (session.ended_at) throw new AppError('SESSION_ENDED');
  if (session.company_state === 'dissolved') throw new AppError('SESSION_ENDED');
  if (session.expires_at <= at) throw new AppError('SESSION_EXPIRED');
  const db = all.of(session.company_id);
  const access = await q.accessOf(db, session.company_id, session.member_id).executeTakeFirst();
  if (!access || access.state === 'disabled' || access.state === 'resigned') throw new AppError('SESSION_ENDED');
  if (at.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await q
      .touch(all.global, session.id, at, new Date(at.getTime() + (session.keep ? q.KEEP_MS : q.IDLE_MS)))
      .execute();
  }
  const roles = access.roles ?? [];
  return {
    companyId: session.company_id,
    memberId: session.member_id,
    personId: session.person_id,
    sessionId: session.id,
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
    language: languageOf(session.language),
    timeZone: session.time_zone,
    cutOff: session.cut_off,
  };
}
