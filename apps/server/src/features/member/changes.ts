import { fieldNames } from '@rondo/contract/kit/field';
import { MEMBER_FIELDS, type MemberFieldValues } from '@rondo/contract/member-fields';
import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import { type AuditField, type Change, changesOf } from '../../platform/changes.ts';

/** What of a member a change can touch, as texts. */
export interface Facts extends MemberFieldValues {
  departments: readonly string[];
  roles: readonly string[];
  /** `null`: all shops. */
  scope: readonly string[] | null;
  managedShops: readonly string[];
}

/** Each has its word in the audit log. */
const AUDITED: readonly (keyof Facts & AuditField)[] = [
  ...fieldNames(MEMBER_FIELDS),
  ...(['departments', 'roles', 'scope', 'managedShops'] as const),
];

/** Names listed of a scope or of shops managed. */
const LISTED = 50;

/** Fields that differ; of somebody new every field that is filled in. */
export function memberChanges(before: Partial<Facts> | null, after: Partial<Facts>, language: Language): Change[] {
  const texts = AUDITED.filter((field) => field in after).map((field) => [
    field,
    [before && textOf(before[field], field, language), textOf(after[field], field, language)],
  ]);
  return changesOf(Object.fromEntries(texts));
}

function textOf(value: Facts[keyof Facts] | undefined, field: keyof Facts, language: Language): string | null {
  if (value === undefined) return null;
  if (value === null) return field === 'scope' ? translate(language, 'member.scope.all') : null;
  if (typeof value === 'string' || typeof value === 'number') return String(value) || null;
  if (value.length === 0) return null;
  const names = value.slice(0, LISTED).join(translate(language, 'permission.forbidden.separator'));
  return value.length > LISTED ? `${names} +${value.length - LISTED}` : names;
}
