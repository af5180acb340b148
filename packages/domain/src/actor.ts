import type { Language } from './language.ts';
import type { PermissionCode } from './permission.ts';
import type { Tier } from './role.ts';
import type { Scope } from './scope.ts';

/** Whoever acts: a member of one company with what they may do and see, worked out from their roles. */
export interface Actor {
  companyId: string;
  memberId: string;
  personId: string;
  sessionId: string;
  name: string;
  codes: ReadonlySet<PermissionCode>;
  tier: Tier;
  scope: Scope;
  isOwner: boolean;
  /** Owner or administrator: may act on any record of the company. */
  isAdmin: boolean;
  language: Language;
  /** IANA zone of the company. */
  timeZone: string;
  /** HH:mm, 00:00 to 06:00, at which the company's business day begins. */
  cutOff: string;
  /** They signed in while somebody else knows their password: nothing is open to them until they set their own. */
  hasIssuedPassword?: boolean;
}
