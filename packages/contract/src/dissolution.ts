import { COMPANY_STATES } from '@rondo/domain/company';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { instant } from './kit/shapes.ts';

const code = z.string().trim().max(LIMIT.sent.code);

/** What would be gone. Counts are rows; bytes are of the file store, and of what was recorded. */
export const inventory = z.object({
  members: z.number().int(),
  departments: z.number().int(),
  roles: z.number().int(),
  shops: z.number().int(),
  templates: z.number().int(),
  tasks: z.number().int(),
  records: z.number().int(),
  rectifications: z.number().int(),
  messages: z.number().int(),
  devices: z.number().int(),
  cycles: z.number().int(),
  subscriptions: z.number().int(),
  notices: z.number().int(),
  documents: z.number().int(),
  dashboards: z.number().int(),
  files: z.number().int(),
  bytes: z.number(),
  recordingBytes: z.number(),
});

const status = z.object({
  name: z.string(),
  state: z.enum(COMPANY_STATES),
  startedAt: instant.nullable(),
  dissolveAt: instant.nullable(),
  inventory,
});

export const dissolutionApi = {
  get: endpoint({
    method: 'GET',
    path: '/customer/dissolution/status',
    needs: anyOf('x_dissolve'),
    summary: 'Where the company stands, and what dissolving it would take away.',
    input: z.object({}),
    output: status,
  }),
  start: endpoint({
    method: 'POST',
    path: '/customer/dissolution/start',
    needs: anyOf('x_dissolve'),
    summary: 'Dissolve the company: its full name typed, and a code sent to the owner. It ends after 72 hours.',
    input: z.object({ name: z.string().max(LIMIT.name.company * 4), code }),
    output: status,
    errors: ['COMPANY_NAME_DIFFERS', 'CODE_WRONG', 'COMPANY_DISSOLVING'],
    limit: 'sign_in',
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/customer/dissolution/takeBack',
    needs: anyOf('x_dissolve'),
    summary: 'Keep the company after all, with a code sent to the owner.',
    input: z.object({ code }),
    output: status,
    errors: ['CODE_WRONG', 'MOVE_NOT_ALLOWED'],
    limit: 'sign_in',
  }),
};
