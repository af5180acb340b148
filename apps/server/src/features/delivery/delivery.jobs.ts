import { z } from 'zod';
import { job } from '../../platform/job.ts';
import type { SenderParts } from '../sender/index.ts';
import { sendDelivery } from './send-delivery.ts';

/** What lies in the outgoing post leaves by the way out of its channel. */
export const deliveryJobs = (parts: SenderParts) => [
  job({
    name: 'delivery.send',
    schema: z.object({ id: z.uuid() }),
    run: (context, { id }) => sendDelivery(context, parts, id),
  }),
];
