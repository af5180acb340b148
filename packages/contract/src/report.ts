import { LIMIT } from '@rondo/domain/limit';
import { PHOTOS_A_ROW, REPORT_VIEWS, SEAL_VERDICTS } from '@rondo/domain/report';
import { LINK_DAYS, LINK_STATES } from '@rondo/domain/report-link';
import { z } from 'zod';
import { answersShape } from './answer-shape.ts';
import { anyOf, endpoint, open, signedIn } from './kit/endpoint.ts';
import { done, flag, id, instant, line, personRef, requestId, rev, text } from './kit/shapes.ts';
import { recordsListed } from './record-filters.ts';

const layout = z.object({
  hasCover: z.boolean(),
  photosARow: z.union(PHOTOS_A_ROW.map((count) => z.literal(count))),
  showsStandard: z.boolean(),
  showsProcess: z.boolean(),
  showsSignatureLines: z.boolean(),
  footer: text(LIMIT.report.footer).refine((line) => !line.includes('\n'), { message: 'one_line' }),
  allowsLinks: z.boolean(),
});

/** What a form of it compares with when somebody else was faster. */
export const savedReportLayout = layout.extend({
  rev: z.number().int(),
  /** The newest record that the reader may see: what a preview is made of. Null: there is none yet. */
  previewOf: id.nullable(),
});
export type SavedReportLayout = z.output<typeof savedReportLayout>;

/** An external link to a report, as those see it who may make one. What its address holds is told once, when it is made. */
const reportLink = z.object({
  id,
  /** Names it in the watermark of what is read through it. */
  number: z.string(),
  state: z.enum(LINK_STATES),
  view: z.enum(REPORT_VIEWS),
  hidePassed: z.boolean(),
  by: personRef,
  createdAt: instant,
  expiresAt: instant,
  endedAt: instant.nullable(),
  /** How often the right password was given, and when last. */
  opened: z.number().int(),
  openedAt: instant.nullable(),
});
export type ReportLink = z.output<typeof reportLink>;

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
  /** Work on a task that was closed or handed on meanwhile is never lost: what the device still holds goes on paper. */
  draft: endpoint({
    method: 'POST',
    path: '/inspect/V3/report/draft',
    needs: signedIn,
    summary:
      'The answers that a device still holds of an inspection its caller had in hand, as PDF in the caller’s language, marked as a draft that was not submitted; kept in the audit log, writes nothing else.',
    input: z.object({
      /** Of the task. */
      id,
      /** The version of the template that was answered. */
      versionId: id,
      answers: answersShape,
      /** Pictures that are on the device alone: the page says how many are not in it. */
      photosLeft: z
        .number()
        .int()
        .min(0)
        .max(LIMIT.template.items * LIMIT.photo.perItem)
        .default(0),
    }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  pack: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/pack',
    needs: anyOf('x_record_export'),
    summary:
      'The reports of the listed records as one zip of PDFs, at most 200, made while it is sent; kept in the audit log.',
    input: recordsListed.extend({ view: z.enum(REPORT_VIEWS).default('full'), hidePassed: flag.default(false) }),
    output: z.unknown(),
    raw: true,
    errors: ['PACK_TOO_LARGE', 'PACK_EMPTY'],
  }),
  photos: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/photos',
    needs: anyOf('x_record_export'),
    summary:
      'The photos of the listed records as one zip, at most 5,000, each as `store/day/section item_n.jpg` with the reader’s watermark; kept in the audit log.',
    input: recordsListed,
    output: z.unknown(),
    raw: true,
    errors: ['PHOTOS_TOO_MANY', 'PACK_EMPTY'],
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
  links: endpoint({
    method: 'GET',
    path: '/inspect/V3/report/links',
    needs: anyOf('x_record_export'),
    summary: 'The external links to the report of a record, newest first, and whether the company allows further ones.',
    input: z.object({ id }),
    output: z.object({ isAllowed: z.boolean(), list: z.array(reportLink) }),
    errors: ['NOT_FOUND'],
  }),
  link: endpoint({
    method: 'POST',
    path: '/inspect/V3/report/link',
    needs: anyOf('x_record_export'),
    summary:
      'Make an external link: whoever has its address and the password reads the report without an account, until it expires or is ended.',
    input: z.object({
      /** Of the record. */
      id,
      view: z.enum(REPORT_VIEWS).default('customer'),
      hidePassed: z.boolean().default(false),
      days: z.union(LINK_DAYS.map((count) => z.literal(count))),
      password: line(LIMIT.report.linkPassword.most).min(
        LIMIT.report.linkPassword.least,
        `min_${LIMIT.report.linkPassword.least}`,
      ),
      requestId,
    }),
    /** The address is told this once: only its hash is kept. */
    output: z.object({ link: reportLink, url: z.string() }),
    errors: ['NOT_FOUND', 'LINKS_OFF', 'LINKS_FULL'],
  }),
  endLink: endpoint({
    method: 'PUT',
    path: '/inspect/V3/report/link/end',
    needs: anyOf('x_record_export'),
    summary:
      'Take an external link back at once; whoever reads through it reads nothing more. One that is over stays over.',
    input: z.object({
      /** Of the link. */
      id,
    }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
