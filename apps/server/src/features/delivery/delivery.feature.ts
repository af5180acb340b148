import { defineFeature } from '../../platform/feature.ts';
import { deliveryJobs } from './delivery.jobs.ts';

export const deliveryFeature = defineFeature({
  noun: 'delivery',
  tables: ['delivery', 'delivery_mail'],
  jobs: ({ settings, secrets }) => deliveryJobs({ settings, secrets }),
});
