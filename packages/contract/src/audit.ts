import { AUDIT_KINDS } from '@rondo/domain/audit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, id, instant, keyword, many, personRef, requestId } from './kit/shapes.ts';
import { roleDiff } from './role.ts';

export const auditRow = z.object({
  id,
  at: instant,
  /** Null: the clock did it. */
  actor: personRef.nullable(),
  kind: z.enum(AUDIT_KINDS),
  event: z.string(),
  objectId: id,
  objectName: z.string(),
  fromState: z.string().nullable(),
  toState: z.string().nullable(),
  comment: z.string().nullable(),
  ip: z.string().nullable(),
  device: z.string().nullable(),
  /** Fields before and after, as texts; only what changed. */
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  /** Who gained and lost which permissions by a change of a role or of who holds it. */
  diff: roleDiff.nullable(),
});
export type AuditRow = z.output<typeof auditRow>;

const filters = {
  keyword: keyword.default(''),
  actorId: many(id).optional(),
  kind: many(z.enum(AUDIT_KINDS)).optional(),
  /** One object: everything that happened to it. */
  objectId: id.optional(),
  /** Civil days of the company, both included; the last 30 days when nothing is told. */
  from: day.optional(),
  to: day.optional(),
};

export const auditApi = {
  list: endpoint({
    method: 'GET',
    path: '/customer/audit/list',
    needs: anyOf('x_audit_log'),
    summary: 'Who did what to whom, from where, what it was before and after; newest first.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(auditRow),
  }),
  export: endpoint({
    method: 'GET',
    path: '/customer/audit/export',
    needs: anyOf('x_audit_log'),
    summary: 'The filtered log as a spreadsheet, at most 10,000 rows; the export itself is kept in the log.',
    input: z.object(filters),
    output: z.unknown(),
    raw: true,
  }),
  startExport: endpoint({
    method: 'POST',
    path: '/customer/audit/startExport',
    needs: anyOf('x_audit_log'),
    summary: 'The same spreadsheet as background work: its file can be downloaded for seven days.',
    input: z.object({ ...filters, requestId }),
    output: z.object({ jobId: id }),
  }),
};
