import { MODES } from '@rondo/domain/task';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { fileRef, flag, id, keyword } from './kit/shapes.ts';

/** `templateApi.options`, for pages that choose templates and need nothing else of them. */
export const templateOptions = endpoint({
  method: 'GET',
  path: '/inspect/V3/template/options',
  needs: anyOf('x_dispatch', 'x_cycle_manage', 'x_issue_settings', 'template_manage', 'record_select', 'task_center'),
  summary: 'Published templates that can be used in a mode.',
  input: z.object({
    mode: z.enum(MODES).optional(),
    keyword: keyword.default(''),
    /** Only those that are shared with the reader: to give something out, not to find what was. */
    usable: flag.default(false),
    /** And only those that may be used at this store. */
    shopId: id.optional(),
  }),
  output: z.array(
    z.object({
      id,
      name: z.string(),
      versionNo: z.number().int(),
      items: z.number().int(),
      modes: z.array(z.enum(MODES)),
      totalPoints: z.number(),
      cover: fileRef.nullable(),
    }),
  ),
});
