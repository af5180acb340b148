import { PERMISSION_CODES, type PermissionCode } from './permission.ts';
import { TIERS, type Tier, widestTier } from './role.ts';

const known = new Set<string>(PERMISSION_CODES);
const isCode = (code: string): code is PermissionCode => known.has(code);
const isTier = (tier: string): tier is Tier => (TIERS as readonly string[]).includes(tier);

/** What several roles give together: the union of their codes and the widest of their tiers. Codes this version does not know are left out. */
export function effectiveAccess(roles: readonly { codes: readonly string[]; tier: string }[]): {
  codes: Set<PermissionCode>;
  tier: Tier;
} {
  return {
    codes: new Set(roles.flatMap((r) => r.codes).filter(isCode)),
    tier: widestTier(roles.map((r) => r.tier).filter(isTier)),
  };
}

export interface AccessDiff {
  gained: PermissionCode[];
  lost: PermissionCode[];
}

/** What somebody has after and had not before, and the other way round, in the order of the permission list. */
export function accessDiff(before: ReadonlySet<string>, after: ReadonlySet<string>): AccessDiff {
  return {
    gained: PERMISSION_CODES.filter((c) => after.has(c) && !before.has(c)),
    lost: PERMISSION_CODES.filter((c) => before.has(c) && !after.has(c)),
  };
}
