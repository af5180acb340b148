import { z } from 'zod';
import type { Refusal } from './kit/codes.ts';
import { endpoint, type Needs } from './kit/endpoint.ts';
import { id, requestId } from './kit/shapes.ts';

/** The kinds of file that a list can leave as. */
export const EXPORT_FORMATS = ['xlsx', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Which one; a spreadsheet unless asked otherwise. */
const exportFormat = z.enum(EXPORT_FORMATS).default('xlsx');

interface Exported<S extends z.ZodRawShape, N extends Needs> {
  path: `/${string}`;
  needs: N;
  /** The filters and the order of the list. */
  fields: S;
  errors?: readonly Refusal[];
}

/** A list that leaves as a file at once (decision 0141). `what`: the rows in words, as the sentence about it begins. */
export const exportAtOnce = <S extends z.ZodRawShape, N extends Needs>({
  path,
  needs,
  fields,
  errors = [],
  what,
}: Exported<S, N> & { what: string }) =>
  endpoint({
    method: 'GET',
    path,
    needs,
    summary: `${what} as a file, up to 1,000 rows; kept in the audit log.`,
    input: z.object({ ...fields, format: exportFormat }),
    output: z.unknown(),
    raw: true,
    errors: ['EXPORT_IN_BACKGROUND', ...errors],
  });

/** The same list as background work. */
export const exportInBackground = <S extends z.ZodRawShape, N extends Needs>({
  path,
  needs,
  fields,
  errors = [],
}: Exported<S, N>) =>
  endpoint({
    method: 'POST',
    path,
    needs,
    summary: 'The same file as background work, up to 100,000 rows: it can be downloaded for seven days.',
    input: z.object({ ...fields, format: exportFormat, requestId }),
    output: z.object({ jobId: id }),
    errors,
  });
