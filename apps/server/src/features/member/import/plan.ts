import { outputsOf } from '@rondo/contract/kit/field';
import { z } from 'zod';
import { IMPORTED_FIELDS } from '../../people/index.ts';
import type { Reach } from '../invitation.ts';

const planned = z.object({
  row: z.number(),
  ...outputsOf(IMPORTED_FIELDS),
  /** Departments by path; some may still have to be made. */
  departments: z.array(z.string()),
  roleIds: z.array(z.uuid()),
  scope: z
    .object({ kind: z.enum(['all', 'some']), shopIds: z.array(z.uuid()), groupIds: z.array(z.uuid()) })
    .nullable(),
  /** The member it is; null: a new one. */
  memberId: z.uuid().nullable(),
});
/** A row of a dry run without faults. Empty and null: not told, so that overwriting leaves it. */
export type PlannedRow = z.output<typeof planned>;
export type PlannedScope = NonNullable<PlannedRow['scope']>;

const plan = z.object({ rows: z.array(planned) });
/** What a dry run keeps. */
export type Plan = z.output<typeof plan>;
export const parsePlan = (kept: unknown): Plan => plan.parse(kept);

/** What only the call knows: the sign-in page as people reach it. */
const reached = z.object({ url: z.string() });
export const parseReached = (extra: unknown): z.output<typeof reached> => reached.parse(extra);

/** How invitations travel. */
export interface Sending extends z.output<typeof reached> {
  reach: Reach;
  company: string;
}

/** A row that is a member by now, with who that is. */
export interface KnownRow {
  row: PlannedRow;
  memberId: string;
}
