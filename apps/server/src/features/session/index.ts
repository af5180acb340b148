export { readAccount } from './account-text.ts';
export { ACTOR_MS, authenticator } from './authenticate.ts';
export { browserOf, knownBrowser, rememberBrowser } from './browser.ts';
export { checkPassword } from './check-password.ts';
export { DEMO_LOGINS, DEMO_PASSWORD } from './demo-logins.ts';
export { applicationsOf, enter } from './enter.ts';
export { checkAttempt, recordFailure, resetAttempts } from './login-guard.queries.ts';
export { memberActor } from './member-actor.ts';
export { issuePass, personOfPass, redeemPass } from './pass.ts';
export { hashPassword, passwordMatches } from './password-hash.ts';
export { adoptMembers, dropPasses } from './prove-contact.queries.ts';
export {
  hasProvedContact,
  linkablePeople,
  personForCode,
  personKnownBy,
  proveContact,
} from './prove-contact.ts';
export { endCompanySessions, endMemberSessions, endSessions, limitPass } from './session.queries.ts';
export { startSession } from './start-session.ts';
export { dropOldGuards, dropOldPasses, dropOldSessions } from './sweep.queries.ts';
export { hashToken, newToken } from './token.ts';
