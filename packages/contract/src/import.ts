import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import type { Refusal } from './kit/codes.ts';
import { anyOf, endpoint, type Needs } from './kit/endpoint.ts';
import { id, line, requestId } from './kit/shapes.ts';

/** What happens to rows that are there already; each import offers those that make sense for it. */
export const DUPLICATE_CHOICES = ['skip', 'overwrite', 'keep_both', 'replace'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];

/** How a column came to its field: by its heading, by its values, as the rest of what a heading began, or as told. */
export const MATCHED_BY = ['heading', 'values', 'part', 'told'] as const;

const note = z.object({ row: z.number().int(), column: z.string(), value: z.string(), message: z.string() });
export type ImportNote = z.output<typeof note>;

/** What a dry run says of a file, before anything is written; what would be written is kept under `importId` for an hour. */
const importReport = z.object({
  importId: id,
  fileName: z.string(),
  /** Sheets with something in them, and which one was read. */
  sheets: z.array(z.string()),
  sheet: z.number().int(),
  /** The row that holds the headings, as a spreadsheet numbers it; 0: there is none. */
  headingRow: z.number().int(),
  rows: z.number().int(),
  /** Rows that would be written, without the duplicates. */
  ready: z.number().int(),
  columns: z.array(
    z.object({
      header: z.string(),
      samples: z.array(z.string()),
      field: z.string().nullable(),
      by: z.enum(MATCHED_BY).nullable(),
    }),
  ),
  /** What a column can be, in the order of a form. */
  fields: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      /** Several columns may be joined into it. */
      isJoined: z.boolean(),
      isRequired: z.boolean(),
      /** What one value for all rows can be chosen from, where no column holds it. */
      choices: z.array(z.string()),
    }),
  ),
  /** At most 200 of each; the counts say how many there are. */
  errors: z.array(note),
  errorCount: z.number().int(),
  errorRows: z.number().int(),
  /** Legal, and worth a look. */
  warnings: z.array(note),
  warningCount: z.number().int(),
  duplicates: z.array(z.object({ row: z.number().int(), name: z.string(), id: id.nullable(), message: z.string() })),
  duplicateCount: z.number().int(),
  choices: z.array(z.enum(DUPLICATE_CHOICES)),
  /** What else would be made: groups, departments, categories. */
  creates: z.array(
    z.object({
      noun: z.enum(['group', 'department', 'category']),
      count: z.number().int(),
      names: z.array(z.string()),
    }),
  ),
  /** What the import understood or changed by itself, in sentences. */
  notes: z.array(z.string()),
  /** The first rows as they will be. */
  preview: z.object({
    fields: z.array(z.string()),
    rows: z.array(z.object({ row: z.number().int(), cells: z.array(z.string()) })),
  }),
});
export type ImportReport = z.output<typeof importReport>;

interface Options<N extends Needs> {
  path: `/${string}`;
  needs: N;
  /** "shops", for the API document. */
  noun: string;
  maxRows: number;
  /** Refusals of its own. */
  errors?: readonly Refusal[];
}

/** The three calls of an import: a form to fill in, a dry run, and the run, which answers with its job. */
export function importEndpoints<N extends Needs>({ path, needs, noun, maxRows, errors = [] }: Options<N>) {
  return {
    importTemplate: endpoint({
      method: 'GET',
      path: `${path}/importTemplate`,
      needs,
      summary: `A spreadsheet of ${noun} to fill in.`,
      input: z.object({}),
      output: z.unknown(),
      raw: true,
    }),
    checkImport: endpoint({
      method: 'POST',
      path: `${path}/checkImport`,
      needs,
      summary: `Read a csv or xlsx of ${noun} (part \`file\`, one, 20 MB, at most ${maxRows} rows): what would happen, row by row. Writes nothing.`,
      input: z.object({
        /** JSON: for each column its field, "" for none, null to find it. */
        mapping: z.string().max(LIMIT.sent.importMapping).optional(),
        /** JSON: field to the one value of rows without it. */
        defaults: z.string().max(LIMIT.sent.importDefaults).optional(),
        sheet: z.coerce.number().int().min(0).max(LIMIT.sent.importSheet).optional(),
        /** What the rows go into, where there is a choice. */
        templateId: id.optional(),
      }),
      output: importReport,
      errors: ['IMPORT_UNREADABLE', 'FILE_TOO_LARGE', ...errors],
      upload: { maxFiles: 1, maxBytes: LIMIT.import.bytes },
      limit: 'upload',
    }),
    runImport: endpoint({
      method: 'POST',
      path: `${path}/runImport`,
      needs,
      summary: `Write the rows of a dry run of ${noun} that are right, in a job that tells how far it is.`,
      input: z.object({
        requestId,
        importId: id,
        duplicates: z.enum(DUPLICATE_CHOICES).default('skip'),
        /** What the whole is called, where the import makes one. */
        name: line(LIMIT.name.template).optional(),
      }),
      output: z.object({ jobId: id }),
      errors: ['NOT_FOUND', ...errors],
    }),
  };
}

/** Whoever may import anything; what they may, the import's own code says. */
const importers = anyOf('shop_store', 'frame_staff', 'frame_dept', 'template_manage', 'x_device');

export const importApi = {
  undo: endpoint({
    method: 'POST',
    path: '/customer/import/undo',
    needs: importers,
    summary:
      'Take one’s own import back, within 24 hours: what it made goes, what it overwrote is as before; rows changed or used since stay and are named.',
    input: z.object({ id, requestId }),
    output: z.object({ done: z.literal(true) }),
    errors: ['NOT_FOUND', 'MOVE_NOT_ALLOWED', 'IMPORT_TOO_OLD'],
  }),
  mend: endpoint({
    method: 'GET',
    path: '/customer/import/mend',
    needs: importers,
    summary:
      'The rows of one’s own file that were not right, each with what to change: to be mended and imported again.',
    input: z.object({ id }),
    output: z.unknown(),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
};
