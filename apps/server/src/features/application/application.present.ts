import type { ApplicationRow, Invite } from '@rondo/contract/application';
import type { PersonRef } from '@rondo/contract/kit/shapes';
import { APPLICATION_STATES, type ApplicationState, INVITE_VALIDITY_DAYS } from '@rondo/domain/application';
import type { Selectable } from 'kysely';
import type { Application } from '../../platform/db/schema.gen.ts';

export interface Related {
  person: (id: string | null) => PersonRef | null;
  duplicateOf: (applicationId: string) => ApplicationRow['duplicate'];
  now: Date;
}

/** What waits after its time has run out already, though the clock has not come by yet. */
function stateOf(row: Selectable<Application>, now: Date): ApplicationState {
  const state = APPLICATION_STATES.find((s) => s === row.state) ?? 'pending';
  return state === 'pending' && row.expires_at <= now ? 'expired' : state;
}

export function presentApplication(
  row: Selectable<Application>,
  { person, duplicateOf, now }: Related,
): ApplicationRow {
  return {
    id: row.id,
    name: row.name,
    mobile: row.mobile,
    mail: row.mail,
    message: row.message,
    state: stateOf(row, now),
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    inviter: person(row.inviter_id),
    decidedAt: row.decided_at?.toISOString() ?? null,
    decidedBy: person(row.decided_by),
    refuseReason: row.refuse_reason,
    duplicate: duplicateOf(row.id),
    memberId: row.member_id,
  };
}

interface InviteRow {
  code: string;
  token: string;
  is_on: boolean;
  validity_days: number | null;
  expires_at: Date | null;
  needs_approval: boolean;
  department_id: string | null;
  role_id: string | null;
  rev: number;
}

/** The way in as a member passes it on: the link names them. */
export function presentInvite(row: InviteRow, origin: string, memberId: string): Invite {
  return {
    code: row.code,
    url: `${origin}/web/login?invite=${encodeURIComponent(row.token)}&by=${memberId}`,
    isOn: row.is_on,
    validityDays: INVITE_VALIDITY_DAYS.find((days) => days === row.validity_days) ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    needsApproval: row.needs_approval,
    departmentId: row.department_id,
    roleId: row.role_id,
    rev: row.rev,
  };
}
