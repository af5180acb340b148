import { LIMIT } from '@rondo/domain/limit';
import { PHOTOS_A_ROW, REPORT_VIEWS, SEAL_VERDICTS } from '@rondo/domain/report';
import { z } from 'zod';
import { anyOf, endpoint, open, signedIn } from './kit/endpoint.ts';
import { flag, id, instant, rev, text } from './kit/shapes.ts';

const layout = z.object({
  hasCover: z.boolean(),
  photosARow: z.union(PHOTOS_A_ROW.map((count) => z.literal(count))),
  showsStandard: z.boolean(),
  showsProcess: z.boolean(),
  showsSignatureLines: z.boolean(),
  footer: text(LIMIT.report.footer).refine((line) => !line.includes('\n'), { message: 'one_line' }),
});

/** What a form of it compares with when somebody else was faster. */
export const savedReportLayout = layout.extend({
  rev: z.number().int(),
  /** The newest record that the reader may see: what a preview is made of. Null: there is none yet. */
  previewOf: id.nullable(),
});
export type SavedReportLayout = z.output<typeof savedReportLayout>;

/** SHA-256 as 64 hexadecimal digits. */
const hash = z.string().regex(/^[0-9a-f]{64}$/, 'format');

export const reportApi = {
  pdf: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/pdf',
    needs: signedIn,
    summary:
      'A record as PDF in the caller’s language and the company’s layout, sealed: its hash and a code to check it stand on the last page.',
    input: z.object({
      id,
      view: z.enum(REPORT_VIEWS).default('full'),
      /** Only what failed, without the items that passed. */
      hidePassed: flag.default(false),
    }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  data: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/data',
    needs: signedIn,
    summary: 'The facts of a record as the canonical JSON (RFC 8785) whose SHA-256 is the seal of its reports.',
    input: z.object({ id }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  verify: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/verify',
    needs: open,
    summary: 'Whether a report with this hash was made here, and whether its record still says the same.',
    input: z.object({ companyId: id, recordId: id, hash }),
    output: z.object({
      verdict: z.enum(SEAL_VERDICTS),
      /** What whoever holds a true report reads in it, too. Null where nothing is known of this hash. */
      report: z
        .object({
          company: z.string(),
          shop: z.string(),
          number: z.string(),
          submittedAt: instant,
          timeZone: z.string(),
          /** When a report with this hash was first made. */
          sealedAt: instant,
        })
        .nullable(),
    }),
    limit: 'sign_in',
  }),
  layout: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/layout',
    needs: anyOf('x_issue_settings'),
    summary: 'How the company’s reports look on paper.',
    input: z.object({}),
    output: savedReportLayout,
  }),
  saveLayout: endpoint({
    method: 'PUT',
    path: '/inspect/V3/report/layout',
    needs: anyOf('x_issue_settings'),
    summary: 'Change how the company’s reports look on paper.',
    input: layout.extend({ rev }),
    output: savedReportLayout,
    errors: ['STALE'],
  }),
};
