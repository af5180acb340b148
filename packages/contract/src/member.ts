import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { z } from 'zod';
import { importEndpoints } from './import.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { done, flag, id, keyword, many, requestId, rev, text } from './kit/shapes.ts';
import { memberApplyCount } from './member-apply-count.ts';
import { MEMBER_FIELDS } from './member-fields.ts';
import { memberOptions } from './member-options.ts';
import { memberCard, memberDetail, memberRow, scopeShape } from './member-shape.ts';

const fields = {
  ...inputsOf(MEMBER_FIELDS),
  departmentIds: z.array(id).min(1, 'required').max(LIMIT.member.departments),
  /** One of `departmentIds`; the first when it is not told. */
  primaryDepartmentId: id.nullable().default(null),
  roleIds: z.array(id).min(1, 'required').max(LIMIT.member.roles),
  scope: scopeShape,
  /** Shops they are a manager of. */
  managedShopIds: z.array(id).max(LIMIT.member.managedShops).default([]),
  language: z.enum(LANGUAGES).default('zh-CN'),
  avatarFileId: id.nullable().default(null),
};

/**
 * How somebody is told the way in: by mail or text message, or not at all where the installation cannot send. `link` leads
 * to the sign-in page in their language, at the step that asks for a code, with their number or address filled in.
 */
const invitation = z.object({ sentBy: z.enum(['mail', 'sms', 'none']), link: z.string() });
export type Invitation = z.output<typeof invitation>;

export const memberSort = z.enum(['name', '-name', '-created', 'created', '-login', 'login']).default('name');
const filters = {
  keyword: keyword.default(''),
  state: many(z.enum(MEMBER_STATES)).optional(),
  departmentId: id.optional(),
  /** With what is below the department. */
  below: flag.default(true),
  roleId: many(id).optional(),
  shopId: id.optional(),
  sort: memberSort,
};

