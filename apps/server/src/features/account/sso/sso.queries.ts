import type { Db } from '../../../platform/db/company-db.ts';

interface Attempt {
  state: string;
  cookieHash: Buffer;
  nonce: string;
  codeVerifier: string;
  browser: string;
  returnTo: string;
  expiresAt: Date;
}

export const insertAttempt = (db: Db, a: Attempt) =>
  db.insertInto('sso_attempt').values({
    state: a.state,
    cookie_hash: a.cookieHash,
    nonce: a.nonce,
    code_verifier: a.codeVerifier,
    browser: a.browser,
    return_to: a.returnTo,
    expires_at: a.expiresAt,
  });

/** One use, and only by the browser that began it: anybody else's return leaves it as it is. */
export const takeAttempt = (db: Db, state: string, cookieHash: Buffer, at: Date) =>
  db
    .deleteFrom('sso_attempt')
    .where('state', '=', state)
    .where('cookie_hash', '=', cookieHash)
    .where('expires_at', '>', at)
    .returning(['nonce', 'code_verifier', 'return_to', 'browser']);

export const personByIdentity = (db: Db, issuer: string, subject: string) =>
  db.selectFrom('identity').select('person_id as id').where('issuer', '=', issuer).where('subject', '=', subject);

export const link = (db: Db, issuer: string, subject: string, personId: string, at: Date) =>
  db
    .insertInto('identity')
    .values({ issuer, subject, person_id: personId, created_at: at })
    .onConflict((c) => c.columns(['issuer', 'subject']).doNothing());

export const dropOldSignOns = (global: Db, before: Date) =>
  global.deleteFrom('sso_attempt').where('expires_at', '<', before);
