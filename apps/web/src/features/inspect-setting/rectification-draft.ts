import type { SavedRectificationSetting } from '@rondo/contract/inspect-setting';
import type { CheckerKind, HandlerKind } from '@rondo/domain/rectification-setting';

/** A rule as it is typed: what each kind needs is kept side by side. */
export interface RuleDraft<K extends string> {
  kind: K;
  memberIds: readonly string[];
  roleId: string | null;
}

/** The settings of rectifications as they are typed. */
export interface Draft extends Omit<SavedRectificationSetting, 'rev' | 'handler' | 'reviewer'> {
  handler: RuleDraft<HandlerKind>;
  reviewer: RuleDraft<CheckerKind>;
}

type Rule = SavedRectificationSetting['handler'] | SavedRectificationSetting['reviewer'];

const ruleOf = <K extends Rule['kind']>(kind: K, rule: Rule): RuleDraft<K> => ({
  kind,
  memberIds: rule.kind === 'members' ? rule.memberIds : [],
  roleId: rule.kind === 'role' ? rule.roleId : null,
});

export function draftOf({ rev: _, handler, reviewer, ...rest }: SavedRectificationSetting): Draft {
  return { ...rest, handler: ruleOf(handler.kind, handler), reviewer: ruleOf(reviewer.kind, reviewer) };
}

/** What a rule lacks: its people or its role; null: nothing. */
export function lackOf({ kind, memberIds, roleId }: RuleDraft<string>): 'needMembers' | 'needRole' | null {
  if (kind === 'members' && memberIds.length === 0) return 'needMembers';
  return kind === 'role' && roleId === null ? 'needRole' : null;
}

/** The settings as they are sent; null while a rule lacks something. */
export function settingOf({ handler, reviewer, ...rest }: Draft): Omit<SavedRectificationSetting, 'rev'> | null {
  const [by, checkedBy] = [sent(handler), sent(reviewer)];
  return by && checkedBy ? { ...rest, handler: by, reviewer: checkedBy } : null;
}

type Sent<K extends string> =
  | { kind: 'members'; memberIds: string[] }
  | { kind: 'role'; roleId: string }
  | { kind: Exclude<K, 'members' | 'role'> };

function sent<K extends string>({ kind, memberIds, roleId }: RuleDraft<K>): Sent<K> | null {
  if (kind === 'members') return memberIds.length > 0 ? { kind: 'members', memberIds: [...memberIds] } : null;
  if (kind === 'role') return roleId === null ? null : { kind: 'role', roleId };
  return { kind: kind as Exclude<K, 'members' | 'role'> };
}
