import { z } from 'zod';
import { job } from '../../platform/job.ts';
import { type SenderSettings, sendDelivery } from './send-delivery.ts';

/** What lies in the outgoing post leaves by mail server or text message service. */
export const deliveryJobs = (settings: SenderSettings) => [
  job({
    name: 'delivery.send',
    schema: z.object({ id: z.uuid() }),
    run: (context, { id }) => sendDelivery(context, settings, id),
  }),
];
