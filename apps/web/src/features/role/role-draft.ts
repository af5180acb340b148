import type { RoleRow } from '@rondo/contract/role';
import type { PermissionCode } from '@rondo/domain/permission';
import type { Tier } from '@rondo/domain/role';

/** A role as somebody is writing it. */
export interface RoleDraft {
  name: string;
  description: string;
  codes: ReadonlySet<PermissionCode>;
  tier: Tier;
  dispatchable: boolean;
}

export type DraftField = keyof RoleDraft;

const FIELDS: readonly DraftField[] = ['name', 'description', 'codes', 'tier', 'dispatchable'];

export const EMPTY_DRAFT: RoleDraft = {
  name: '',
  description: '',
  codes: new Set(),
  tier: 'own',
  dispatchable: false,
};

export function draftOf({ name, description, codes, tier, dispatchable }: RoleRow): RoleDraft {
  return { name, description, codes: new Set(codes), tier, dispatchable };
}

/** What is different now, field by field. */
export function changedFields(before: RoleDraft, after: RoleDraft): DraftField[] {
  return FIELDS.filter((field) => {
    if (field === 'codes') return !sameCodes(before.codes, after.codes);
    if (field === 'name' || field === 'description') return before[field].trim() !== after[field].trim();
    return before[field] !== after[field];
  });
}

function sameCodes(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((code) => b.has(code));
}

/** How many things changed: a code that came or went counts as one, like a field. */
export function changeCount(before: RoleDraft, after: RoleDraft): number {
  const fields = changedFields(before, after).filter((field) => field !== 'codes').length;
  const codes = [...before.codes].filter((code) => !after.codes.has(code)).length;
  return fields + codes + [...after.codes].filter((code) => !before.codes.has(code)).length;
}

/** What travels when it is saved. */
export const fieldsOf = (draft: RoleDraft) => ({ ...draft, codes: [...draft.codes] });
