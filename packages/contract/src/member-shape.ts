import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { z } from 'zod';
import { outputsOf } from './kit/field.ts';
import { fileRef, historyEntry, id, instant, oldDay } from './kit/shapes.ts';
import { MEMBER_FIELDS } from './member-fields.ts';

const departmentRef = z.object({ id, name: z.string(), path: z.string(), isPrimary: z.boolean() });

/** Shops a member works for: all, or shops and groups beside those they manage. */
export const scopeShape = z.object({
  kind: z.enum(['all', 'some']),
  shopIds: z.array(id).max(LIMIT.member.scopeShops).default([]),
  groupIds: z.array(id).max(LIMIT.member.scopeGroups).default([]),
});
export type ScopeShape = z.output<typeof scopeShape>;

/**
 * A card of the address book: what everybody with `frame_book` sees. Mobile and e-mail are masked unless the company shows
 * them; number and state are for who manages members, null for others.
 */
export const memberCard = z.object({
  id,
  name: z.string(),
  avatar: fileRef.nullable(),
  mobile: z.string().nullable(),
  mail: z.string().nullable(),
  position: z.string(),
  employeeNo: z.string().nullable(),
  state: z.enum(MEMBER_STATES).nullable(),
  isOwner: z.boolean(),
  departments: z.array(departmentRef),
  /** Departments they lead. */
  headOf: z.array(z.object({ id, name: z.string() })),
  roles: z.array(z.object({ id, name: z.string() })),
  /** Shops they manage, at most 3; `managedCount` says how many. */
  managedShops: z.array(z.object({ id, name: z.string() })),
  managedCount: z.number().int(),
});
export type MemberCard = z.output<typeof memberCard>;

export const memberRow = memberCard.extend({
  state: z.enum(MEMBER_STATES),
  scope: z.object({
    kind: z.enum(['all', 'some']),
    /** The first 2 names of groups and shops; `more` says how many follow. */
    names: z.array(z.string()),
    more: z.number().int(),
  }),
  lastLoginAt: instant.nullable(),
  joinedOn: oldDay.nullable(),
  createdAt: instant,
  rev: z.number().int(),
});
export type MemberRow = z.output<typeof memberRow>;

/** What a reader may do with a member now. */
export const MEMBER_CAN = ['edit', 'assign', 'disable', 'enable', 'resign', 'rejoin', 'issuePassword'] as const;

export const memberDetail = memberRow.extend({
  ...outputsOf(MEMBER_FIELDS),
  language: z.enum(LANGUAGES),
  /** 1: registered by phone, 2: by e-mail. */
  registerType: z.union([z.literal(1), z.literal(2)]),
  /** Only they change their phone and address: they proved one of them, joined other companies too, or are the reader. */
  isContactTheirs: z.boolean(),
  scopeShops: z.array(z.object({ id, name: z.string() })),
  scopeGroups: z.array(z.object({ id, name: z.string(), path: z.string() })),
  managed: z.array(z.object({ id, name: z.string() })),
  history: z.array(historyEntry),
  can: z.object(
    Object.fromEntries(MEMBER_CAN.map((act) => [act, z.boolean()])) as Record<
      (typeof MEMBER_CAN)[number],
      z.ZodBoolean
    >,
  ),
});
export type MemberDetail = z.output<typeof memberDetail>;
