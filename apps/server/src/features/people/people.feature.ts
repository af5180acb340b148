import { defineFeature } from '../../platform/feature.ts';

/** Rows about who people are and where they work, for the features that have them on a page: member, role, session, account. */
export const peopleFeature = defineFeature({
  noun: 'people',
  tables: ['person', 'named_contact', 'membership', 'member', 'member_role', 'member_department'],
});
