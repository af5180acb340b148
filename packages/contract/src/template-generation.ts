import { GENERATION_METHODS } from '@rondo/domain/generation/draft';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { fileRef, id, requestId, text } from './kit/shapes.ts';

/** Where a generated template came from, and what each of its items is taken from. */
export const shownGeneration = z.object({
  /** Name of the document; empty: a description that somebody typed. */
  source: z.string(),
  /** The document; null: of a description. */
  file: fileRef.nullable(),
  method: z.enum(GENERATION_METHODS),
  /** Suggestions of the language model that were left out because the document does not say them. */
  unproved: z.number().int(),
  /** Requirements beyond the most items of a template. */
  leftOut: z.number().int(),
  /** Somebody said that they had looked through the items: it may be published. */
  isReviewed: z.boolean(),
  sources: z.array(z.object({ itemId: id, quote: z.string(), page: z.number().int().nullable() })),
});
export type ShownGeneration = z.output<typeof shownGeneration>;

const manage = anyOf('template_manage');

/** The calls of templates that are made from a document or a description. */
export const generationEndpoints = {
  generationSetup: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/generationSetup',
    needs: manage,
    summary: 'Whether a language model reads documents, or their structure and words alone.',
    input: z.object({}),
    output: z.object({ hasModel: z.boolean() }),
  }),
  generate: endpoint({
    method: 'POST',
    path: '/inspect/V3/template/generate',
    needs: manage,
    summary:
      'Make a draft of what a document (an upload of the caller: pdf, docx, xlsx, pptx, txt, csv; 20 MB) or a description asks for, in a job whose `madeId` is the template; each item quotes its source.',
    input: z.object({
      /** Of `/cos/uploadDocument`; it wins over `text`. */
      fileId: id.optional(),
      text: text(LIMIT.text.generation).default(''),
      requestId,
    }),
    output: z.object({ jobId: id }),
    errors: ['NOT_FOUND', 'GENERATION_PICTURE', 'GENERATION_TYPE'],
  }),
};
