import { FLOW_ALERT, FLOW_STAY } from '@rondo/domain/flow-alert';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { rev } from './kit/shapes.ts';

const { min, max } = FLOW_ALERT.queue;
const staySeconds = z.number().int().min(FLOW_STAY.min).max(FLOW_STAY.max);
const fields = {
  /** A day of a store is 30% or more below the same weekday of four weeks. */
  tellsDrop: z.boolean(),
  /** Less than 80% of a store's day was counted. */
  tellsGaps: z.boolean(),
  /** More people queued than `queueAbove`. */
  tellsQueue: z.boolean(),
  queueAbove: z.number().int().min(min).max(max),
  /** From how many seconds on somebody counts as staying: counted on cameras from now on. */
  zoneStaySeconds: staySeconds,
  queueStaySeconds: staySeconds,
};
const setting = z.object({ ...fields, rev: z.number().int() });

export const flowAlertApi = {
  setting: endpoint({
    method: 'GET',
    path: '/flow-alert/setting',
    needs: anyOf('visitor_statistics'),
    summary: 'What the company is told of its customer flow, and how long somebody has to stay in an area to count.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/flow-alert/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Change what the company is told of its customer flow, and how long a stay has to be.',
    input: z.object({ ...fields, rev }),
    output: setting,
    errors: ['STALE'],
  }),
};
