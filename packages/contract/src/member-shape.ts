import { LANGUAGES } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { MEMBER_STATES } from '@rondo/domain/member';
import { z } from 'zod';
import { day, fileRef, historyEntry, id, instant } from './kit/shapes.ts';

export const memberOption = z.object({ id, name: z.string(), position: z.string(), roles: z.array(z.string()) });

const departmentRef = z.object({ id, name: z.string(), path: z.string(), isPrimary: z.boolean() });

/** Shops a member works for: all, or shops and groups beside those they manage. */
export const scopeShape = z.object({
  kind: z.enum(['all', 'some']),
  shopIds: z.array(id).max(LIMIT.member.scopeShops).default([]),
  groupIds: z.array(id).max(LIMIT.member.scopeGroups).default([]),
});
export type ScopeShape = z.output<typeof scopeShape>;

/** A card of the address book: what everybody with `frame_book` sees. `mobile` is masked unless the company shows it. */
export const memberCard = z.object({
  id,
  name: z.string(),
  avatar: fileRef.nullable(),
  mobile: z.string().nullable(),
  mail: z.string().nullable(),
  position: z.string(),
  employeeNo: z.string().nullable(),
  state: z.enum(MEMBER_STATES),
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
  scope: z.object({
    kind: z.enum(['all', 'some']),
    /** The first 2 names of groups and shops; `more` says how many follow. */
    names: z.array(z.string()),
    more: z.number().int(),
  }),
  lastLoginAt: instant.nullable(),
  joinedOn: day.nullable(),
  createdAt: instant,
  rev: z.number().int(),
});
export type MemberRow = z.output<typeof memberRow>;

/** What a reader may do with a member now. */
export const MEMBER_CAN = ['edit', 'assign', 'disable', 'enable', 'resign', 'rejoin', 'issuePassword'] as const;

export const memberDetail = memberRow.extend({
  remarks: z.string(),
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

/** What a dry run says of a file; the rows that would be written are kept under `importId` for an hour. */
export const memberImportReport = z.object({
  importId: id,
  fileName: z.string(),
  rows: z.number().int(),
  ready: z.number().int(),
  /** At most 200 of each; the counts say how many there are. Duplicate mobile and e-mail are errors by row. */
  errors: z.array(z.object({ row: z.number().int(), column: z.string(), value: z.string(), message: z.string() })),
  errorCount: z.number().int(),
  /** Legal, but worth a look: two people of one name. */
  warnings: z.array(z.object({ row: z.number().int(), column: z.string(), value: z.string(), message: z.string() })),
  warningCount: z.number().int(),
  /** Rows whose mobile, e-mail or employee number is a member's already: skipped or overwritten, as chosen. */
  duplicates: z.array(z.object({ row: z.number().int(), name: z.string(), memberId: id, message: z.string() })),
  duplicateCount: z.number().int(),
  newDepartments: z.array(z.string()),
  columns: z.array(z.object({ header: z.string(), field: z.string().nullable() })),
});
export type MemberImportReport = z.output<typeof memberImportReport>;
