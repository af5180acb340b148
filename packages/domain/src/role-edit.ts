import type { Actor } from './actor.ts';
import { type GrantedRole, mayGrant } from './member.ts';
import { PERMISSION_CODES, PERMISSION_TREE, type PermissionCode } from './permission.ts';
import { PRESET_ROLES, type Tier } from './role.ts';

const codes = new Set<string>(PERMISSION_CODES);
const isCode = (code: string): code is PermissionCode => codes.has(code);

/** Codes that belong to the owner's role alone: transfer and dissolve (product 1.2). */
export const OWNER_ONLY_CODES: readonly PermissionCode[] = PRESET_ROLES.owner.codes.filter(
  (code) => !PRESET_ROLES.administrator.codes.includes(code),
);

/** A group of the permission tree: the code at its head and those below it. */
export interface PermissionGroup {
  head: PermissionCode;
  children: readonly PermissionCode[];
}

/** The tree for the role editor, in its order. */
export const PERMISSION_GROUPS: readonly PermissionGroup[] = PERMISSION_TREE.flatMap(({ code, children }) =>
  isCode(code) ? [{ head: code, children: children.map((child) => child.code).filter(isCode) }] : [],
);

const children = new Map(PERMISSION_GROUPS.map((group) => [group.head, group.children]));
const parents = new Map(PERMISSION_GROUPS.flatMap(({ head, children: below }) => below.map((code) => [code, head])));

/** The code above a code in the permission tree, `null` at the top. */
export const parentOf = (code: PermissionCode): PermissionCode | null => parents.get(code) ?? null;
/** The codes below a code, in the order of the tree. */
export const childrenOf = (code: PermissionCode): readonly PermissionCode[] => children.get(code) ?? [];

/** Codes whose tab stands on a page that another code opens: the tabs of the organisation beside the address book. */
const DOORS: Partial<Record<PermissionCode, PermissionCode>> = {
  x_company_setting: 'frame_book',
  x_audit_log: 'frame_book',
};

/** What a code is of no use without: the one above it, and the one that opens the page it is used on. */
export const requirementsOf = (code: PermissionCode): PermissionCode[] =>
  [parentOf(code), DOORS[code]].filter((one) => one !== null && one !== undefined);

/** The first code that stands without one it needs, or null. */
export function treeFault(held: readonly PermissionCode[]): { child: PermissionCode; parent: PermissionCode } | null {
  for (const child of held) {
    const parent = requirementsOf(child).find((code) => !held.includes(code));
    if (parent) return { child, parent };
  }
  return null;
}

/** Ticks a code together with all it needs, or takes it away together with all that needs it. In the order of the list. */
export function ticked(held: ReadonlySet<PermissionCode>, code: PermissionCode, isOn: boolean): Set<PermissionCode> {
  const next = new Set(held);
  const on = (one: PermissionCode): void => {
    next.add(one);
    requirementsOf(one).forEach(on);
  };
  const off = (one: PermissionCode): void => {
    next.delete(one);
    for (const other of PERMISSION_CODES) if (requirementsOf(other).includes(one)) off(other);
  };
  if (isOn) on(code);
  else off(code);
  return new Set(PERMISSION_CODES.filter((c) => next.has(c)));
}

type Editor = Pick<Actor, 'codes' | 'tier' | 'isAdmin'>;

/** Whether somebody may put a code into a role: they hold it, and it is not the owner's alone. */
export const mayAdd = (actor: Pick<Actor, 'codes'>, code: PermissionCode): boolean =>
  actor.codes.has(code) && !OWNER_ONLY_CODES.includes(code);

/** Whether a role may be edited or deleted at all by somebody: it is not locked and does not stand above them. */
export const mayEditRole = (actor: Editor, role: GrantedRole & { locked: boolean }): boolean =>
  !role.locked && mayGrant(actor, role);

/** Whether a role may become this: nobody adds a code or a tier that they do not have themselves. `before` is null for a new one. */
export function mayBecome(
  actor: Editor,
  before: GrantedRole | null,
  after: { codes: readonly PermissionCode[]; tier: Tier },
): boolean {
  const added = after.codes.filter((code) => !before?.codes.includes(code));
  return mayGrant(actor, { key: null, ...after }) && added.every((code) => mayAdd(actor, code));
}
