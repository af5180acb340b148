/**
 * Permission codes as the specification spells them (section 6), `announcement_mange` included, and our own additions with
 * the prefix `x_` (product 1.2). A member holds the union of the codes of their roles.
 */
const SPEC_CODES = [
  'shop',
  'visitor_statistics',
  'frame',
  'frame_staff',
  'frame_book',
  'frame_dept',
  'frame_role',
  'image_library_view',
  'announcement_mange',
  'all_announcement',
  'task_center',
  'record_select',
  'issue_select',
  'cyclic_view',
  'template_manage',
  'ai_inspect_stat',
  'shop_list',
  'shop_store',
] as const;

const EXTRA_CODES = [
  'x_live',
  'x_playback',
  'x_ptz',
  'x_talk',
  'x_capture',
  'x_dispatch',
  'x_record_export',
  'x_record_void',
  'x_template_publish',
  'x_cycle_manage',
  'x_issue_settings',
  'x_points_manage',
  'x_points_adjust',
  'x_snapshot_manage',
  'x_ai_rule',
  'x_device',
  'x_company_setting',
  'x_report_sub',
  'x_kb_root',
  'x_audit_log',
  'x_support',
  'x_transfer_owner',
  'x_dissolve',
] as const;

export const PERMISSION_CODES = [...SPEC_CODES, ...EXTRA_CODES] as const;

export type PermissionCode = (typeof PERMISSION_CODES)[number];

/** Which codes of a list are needed: one of them, or every one. */
export type CodeRule = { kind: 'any' | 'all'; codes: readonly PermissionCode[] };

/** `any`: one code is enough; `all`: every code is needed. An empty `any` list lets nobody pass, an empty `all` list everybody. */
export function holds(held: ReadonlySet<string>, rule: CodeRule): boolean {
  return rule.kind === 'any' ? rule.codes.some((c) => held.has(c)) : rule.codes.every((c) => held.has(c));
}

/** A node of `menuList`: a code and what lies below it (section 3). */
export interface MenuNode {
  code: string;
  children: MenuNode[];
}

/** Every code of a menu tree, however deep. */
export function flattenMenu(menu: readonly MenuNode[]): Set<string> {
  const codes = new Set<string>();
  const walk = (nodes: readonly MenuNode[]): void => {
    for (const node of nodes) {
      codes.add(node.code);
      walk(node.children);
    }
  };
  walk(menu);
  return codes;
}

/** How the codes hang together in the menu tree and in the role editor. A child is of use only with its parent. */
const TREE: ReadonlyArray<readonly [PermissionCode, readonly PermissionCode[]]> = [
  ['shop', ['shop_list', 'shop_store', 'x_live', 'x_playback', 'x_ptz', 'x_talk', 'x_capture', 'x_device']],
  ['task_center', ['x_dispatch']],
  ['frame', ['frame_book', 'frame_staff', 'frame_dept', 'frame_role', 'x_audit_log']],
  ['record_select', ['x_record_export', 'x_record_void']],
  ['issue_select', ['x_issue_settings']],
  ['cyclic_view', ['x_cycle_manage']],
  ['template_manage', ['x_template_publish']],
  ['ai_inspect_stat', ['x_ai_rule']],
  ['image_library_view', ['x_snapshot_manage']],
  ['visitor_statistics', ['x_report_sub']],
  ['announcement_mange', ['all_announcement']],
  ['x_points_manage', ['x_points_adjust']],
  ['x_kb_root', []],
  ['x_company_setting', ['x_transfer_owner', 'x_dissolve']],
  ['x_support', []],
];

/** The whole tree, for the role editor. */
export const PERMISSION_TREE: readonly MenuNode[] = TREE.map(([code, children]) => ({
  code,
  children: children.map((child) => ({ code: child, children: [] })),
}));

/** The tree of what somebody holds; a child held without its parent stands at the top, so that flattening gives exactly the held codes. */
export function menuOf(held: ReadonlySet<string>): MenuNode[] {
  return TREE.flatMap(([code, children]) => {
    const mine = children.filter((c) => held.has(c)).map((c) => ({ code: c, children: [] }));
    return held.has(code) ? [{ code, children: mine }] : mine;
  });
}
