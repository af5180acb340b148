import { APPLICATION_STATES } from '@rondo/domain/application';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { id, instant, keyword, many, personRef, rev, text } from './kit/shapes.ts';
import { scopeShape } from './member-shape.ts';

const applicationRow = z.object({
  id,
  name: z.string(),
  mobile: z.string().nullable(),
  mail: z.string().nullable(),
  message: z.string(),
  state: z.enum(APPLICATION_STATES),
  createdAt: instant,
  expiresAt: instant,
  inviter: personRef.nullable(),
  decidedAt: instant.nullable(),
  decidedBy: personRef.nullable(),
  refuseReason: z.string().nullable(),
  /** A member with the same phone or address: approving links to them instead of making another. */
  duplicate: z.object({ id, name: z.string(), state: z.string() }).nullable(),
  memberId: id.nullable(),
});
export type ApplicationRow = z.output<typeof applicationRow>;

const place = {
  departmentId: id,
  roleIds: z.array(id).min(1, 'required').max(LIMIT.member.roles),
  scope: scopeShape,
};

const invite = z.object({
  code: z.string(),
  /** The whole address of the link; its page leads through registering or signing in. */
  url: z.string(),
  isOn: z.boolean(),
  /** Days from the last change; null: for good. */
  validityDays: z.union([z.literal(7), z.literal(30), z.literal(90)]).nullable(),
  expiresAt: instant.nullable(),
  needsApproval: z.boolean(),
  departmentId: id.nullable(),
  roleId: id.nullable(),
  rev: z.number().int(),
});
export type Invite = z.output<typeof invite>;

export const applicationApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/apply/list',
    needs: anyOf('frame_staff'),
    summary: 'Applications to join, newest first.',
    input: z.object({ ...paging, keyword: keyword.default(''), state: many(z.enum(APPLICATION_STATES)).optional() }),
    output: listOf(applicationRow),
  }),
  counts: endpoint({
    method: 'GET',
    path: '/customer/apply/counts',
    needs: anyOf('frame_staff'),
    summary: 'How many applications there are in each state.',
    input: z.object({}),
    output: z.object(
      Object.fromEntries(APPLICATION_STATES.map((s) => [s, z.number().int()])) as Record<
        (typeof APPLICATION_STATES)[number],
        z.ZodNumber
      >,
    ),
  }),
  approve: endpoint({
    method: 'POST',
    path: '/customer/apply/approve',
    needs: anyOf('frame_staff'),
    summary:
      'Take one or several people in, with one department, roles and scope. Somebody who is a member already is linked, or rejoins. Answers one by one: a decision by somebody else first is not undone.',
    input: z.object({ ids: z.array(id).min(1, 'required').max(LIMIT.application.batch), ...place }),
    output: z.object({
      approved: z.number().int(),
      refused: z.array(z.object({ id, name: z.string(), message: z.string() })),
    }),
    errors: ['NOT_FOUND', 'ROLE_ABOVE', 'SCOPE_ABOVE', 'APPLICATION_DECIDED', 'COMPANY_DISSOLVING'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/customer/apply/refuse',
    needs: anyOf('frame_staff'),
    summary: 'Refuse one or several applications; the reason reaches the applicant.',
    input: z.object({
      ids: z.array(id).min(1, 'required').max(LIMIT.application.batch),
      reason: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({ refused: z.number().int() }),
    errors: ['NOT_FOUND', 'APPLICATION_DECIDED'],
  }),
  invite: endpoint({
    method: 'GET',
    path: '/customer/apply/invite',
    needs: anyOf('frame_staff'),
    summary: 'How people join: company code, link, and what happens to those who come by it.',
    input: z.object({}),
    output: invite,
  }),
  saveInvite: endpoint({
    method: 'PUT',
    path: '/customer/apply/invite',
    needs: anyOf('frame_staff'),
    summary: 'Change it; without approval whoever has the link joins at once with the default department and role.',
    input: z.object({
      rev,
      isOn: z.boolean(),
      validityDays: invite.shape.validityDays,
      needsApproval: z.boolean(),
      departmentId: id.nullable(),
      roleId: id.nullable(),
    }),
    output: invite,
    errors: ['NOT_FOUND', 'ROLE_ABOVE', 'INVITE_NEEDS_PLACE', 'COMPANY_DISSOLVING'],
  }),
  renewInvite: endpoint({
    method: 'POST',
    path: '/customer/apply/renewInvite',
    needs: anyOf('frame_staff'),
    summary: 'A new link and a new code; the old ones stop at once.',
    input: z.object({ rev }),
    output: invite,
    errors: ['COMPANY_DISSOLVING'],
  }),
};
