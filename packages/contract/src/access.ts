import { LIMIT } from '@rondo/domain/limit';
import { LIVE_PAGES } from '@rondo/domain/page';
import { PERMISSION_CODES } from '@rondo/domain/permission';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { id, instant, line, personRef } from './kit/shapes.ts';

const code = z.enum(PERMISSION_CODES);

export const ACCESS_OBJECTS = ['shop', 'task', 'record', 'rectification', 'cycle'] as const;

/** The checks in the order the server makes them (product 1.1); one that does not apply is not listed. */
const ACCESS_CHECKS = ['state', 'code', 'scope', 'tier', 'relation'] as const;

export const accessCheck = z.object({
  check: z.enum(ACCESS_CHECKS),
  passed: z.boolean(),
  /** The check as a sentence in the reader's language, with names: "The shop Harbour is not in the scope". */
  text: z.string(),
});

/** The one change that would let them in; several ways are told smallest first. `page` is where it is made. */
export const accessFix = z.object({
  kind: z.enum(['enable_member', 'add_role', 'add_code', 'add_shop', 'widen_tier', 'add_person']),
  text: z.string(),
  page: z.string().nullable(),
});

const accessChange = z.object({
  id,
  at: instant,
  by: personRef.nullable(),
  cause: z.enum(['role_saved', 'role_restored', 'roles_assigned', 'owner_changed']),
  roleName: z.string().nullable(),
  gained: z.array(code),
  lost: z.array(code),
  /** Menu entries and pages that came and went with the codes, below the base path. */
  pagesGained: z.array(z.string()),
  pagesLost: z.array(z.string()),
  seenAt: instant.nullable(),
});
export type AccessChange = z.output<typeof accessChange>;

export const accessApi = {
  explainPage: endpoint({
    method: 'GET',
    path: '/customer/access/explainPage',
    needs: anyOf('frame_staff', 'frame_role'),
    summary: 'Why a member can or cannot open a page: every check, and what would change it.',
    input: z.object({ memberId: id, page: z.enum(LIVE_PAGES) }),
    output: z.object({ allowed: z.boolean(), checks: z.array(accessCheck), fixes: z.array(accessFix) }),
    errors: ['NOT_FOUND'],
  }),
  explainObject: endpoint({
    method: 'GET',
    path: '/customer/access/explainObject',
    needs: anyOf('frame_staff', 'frame_role'),
    summary:
      'Why a member can or cannot open one shop, task, record, rectification or cycle (by number, or a shop by name or code).',
    input: z.object({ memberId: id, kind: z.enum(ACCESS_OBJECTS), key: line(LIMIT.sent.objectKey) }),
    output: z.object({
      object: z.object({ id, name: z.string(), place: z.string() }),
      allowed: z.boolean(),
      checks: z.array(accessCheck),
      fixes: z.array(accessFix),
    }),
    errors: ['NOT_FOUND'],
  }),
  changes: endpoint({
    method: 'GET',
    path: '/customer/access/changes',
    needs: signedIn,
    summary:
      'What changed for me: codes that came and went with my roles, and who changed them, newest first, at most 50.',
    input: z.object({}),
    output: z.array(accessChange),
  }),
  seen: endpoint({
    method: 'POST',
    path: '/customer/access/seen',
    needs: signedIn,
    summary: 'I have read it.',
    input: z.object({}),
    output: z.object({ seen: z.number().int() }),
  }),
  granters: endpoint({
    method: 'GET',
    path: '/customer/access/granters',
    needs: signedIn,
    summary: 'Who can grant permissions in this company: its administrators, then its owner; at most 20.',
    input: z.object({}),
    output: z.array(personRef),
  }),
  ask: endpoint({
    method: 'POST',
    path: '/customer/access/ask',
    needs: signedIn,
    summary: 'Asks those who can grant permissions for some; the same question reaches each of them once a day.',
    input: z.object({ codes: z.array(code).max(LIMIT.sent.permissions) }),
    output: z.object({ asked: z.array(personRef) }),
  }),
};
