import { defineFeature } from '../../platform/feature.ts';

/** How a company lets people in: one code and one link. Its page belongs to `application`. */
export const inviteFeature = defineFeature({ noun: 'invite', tables: ['invite'] });
