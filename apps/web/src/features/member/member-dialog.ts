import type { Invitation } from '@rondo/contract/member';
import type { MemberDetail } from '@rondo/contract/member-shape';
import type { Invitee } from './components/invitation-dialog.tsx';

export const BULK_ACTS = ['department', 'role', 'scope'] as const;
export type BulkAct = (typeof BULK_ACTS)[number];

/** What is open over the list. */
export type MemberDialog =
  | { kind: 'create'; departmentId: string | null }
  | { kind: 'edit'; member: MemberDetail }
  | { kind: 'move'; event: 'disable' | 'enable'; member: MemberDetail }
  | { kind: 'rejoin'; memberId: string }
  | { kind: 'resign'; memberId: string }
  | { kind: 'invitation'; member: Invitee; sent?: Invitation }
  | { kind: 'password'; member: MemberDetail }
  | { kind: 'explain'; member: { id: string; name: string } | null }
  | { kind: 'bulk'; act: BulkAct; ids: readonly string[] }
  | { kind: 'import' };
