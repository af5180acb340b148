import { INDUSTRIES } from '@rondo/domain/company';
import { SCORING_METHODS } from '@rondo/domain/scoring/settings';
import { MODES } from '@rondo/domain/task';
import { LIBRARY_KEYS, LIBRARY_KINDS } from '@rondo/domain/template-library';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { contentShape } from './scoring.ts';

/** A template that comes with the product. */
const libraryRow = z.object({
  key: z.enum(LIBRARY_KEYS),
  name: z.string(),
  description: z.string(),
  industry: z.enum(INDUSTRIES),
  kind: z.enum(LIBRARY_KINDS),
  modes: z.array(z.enum(MODES)),
  method: z.enum(SCORING_METHODS),
  items: z.number().int(),
  totalPoints: z.number(),
});
export type LibraryRow = z.output<typeof libraryRow>;

const manage = anyOf('template_manage');

/** The calls of the templates that come with the product, among those of templates. */
export const libraryEndpoints = {
  library: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/library',
    needs: manage,
    summary: 'The templates that come with the product, in the language of the call.',
    input: z.object({}),
    output: z.array(libraryRow),
  }),
  libraryContent: endpoint({
    method: 'GET',
    path: '/inspect/V3/template/libraryContent',
    needs: manage,
    summary: 'The check items of a template that comes with the product.',
    input: z.object({ key: z.enum(LIBRARY_KEYS) }),
    output: z.object({ content: contentShape }),
  }),
};
