import { LIMIT } from '@rondo/domain/limit';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { ROLE_KEYS, TIERS } from '@rondo/domain/role';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { done, id, instant, line, personRef, requestId, rev, text } from './kit/shapes.ts';

const code = z.enum(PERMISSION_CODES);

export const roleRow = z.object({
  id,
  /** The preset it comes from; null for a role of the company's own. */
  key: z.enum(ROLE_KEYS).nullable(),
  name: z.string(),
  description: z.string(),
  codes: z.array(code),
  tier: z.enum(TIERS),
  /** Owner and administrator: nobody edits or deletes them. */
  locked: z.boolean(),
  /** May be chosen in a dispatch as "role by store permission". */
  dispatchable: z.boolean(),
  /** Members who have not resigned. */
  members: z.number().int(),
  rev: z.number().int(),
  updatedAt: instant,
  updatedBy: personRef.nullable(),
  can: z.object({ edit: z.boolean(), remove: z.boolean(), restore: z.boolean(), assign: z.boolean() }),
});
export type RoleRow = z.output<typeof roleRow>;

const fields = {
  name: line(LIMIT.name.role),
  description: text(LIMIT.text.reason).default(''),
  codes: z.array(code).max(PERMISSION_CODES.length),
  tier: z.enum(TIERS),
  dispatchable: z.boolean().default(false),
};

/** Who gains and who loses which codes, worked out from everything they hold: a code that another role gives is not lost. */
export const roleDiff = z.object({
  /** One row a code that changes hands, the most people first; at most 20 names each. */
  codes: z.array(
    z.object({
      code,
      gain: z.number().int(),
      lose: z.number().int(),
      gainNames: z.array(z.string()),
      loseNames: z.array(z.string()),
    }),
  ),
  /** Members who gain or lose anything at all. */
  gaining: z.number().int(),
  losing: z.number().int(),
  /** Members whose visibility tier becomes wider or narrower. */
  wider: z.number().int(),
  narrower: z.number().int(),
});
export type RoleDiff = z.output<typeof roleDiff>;

/** What still names a role, so that it cannot be deleted. */
const roleReference = z.object({
  kind: z.enum(['member', 'invite', 'setting', 'cycle', 'snapshot_plan', 'subscription', 'template']),
  /** What it is called: a member's name, a setting's name. */
  name: z.string(),
  /** Where it is shown, below the base path. */
  page: z.string(),
});

export const roleApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/role/list',
    needs: anyOf('frame_role', 'frame_staff'),
    summary: 'All roles of the company: presets first, then its own by name.',
    input: z.object({}),
    output: z.array(roleRow),
  }),
  members: endpoint({
    method: 'GET',
    path: '/customer/role/members',
    needs: anyOf('frame_role'),
    summary: 'Who holds a role, by name, at most 200; `total` says how many.',
    input: z.object({ id, keyword: text(LIMIT.text.search).default('') }),
    output: z.object({
      list: z.array(z.object({ id, name: z.string(), position: z.string(), department: z.string() })),
      total: z.number().int(),
    }),
    errors: ['NOT_FOUND'],
  }),
  references: endpoint({
    method: 'GET',
    path: '/customer/role/references',
    needs: anyOf('frame_role'),
    summary: 'What names a role, at most 50 of each kind; empty when it can be deleted.',
    input: z.object({ id }),
    output: z.array(roleReference),
    errors: ['NOT_FOUND'],
  }),
  diff: endpoint({
    method: 'POST',
    path: '/customer/role/diff',
    needs: anyOf('frame_role'),
    summary: 'What saving a role would give and take, before it is saved.',
    input: z.object({ id, codes: fields.codes, tier: fields.tier }),
    output: roleDiff,
    errors: ['NOT_FOUND'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/customer/role/create',
    needs: anyOf('frame_role'),
    summary: 'A role of the company’s own, or a copy of another (`copyOf`, for the audit log). At most 100 of them.',
    input: z.object({ requestId, copyOf: id.nullable().default(null), ...fields }),
    output: z.object({ id }),
    errors: ['ROLE_NAME_TAKEN', 'ROLE_LIMIT', 'ROLE_ABOVE', 'CODE_NEEDS_PARENT'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/customer/role/update',
    needs: anyOf('frame_role'),
    summary: 'Save a role. Its members have what it says within a second; the difference is kept in the audit log.',
    input: z.object({ id, rev, ...fields }),
    output: roleDiff,
    errors: ['NOT_FOUND', 'ROLE_NAME_TAKEN', 'ROLE_LOCKED', 'ROLE_ABOVE', 'CODE_NEEDS_PARENT', 'STALE'],
  }),
  restore: endpoint({
    method: 'POST',
    path: '/customer/role/restore',
    needs: anyOf('frame_role'),
    summary: 'Give a preset role its first codes, tier and dispatch flag again.',
    input: z.object({ id, rev }),
    output: roleDiff,
    errors: ['NOT_FOUND', 'ROLE_LOCKED', 'ROLE_NOT_PRESET', 'ROLE_ABOVE', 'STALE'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/customer/role/remove',
    needs: anyOf('frame_role'),
    summary: 'Delete a role that nothing names; otherwise `references` comes with the refusal.',
    input: z.object({ id, rev }),
    output: done,
    errors: ['NOT_FOUND', 'ROLE_LOCKED', 'ROLE_IN_USE', 'ROLE_ABOVE'],
  }),
  assign: endpoint({
    method: 'POST',
    path: '/customer/role/assign',
    needs: anyOf('frame_role'),
    summary:
      'Give a role to members and take it from others, as whoever manages roles may; nobody gives what they lack. Everybody keeps at least one role.',
    input: z.object({
      id,
      add: z.array(id).max(LIMIT.role.members).default([]),
      remove: z.array(id).max(LIMIT.role.members).default([]),
    }),
    output: z.object({ added: z.number().int(), removed: z.number().int() }),
    errors: ['NOT_FOUND', 'ROLE_ABOVE', 'MEMBER_NOT_FOUND', 'MEMBER_NEEDS_ROLE', 'MEMBER_LAST_ADMIN', 'MEMBER_ABOVE'],
  }),
};
