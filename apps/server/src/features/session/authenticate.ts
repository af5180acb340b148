import type { Actor } from '@rondo/domain/actor';
import { LRUCache } from 'lru-cache';
import type { Databases } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { actorOf } from './member-actor.ts';
import * as q from './session.queries.ts';
import { hashToken } from './token.ts';

/** An actor is worked out again after this long, ms: a change of role, scope or state is felt within a second. */
export const ACTOR_MS = 1_000;
/** The time of the last call is written at most this often, ms. */
const TOUCH_EVERY_MS = 60_000;

/** Finds the actors behind tokens; refuses with the session codes. */
export interface Authenticate {
  (token: string): Promise<Actor>;
  /** Works out again who stands behind the tokens of an actor's company: they changed something there. */
  forget(actor: Actor): void;
}

interface Remembered {
  actor: Promise<Actor>;
  /** Unknown while it is worked out. */
  companyId: string | null;
}

/** Remembers an actor for a second; what this node itself changes is felt at the next call. */
export function authenticator(all: Databases, now: () => Date, elapsedMs: () => number): Authenticate {
  const perf = { now: elapsedMs };
  const fresh = new LRUCache<string, Remembered>({ max: 20_000, ttl: ACTOR_MS, ttlResolution: 0, perf });
  const find = (token: string): Promise<Actor> => {
    const key = hashToken(token).toString('base64');
    const known = fresh.get(key);
    if (known) return known.actor;
    const found: Remembered = { actor: load(all, token, now()), companyId: null };
    fresh.set(key, found);
    found.actor.then(
      ({ companyId }) => {
        found.companyId = companyId;
      },
      () => fresh.delete(key),
    );
    return found.actor;
  };
  const forget = (actor: Actor): void => {
    for (const [key, { companyId }] of fresh.entries())
      if (companyId === null || companyId === actor.companyId) fresh.delete(key);
  };
  return Object.assign(find, { forget });
}

async function load(all: Databases, token: string, at: Date): Promise<Actor> {
  const session = await q.sessionByToken(all.global, hashToken(token)).executeTakeFirst();
  if (!session) throw new AppError('NO_SESSION');
  if (session.ended_at) throw new AppError('SESSION_ENDED');
  if (session.company_state === 'dissolved') throw new AppError('SESSION_ENDED');
  if (session.expires_at <= at) throw new AppError('SESSION_EXPIRED');
  const actor = await actorOf(all, {
    companyId: session.company_id,
    memberId: session.member_id,
    personId: session.person_id,
    sessionId: session.id,
    language: session.language,
    timeZone: session.time_zone,
    cutOff: session.cut_off,
    hasIssuedPassword: session.has_issued_password,
  });
  if (!actor) throw new AppError('SESSION_ENDED');
  if (at.getTime() - session.last_seen_at.getTime() > TOUCH_EVERY_MS) {
    await q
      .touch(all.global, session.id, at, new Date(at.getTime() + (session.keep ? q.KEEP_MS : q.IDLE_MS)))
      .execute();
  }
  return actor;
}
