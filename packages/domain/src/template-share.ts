/**
 * Who may use a template, and where (product 6, "visible scope"; decision 0206): a setting of the template, not of a version. The two parts
 * are independent; an empty one leaves nobody and nothing out.
 */
export interface TemplateShare {
  roleIds: readonly string[];
  /** With what lies below them. */
  departmentIds: readonly string[];
  memberIds: readonly string[];
  /** With what hangs below them. */
  groupIds: readonly string[];
  /** Whatever their group, tags and format. */
  shopIds: readonly string[];
  tags: readonly string[];
  formats: readonly string[];
}

/** Whoever has one of these may use it. */
export const SHARED_WITH = ['roleIds', 'departmentIds', 'memberIds'] as const satisfies (keyof TemplateShare)[];
/** A store that is named, or lies in one of the groups, has one of the tags and is of one of the formats, as far as these are given. */
export const SHARED_AT = ['groupIds', 'shopIds', 'tags', 'formats'] as const satisfies (keyof TemplateShare)[];

/** How templates are told apart in their list; one may be for some people and for some stores. */
export const SHARE_KINDS = ['everybody', 'some_people', 'some_shops'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

/** Which of them a template is. */
export function shareKinds(share: TemplateShare): ShareKind[] {
  const isNarrowed = (names: readonly (keyof TemplateShare)[]) => names.some((name) => share[name].length > 0);
  const kinds: ShareKind[] = [];
  if (isNarrowed(SHARED_WITH)) kinds.push('some_people');
  if (isNarrowed(SHARED_AT)) kinds.push('some_shops');
  return kinds.length === 0 ? ['everybody'] : kinds;
}
