import { FLOW_ALERT } from '@rondo/domain/flow-alert';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { rev } from './kit/shapes.ts';

const { min, max } = FLOW_ALERT.queue;
const fields = {
  /** A day of a store is 30% or more below the same weekday of four weeks. */
  tellsDrop: z.boolean(),
  /** Less than 80% of a store's day was counted. */
  tellsGaps: z.boolean(),
  /** More people queued than `queueAbove`. */
  tellsQueue: z.boolean(),
  queueAbove: z.number().int().min(min).max(max),
};
const setting = z.object({ ...fields, rev: z.number().int() });

export const flowAlertApi = {
  setting: endpoint({
    method: 'GET',
    path: '/flow-alert/setting',
    needs: anyOf('visitor_statistics'),
    summary: 'What the company is told of its customer flow.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/flow-alert/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Change what the company is told of its customer flow.',
    input: z.object({ ...fields, rev }),
    output: setting,
    errors: ['STALE'],
  }),
};
