import type { RoleRow } from '@rondo/contract/role';
import type { Actor } from '@rondo/domain/actor';
import type { Language } from '@rondo/domain/language';
import { mayGrant } from '@rondo/domain/member';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { PRESET_ROLES, ROLE_KEYS } from '@rondo/domain/role';
import { mayBecome, mayEditRole } from '@rondo/domain/role-edit';
import { roleName } from '@rondo/messages/role-name';
import { grantedRole } from './grantable.ts';
import type { list } from './role.queries.ts';

type Row = Awaited<ReturnType<ReturnType<typeof list>['execute']>>[number];

/** A role with what the reader may do with it. Codes this version does not know are left out. */
export function presentRole(row: Row, actor: Actor, language: Language): RoleRow {
  const granted = grantedRole(row);
  const mayEdit = mayEditRole(actor, { ...granted, locked: row.locked });
  const preset = granted.key ? PRESET_ROLES[granted.key] : null;
  return {
    id: row.id,
    key: granted.key,
    name: roleName(language, row),
    description: row.description,
    codes: PERMISSION_CODES.filter((code) => row.codes.includes(code)),
    tier: granted.tier,
    locked: row.locked,
    dispatchable: row.dispatchable,
    members: row.members,
    rev: row.rev,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.updated_by && row.updated_by_name ? { id: row.updated_by, name: row.updated_by_name } : null,
    can: {
      edit: mayEdit,
      remove: mayEdit,
      restore: mayEdit && preset !== null && mayBecome(actor, granted, preset),
      // From the role's members as from a member's roles.
      assign: (actor.codes.has('frame_role') || actor.codes.has('frame_staff')) && mayGrant(actor, granted),
    },
  };
}

/** Presets in the order of their rank, then the company's own by name. */
export function inOrder(a: RoleRow, b: RoleRow): number {
  const rank = (role: RoleRow): number => (role.key ? ROLE_KEYS.indexOf(role.key) : ROLE_KEYS.length);
  return rank(a) - rank(b) || a.name.localeCompare(b.name, 'zh-CN') || a.id.localeCompare(b.id);
}
