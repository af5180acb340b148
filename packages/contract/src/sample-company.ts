import { SAMPLE_ADDED, SAMPLE_KINDS } from '@rondo/domain/sample-company';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, instant, personRef, requestId } from './kit/shapes.ts';

const needs = anyOf('x_company_setting');

const counts = z.array(z.object({ kind: z.enum(SAMPLE_KINDS), count: z.number().int() }));

/** Something that somebody added to the sample. */
const added = z.object({
  kind: z.enum(SAMPLE_KINDS),
  /** What it is called, or its number; empty where it has neither. */
  name: z.string(),
});

const standing = z.object({
  /** Null: there is none. */
  loaded: z.object({ at: instant, by: personRef, isKept: z.boolean(), counts }).nullable(),
  /** The company has no store yet: a sample can be loaded. */
  canLoad: z.boolean(),
  /** The sample is being loaded or removed at this moment. */
  isBusy: z.boolean(),
  /** What people added to it: how many of each kind, and the first of them. */
  added: z.object({ counts, first: z.array(added) }),
});
export type SampleStanding = z.output<typeof standing>;

const begun = z.object({ jobId: id });

export const sampleCompanyApi = {
  get: endpoint({
    method: 'GET',
    path: '/customer/sampleCompany/get',
    needs,
    summary: 'Whether the company has a sample, what is in it and what people added to it.',
    input: z.object({}),
    output: standing,
  }),
  load: endpoint({
    method: 'POST',
    path: '/customer/sampleCompany/load',
    needs,
    summary: 'Load the sample as background work; only while the company has no store.',
    input: z.object({ requestId }),
    output: begun,
    errors: ['SAMPLE_LOADED', 'SAMPLE_NOT_EMPTY'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/customer/sampleCompany/remove',
    needs,
    summary:
      'Remove everything of the sample as background work; what people added goes along or stays with what it needs.',
    input: z.object({ added: z.enum(SAMPLE_ADDED), requestId }),
    output: begun,
    errors: ['NOT_FOUND'],
  }),
};
