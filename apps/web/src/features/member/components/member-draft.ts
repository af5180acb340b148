import type { Input } from '@rondo/contract/kit/endpoint';
import { fileRef } from '@rondo/contract/kit/shapes';
import { memberApi } from '@rondo/contract/member';
import { MEMBER_FIELDS } from '@rondo/contract/member-fields';
import { type MemberDetail, scopeShape } from '@rondo/contract/member-shape';
import { LANGUAGES } from '@rondo/domain/language';
import { z } from 'zod';
import type { Translate } from '../../../shared/i18n.tsx';
import { draftOfFields, draftShapesOf, sentOfDraft } from '../../../shared/ui/form/field-draft.ts';
import { type Issue, issueWords } from '../../../shared/ui/form/issue-words.ts';

/** A member as they are being typed. */
export const draftShape = z.object({
  ...draftShapesOf(MEMBER_FIELDS),
  departmentIds: z.array(z.string()),
  primaryDepartmentId: z.string().nullable(),
  roleIds: z.array(z.string()),
  scope: scopeShape,
  managedShopIds: z.array(z.string()),
  language: z.enum(LANGUAGES),
  avatar: fileRef.nullable(),
});
export type Draft = z.output<typeof draftShape>;

type Fields = Omit<Input<typeof memberApi.update>, 'id' | 'rev'>;
/** By field. */
export type Faults = Record<string, string>;

export function draftOf(
  member: MemberDetail | undefined,
  departmentId: string | null,
  language: Draft['language'],
): Draft {
  return {
    ...draftOfFields(MEMBER_FIELDS, member),
    departmentIds: member?.departments.map((one) => one.id) ?? (departmentId ? [departmentId] : []),
    primaryDepartmentId: member?.departments.find((one) => one.isPrimary)?.id ?? departmentId,
    roleIds: member?.roles.map((role) => role.id) ?? [],
    scope: {
      kind: member?.scope.kind ?? 'some',
      shopIds: member?.scopeShops.map((shop) => shop.id) ?? [],
      groupIds: member?.scopeGroups.map((group) => group.id) ?? [],
    },
    managedShopIds: member?.managed.map((shop) => shop.id) ?? [],
    language: member?.language ?? language,
    avatar: member?.avatar ?? null,
  };
}

/** What is sent. */
export function fieldsOf(draft: Draft): Fields {
  const { avatar, primaryDepartmentId, ...rest } = draft;
  const isIn = primaryDepartmentId !== null && draft.departmentIds.includes(primaryDepartmentId);
  return {
    ...rest,
    ...sentOfDraft(MEMBER_FIELDS, draft),
    primaryDepartmentId: isIn ? primaryDepartmentId : null,
    avatarFileId: avatar?.id ?? null,
  };
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

/** What is wrong before anything is sent: the same shape as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const faults: Faults = {};
  const parsed = memberApi.update.input.safeParse({ ...fieldsOf(draft), id: NOBODY, rev: 0 });
  for (const issue of parsed.error?.issues ?? []) {
    const path = String(issue.path[0] ?? '');
    faults[path] ??= wordsOf(path, issue, t);
  }
  if (draft.mobile.trim() === '' && draft.mail.trim() === '') faults.mobile ??= t('member.form.contactRequired');
  return faults;
}

function wordsOf(path: string, issue: Issue, t: Translate): string {
  if (path === 'departmentIds') return t('member.form.departmentRequired');
  if (path === 'roleIds') return t('member.form.roleRequired');
  return issueWords(issue, t) ?? t('rule.invalid');
}