export const memberApi = {
  applyCount: memberApplyCount,
  /** Pickers of handler, reviewer and CC: active members by name, at most 50. */
  options: memberOptions,
  cards: endpoint({
    method: 'GET',
    path: '/customer/staff/cards',
    needs: anyOf('frame_book'),
    summary:
      'The address book: who works in a department (with what is below it), by words, without those who resigned.',
    input: z.object({ ...paging, keyword: filters.keyword, departmentId: filters.departmentId, below: filters.below }),
    output: listOf(memberCard),
  }),
  list: endpoint({
    method: 'GET',
    path: '/customer/staff/list',
    needs: anyOf('frame_staff'),
    summary:
      'Members by filter: words look at name, pinyin, mobile, e-mail and employee number; a shop finds whose scope covers it.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(memberRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/customer/staff/counts',
    needs: anyOf('frame_staff'),
    summary: 'How many members there are in each state.',
    input: z.object({}),
    output: z.object(
      Object.fromEntries(MEMBER_STATES.map((s) => [s, z.number().int()])) as Record<
        (typeof MEMBER_STATES)[number],
        z.ZodNumber
      >,
    ),
  }),
  get: endpoint({
    method: 'GET',
    path: '/customer/staff/detail',
    needs: anyOf('frame_staff'),
    summary: 'One member.',
    input: z.object({ id }),
    output: memberDetail,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/staff/create',
    needs: anyOf('frame_staff'),
    summary:
      'A new member, invited by mail or text message. A phone or address of somebody who resigned is answered with who it was.',
    input: z.object({ requestId, ...fields }),
    output: z.object({ id, invitation }),
    errors: [
      'MEMBER_MOBILE_TAKEN',
      'MEMBER_MAIL_TAKEN',
      'MEMBER_NO_TAKEN',
      'ROLE_ABOVE',
      'SCOPE_ABOVE',
      'NOT_FOUND',
      'COMPANY_DISSOLVING',
    ],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/customer/staff/update',
    needs: anyOf('frame_staff'),
    summary: 'Change a member: facts, departments, roles, scope, shops managed.',
    input: z.object({ id, rev, ...fields }),
    output: z.object({ id }),
    errors: [
      'NOT_FOUND',
      'MEMBER_MOBILE_TAKEN',
      'MEMBER_MAIL_TAKEN',
      'MEMBER_NO_TAKEN',
      'MEMBER_ABOVE',
      'MEMBER_LAST_ADMIN',
      'MEMBER_IS_OWNER',
      'ROLE_ABOVE',
      'SCOPE_ABOVE',
      'CONTACT_IS_THEIRS',
      'STALE',
    ],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/customer/staff/assign',
    needs: anyOf('frame_staff'),
    summary:
      'For several members at once: put them into a department, add roles, or set the scope. Answers member by member.',
    input: z.object({
      ids: z.array(id).min(1, 'required').max(LIMIT.member.batch),
      departmentId: id.optional(),
      addRoleIds: z.array(id).max(LIMIT.member.roles).optional(),
      scope: scopeShape.optional(),
    }),
    output: z.object({
      done: z.number().int(),
      refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
    }),
    errors: ['ROLE_ABOVE', 'SCOPE_ABOVE', 'NOT_FOUND'],
  }),
  disable: endpoint({
    method: 'POST',
    path: '/customer/staff/disable',
    needs: anyOf('frame_staff'),
    summary: 'Suspend a member: every session of theirs in this company ends within a second.',
    input: z.object({ id, rev, reason: text(LIMIT.text.reason).default('') }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'MEMBER_ABOVE', 'MEMBER_IS_OWNER', 'MEMBER_SELF', 'MEMBER_LAST_ADMIN'],
  }),
  enable: endpoint({
    method: 'POST',
    path: '/customer/staff/enable',
    needs: anyOf('frame_staff'),
    summary: 'Let a suspended member in again.',
    input: z.object({ id, rev }),
    output: done,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'MEMBER_ABOVE'],
  }),
  rejoin: endpoint({
    method: 'POST',
    path: '/customer/staff/rejoin',
    needs: anyOf('frame_staff'),
    summary: 'Take somebody back who resigned, as the same member; departments, roles and scope are chosen anew.',
    input: z.object({
      id,
      rev,
      departmentIds: fields.departmentIds,
      roleIds: fields.roleIds,
      scope: scopeShape,
    }),
    output: done.extend({ invitation }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'ROLE_ABOVE', 'SCOPE_ABOVE', 'MEMBER_ABOVE'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/customer/staff/invite',
    needs: anyOf('frame_staff'),
    summary: 'Send the invitation of a member who has not signed in yet again; at most once a minute.',
    input: z.object({ id }),
    output: invitation,
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'REMINDED_LATELY', 'COMPANY_DISSOLVING'],
  }),
  invitationLink: endpoint({
    method: 'GET',
    path: '/customer/staff/invitationLink',
    needs: anyOf('frame_staff'),
    summary: 'The link of the invitation of a member who has not signed in yet, to pass on by hand; nothing is sent.',
    input: z.object({ id }),
    output: z.object({ link: z.string() }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'MEMBER_ABOVE', 'MEMBER_IS_OWNER', 'COMPANY_DISSOLVING'],
  }),
  issuePassword: endpoint({
    method: 'POST',
    path: '/customer/staff/issuePassword',
    needs: anyOf('frame_staff'),
    summary:
      'A first password for somebody who has never signed in and belongs to no other company; shown this once, to be replaced by their own.',
    input: z.object({ id }),
    output: z.object({ account: z.string(), password: z.string() }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'CONTACT_IS_THEIRS', 'MEMBER_ABOVE'],
    limit: 'sign_in',
  }),
  ...importEndpoints({
    path: '/customer/staff',
    needs: anyOf('frame_staff'),
    noun: 'members',
    maxRows: LIMIT.import.members,
    errors: ['ROLE_ABOVE', 'SCOPE_ABOVE', 'MEMBER_LAST_ADMIN', 'COMPANY_DISSOLVING'],
  }),
  export: endpoint({
    method: 'GET',
    path: '/customer/staff/export',
    needs: anyOf('frame_staff'),
    summary: 'The filtered list as a spreadsheet, at most 10,000 rows; kept in the audit log.',
    input: z.object(filters),
    output: z.unknown(),
    raw: true,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/customer/staff/startExport',
    needs: anyOf('frame_staff'),
    summary: 'The same spreadsheet as background work: its file can be downloaded for seven days.',
    input: z.object({ ...filters, requestId }),
    output: z.object({ jobId: id }),
  }),
};
